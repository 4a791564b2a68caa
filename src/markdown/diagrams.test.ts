import { defaultDiagrams } from "../content-model/types/diagrams"
import { diagramFor, isDiagram } from "./diagrams"

const namesIn = (html = "") => [...html.matchAll(/diagram-name">([^<]+)</g)].map(match => match[1]).join("; ")

test.each([
  [
    "Digital Measurement setup in nine steps",
    9,
    "Tool selection; Code implementation; Enable trackers; Data processing; Database integration; " +
      "Report preparation; Dashboard creation; Generate insights; Continuous optimization",
  ],
  [
    "The Deep Dive Methodology",
    5,
    "Problem definition; Data exploration; Hypothesis testing; Alternative exploration; " +
      "Root cause analysis; Avoid confirmation bias; Challenge assumptions; Validate data quality",
  ],
])("the diagram for %j is a figure of %i steps in order, then its reminders", (alt, steps, names) => {
  const html = diagramFor(alt, defaultDiagrams)
  expect(html).toMatch(/^<figure class="diagram [^"]+"><figcaption>[^<]+<\/figcaption>.*<ol .*<\/figure>$/)
  expect(html).toMatch(new RegExp(`<ol [^>]*>(<li>.*?</li>){${steps}}</ol>`))
  expect(namesIn(html)).toBe(names)
})

test.each(["A dashboard", "digital measurement", ""])("%j is not a diagram", alt => {
  expect(diagramFor(alt, defaultDiagrams)).toBeUndefined()
  expect(isDiagram(alt)).toBe(false)
})

test("words of a diagram are text", () => {
  const { phases } = defaultDiagrams
  const words = { ...defaultDiagrams, phases: { ...phases, caption: "A < B & C", heading: "<i>" } }
  const html = diagramFor("Deep Dive Methodology", words)
  expect(html).toContain("<figcaption>A &lt; B &amp; C</figcaption>")
  expect(html).not.toContain("<i>")
})
