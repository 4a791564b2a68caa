import { existsSync, readFileSync } from "node:fs"
import { addresses } from "../../src/shared/addresses"
import { fileOf, readDocument } from "../support/documents"
import { sitePaths } from "../support/site-paths"

const withCharts: [string, number][] = [
  [addresses.home, 2],
  [addresses.services, 5],
  [addresses.results, 4],
  [addresses.amp, 1],
  ["/blog/cohort-analysis-retention-curves", 3],
  ["/seo-strategies/seo-technical-foundations", 1],
  ["/resources/data-portfolio-sample", 6],
]

test.each(withCharts)(
  "%s shows %i charts, each with its finding, what it measures, its words and its numbers",
  (path, count) => {
    const figures = readDocument(path).root.querySelectorAll(".chart-figure")
    expect(figures).toHaveLength(count)
    for (const figure of figures) {
      for (const part of [".chart-title", ".chart-subtitle"])
        expect(figure.querySelector(part)?.text.length).toBeGreaterThan(20)
      const [drawing, ...others] = figure.querySelectorAll("svg[role=img]")
      expect(others).toEqual([])
      expect(drawing?.getAttribute("aria-label")?.length).toBeGreaterThan(60)
      expect(figure.querySelectorAll(".chart-numbers tbody tr").length).toBeGreaterThan(1)
      expect(figure.querySelectorAll(".chart-numbers td").length).toBeGreaterThan(1)
      expect(figure.querySelector(".chart-note")?.text).toMatch(
        figure.querySelector(".chart-tag") ? /^Period: .+\.$/ : /^Source: .+\. Period: .+\.$/,
      )
      const [file, place] = figure
        .querySelectorAll(".chart-foot > a")
        .map(link => link.getAttribute("href") ?? "")
      expect(place).toBe(`#${figure.id}`)
      expect(existsSync(fileOf(file ?? ""))).toBe(true)
    }
  },
)

test("the file of a chart has its numbers, a line for each point", () => {
  const lines = readFileSync(fileOf("/charts/user-growth.csv"), "utf8").trimEnd().split("\r\n")
  expect(lines).toHaveLength(1 + 2 * 19)
  expect(lines).toContain('"Measured","Month 12",200,,,"index"')
})

test("no number of the site is grouped as outside India", () => {
  const western = sitePaths().flatMap(path => {
    const { root } = readDocument(path)
    for (const code of root.querySelectorAll("pre, script, style, svg")) code.remove()
    return [...root.text.matchAll(/(?<![\d,.])\d{3},\d{3}(?![\d,])/g)].map(([number]) => `${path}: ${number}`)
  })
  expect(western).toEqual([])
})

test("the report asks for its decision in a box before all else", () => {
  const box = readDocument("/resources/data-portfolio-sample").root.querySelector(".article-body .alert")
  expect(box?.text.trim()).toMatch(/^Decision needed/)
  expect(box?.parentNode.querySelector("h2, h3")?.range[0]).toBeLessThan(box?.range[0] ?? 0)
  expect(box?.nextElementSibling?.tagName).toBe("H2")
})
