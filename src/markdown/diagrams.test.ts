import { diagramFor } from "./diagrams"

const namesIn = (html = "") => [...html.matchAll(/diagram-name">([^<]+)</g)].map(match => match[1])
const oneFigure = /^<figure class="diagram [^"]+"><figcaption>[^<]+<\/figcaption>.*<ol .*<\/figure>$/

test("the measurement diagram has its nine steps in order", () => {
  const html = diagramFor("Digital Measurement setup in nine steps")
  expect(html).toMatch(oneFigure)
  expect(namesIn(html)).toEqual([
    "Tool selection",
    "Code implementation",
    "Enable trackers",
    "Data processing",
    "Database integration",
    "Report preparation",
    "Dashboard creation",
    "Generate insights",
    "Continuous optimization",
  ])
})

test("the deep-dive diagram has five phases and three reminders", () => {
  const html = diagramFor("The Deep Dive Methodology")
  expect(html).toMatch(oneFigure)
  expect(html).toMatch(/<ol [^>]*>(<li>.*?<\/li>){5}<\/ol>/)
  expect(namesIn(html)).toEqual([
    "Problem definition",
    "Data exploration",
    "Hypothesis testing",
    "Alternative exploration",
    "Root cause analysis",
    "Avoid confirmation bias",
    "Challenge assumptions",
    "Validate data quality",
  ])
})

test.each(["A dashboard", "digital measurement", ""])("%j is no diagram", alt => {
  expect(diagramFor(alt)).toBeUndefined()
})
