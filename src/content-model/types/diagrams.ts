import type { DiagramWords } from "../../markdown/diagrams"
import type { ContentType } from "./content-type"
import { group, groupList, objectType, text } from "./field-types"
import { withDefaults } from "./words"

/** What the diagrams say whose owner has written nothing else. */
export const defaultDiagrams: DiagramWords = {
  cycle: {
    caption: "Nine steps, and the last leads back to the first",
    steps: [
      { name: "Tool selection", text: "Choose tools whose raw data you can export and keep." },
      { name: "Code implementation", text: "Put consent, the data layer and the tags into the page." },
      { name: "Enable trackers", text: "Switch on the events your decisions need, and no others." },
      { name: "Data processing", text: "Filter, deduplicate and name what arrives." },
      { name: "Database integration", text: "Join analytics with your own orders in one warehouse." },
      { name: "Report preparation", text: "Give each metric one definition and one owner." },
      { name: "Dashboard creation", text: "Show each team the numbers it decides on." },
      { name: "Generate insights", text: "Explain a change, and test the explanation." },
      { name: "Continuous optimization", text: "Act, measure the effect and start again." },
    ],
    back: "Back to step 1",
  },
  phases: {
    caption: "From a problem to its cause in five phases",
    steps: [
      { name: "Problem definition", text: "Say what changed, by how much and since when." },
      { name: "Data exploration", text: "Cut the numbers by segment until you find where the change is." },
      { name: "Hypothesis testing", text: "Say what each cause would predict, then look." },
      { name: "Alternative exploration", text: "Give rival explanations the same fair test." },
      { name: "Root cause analysis", text: "Ask why until the answer is something you can change." },
    ],
    heading: "In every phase",
    reminders: [
      { name: "Avoid confirmation bias", text: "Look for what would prove you wrong." },
      { name: "Challenge assumptions", text: "Write down what you’ve taken for granted." },
      { name: "Validate data quality", text: "Suspect a surprising number first." },
    ],
  },
}

const step = objectType("DiagramStep", "A step of a diagram, or one of its reminders.", {
  name: text("the name of the step", "Data processing"),
  text: text("a sentence on it", "Filter, deduplicate and name what arrives."),
})

const steps = (expected: string) => groupList(step, expected, "name")

// It is drawn in three rows of three.
const nine = "a list of nine steps with name and text"
const some = "a list of steps with name and text"
const reminders = "a list of reminders with name and text"

const cycle = objectType(
  "CycleDiagram",
  "Nine steps, of which the last leads back to the first.",
  {
    caption: text("what the diagram shows", defaultDiagrams.cycle.caption),
    steps: steps(nine).length(9, nine),
    back: text("the words of the way back", defaultDiagrams.cycle.back),
  },
  { default: defaultDiagrams.cycle },
)

const phases = objectType(
  "PhasesDiagram",
  "Steps in order, beside reminders for all of them.",
  {
    caption: text("what the diagram shows", defaultDiagrams.phases.caption),
    steps: steps(some).min(1, some),
    heading: text("the words above the reminders", defaultDiagrams.phases.heading),
    reminders: steps(reminders).min(1, reminders),
  },
  { default: defaultDiagrams.phases },
)

export const diagrams = {
  schema: group({ cycle: cycle.optional(), phases: phases.optional() }),
  type: "Diagrams",
  doc: "What the two built-in diagrams say, from content/diagrams.json.",
  cms: { label: "Diagrams" },
} satisfies ContentType

/** @param written of content/diagrams.json, which may have one of them, or be missing */
export const diagramWords = (written: object = {}): DiagramWords =>
  withDefaults(diagrams.schema, written) as DiagramWords
