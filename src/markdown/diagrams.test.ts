import { diagramFor } from "./diagrams"

const names = (html: string | undefined) =>
  [...(html ?? "").matchAll(/diagram-name">([^<]+)</g)].map(match => match[1])

test("the measurement diagram has the nine steps in order", () => {
  expect(names(diagramFor("Digital Measurement setup in nine steps"))).toEqual([
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
  expect(names(html)).toEqual([
    "Problem definition",
    "Data exploration",
    "Hypothesis testing",
    "Alternative exploration",
    "Root cause analysis",
    "Avoid confirmation bias",
    "Challenge assumptions",
    "Validate data quality",
  ])
  expect(html).toMatch(/<ol [^>]*>(<li>.*?<\/li>){5}<\/ol>/)
})

test("each is one captioned figure with an ordered list", () => {
  for (const alt of ["Digital Measurement", "Deep Dive Methodology"]) {
    expect(diagramFor(alt)).toMatch(
      /^<figure class="diagram [^"]+"><figcaption>[^<]+<\/figcaption>.*<\/figure>$/,
    )
    expect(diagramFor(alt)).toContain("<ol ")
  }
})

test("other images, and other cases of the words, are left alone", () => {
  expect(diagramFor("A dashboard")).toBeUndefined()
  expect(diagramFor("digital measurement")).toBeUndefined()
  expect(diagramFor("")).toBeUndefined()
})
