import { chartAnchor, paths } from "../../src/shared/paths"
import { readDocument, textsOf } from "../support/documents"
import { describeSample } from "../support/sample"
import { sitePaths } from "../support/site-paths"

describeSample("figures of the shipped content", () => {
  test("numbers use Indian grouping", () => {
    const western = sitePaths().flatMap(path => {
      const { root } = readDocument(path)
      for (const code of root.querySelectorAll("pre, script, style, svg")) code.remove()
      const numbers = root.text.matchAll(/(?<![\d,.])\d{3},\d{3}(?![\d,])/g)
      return [...numbers].map(([number]) => `${path}: ${number}`)
    })
    expect(western).toEqual([])
  })

  test("invented figures are said to be so once: by a tag, not in the text", () => {
    const { home, about, amp, ampAbout, services, results, testimonials, landing } = paths
    for (const path of [home, about, amp, ampAbout, services, results]) {
      const { root } = readDocument(path)
      for (const note of root.querySelectorAll(".sample-note")) note.remove()
      const text = root.querySelector("main")?.text ?? ""
      expect(text.match(/\bsample (figures?|data|case|quotation)\b|\binvented\b/gi)).toBeNull()
    }
    for (const path of [results, testimonials])
      expect(readDocument(path).root.querySelector(".page-heading .sample-note")?.text).toBe(
        "The clients below, their quotes and their figures are invented examples. We’ll replace them with real ones once clients approve.",
      )
    for (const [path, blocks] of [
      [home, [".claims-row dl > div", ".featured-case header", ".brands"]],
      [about, [".claims-row dl > div"]],
      [amp, [".claims-row dl > div"]],
      [ampAbout, [".section:has(ul.amp-rows)"]],
      [landing, [".pull-quote", ".service-case:first-child"]],
      [testimonials, [".pull-quote"]],
    ] as const)
      for (const block of blocks)
        for (const found of readDocument(path).root.querySelectorAll(block))
          expect([path, block, found.querySelectorAll(".sample-tag").length]).toEqual([path, block, 1])
    const quotes = readDocument(testimonials).root.querySelectorAll(".pull-quote")
    for (const quote of quotes)
      expect(quote.querySelector("h2")?.previousElementSibling?.text).toBe("Illustrative")
    const tagged = readDocument(home).root.querySelectorAll(".chart-figure:has(.sample-tag)")
    expect(tagged.map(({ id }) => id)).toEqual([chartAnchor("traffic-growth")])
    expect(textsOf(readDocument(landing), ".service-case").map(line => line.slice(0, 12))).toEqual([
      "Illustrative",
      expect.stringMatching(/^Case study:/),
    ])
  })
})
