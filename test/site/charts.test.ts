/** @proves Blog: charts */
/** @proves Pages: results */

import { existsSync, readFileSync } from "node:fs"
import { addresses } from "../../src/shared/addresses"
import { fileOf, readDocument } from "../support/documents"

const withCharts: [string, number][] = [
  [addresses.home, 2],
  [addresses.services, 4],
  [addresses.results, 3],
  [addresses.amp, 1],
]

test.each(withCharts)(
  "%s shows %i charts, each with its finding, what it measures, its words and its numbers",
  (path, count) => {
    const figures = readDocument(path).root.querySelectorAll(".chart-figure")
    expect(figures).toHaveLength(count)
    for (const figure of figures) {
      for (const part of [".chart-title", ".chart-subtitle", ".chart-note"])
        expect(figure.querySelector(part)?.text.length).toBeGreaterThan(20)
      const [drawing, ...others] = figure.querySelectorAll("svg[role=img]")
      expect(others).toEqual([])
      expect(drawing?.getAttribute("aria-label")?.length).toBeGreaterThan(60)
      expect(figure.querySelectorAll(".chart-numbers tbody tr").length).toBeGreaterThan(1)
      expect(figure.querySelectorAll(".chart-numbers td").length).toBeGreaterThan(1)
      expect(figure.querySelector(".chart-note")?.text).toMatch(/^Source: .+\. Period: .+\.$/)
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
