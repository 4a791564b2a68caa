type Step = { name: string; text: string }

const MEASUREMENT: Step[] = [
  { name: "Tool selection", text: "Choose tools whose raw data you can export and keep." },
  { name: "Code implementation", text: "Put consent, the data layer and the tags into the page." },
  { name: "Enable trackers", text: "Switch on the events your decisions need, and no others." },
  { name: "Data processing", text: "Filter, deduplicate and name what arrives." },
  { name: "Database integration", text: "Join analytics with your own orders in one warehouse." },
  { name: "Report preparation", text: "Give each metric one definition and one owner." },
  { name: "Dashboard creation", text: "Show each team the numbers it decides on." },
  { name: "Generate insights", text: "Explain a change, and test the explanation." },
  { name: "Continuous optimization", text: "Act, measure the effect and start again." },
]

const DEEP_DIVE: Step[] = [
  { name: "Problem definition", text: "Say what changed, by how much and since when." },
  { name: "Data exploration", text: "Cut the numbers by segment until you find where the change is." },
  { name: "Hypothesis testing", text: "Say what each cause would predict, then look." },
  { name: "Alternative exploration", text: "Give rival explanations the same fair test." },
  { name: "Root cause analysis", text: "Ask why until the answer is something you can change." },
]

const REMINDERS: Step[] = [
  { name: "Avoid confirmation bias", text: "Look for what would prove you wrong." },
  { name: "Challenge assumptions", text: "Write down what you’ve taken for granted." },
  { name: "Validate data quality", text: "Suspect a surprising number first." },
]

// The colon is for feeds, search and screen readers; on the page the name has its own line.
const itemOf = ({ name, text }: Step): string =>
  `<li><strong class="diagram-name">${name}</strong><span class="sr-only">: </span><span class="diagram-text">${text}</span></li>`

const stepList = (steps: Step[]): string =>
  `<ol class="diagram-steps" role="list">${steps.map(itemOf).join("")}</ol>`

const reminders = `<ul role="list">${REMINDERS.map(itemOf).join("")}</ul>`

const figure = (kind: string, caption: string, body: string): string =>
  `<figure class="diagram diagram-${kind}"><figcaption>${caption}</figcaption>${body}</figure>`

const measurement = figure(
  "cycle",
  "Nine steps, and the last leads back to the first",
  `<div class="diagram-track">${stepList(MEASUREMENT)}<p class="diagram-return">Back to step 1</p></div>`,
)

const deepDive = figure(
  "phases",
  "From a problem to its cause in five phases",
  `<div class="diagram-columns">${stepList(DEEP_DIVE)}<div class="diagram-aside"><p class="fine">In every phase</p>${reminders}</div></div>`,
)

export const diagramFor = (alt: string): string | undefined => {
  if (alt.includes("Digital Measurement")) return measurement
  return alt.includes("Deep Dive Methodology") ? deepDive : undefined
}
