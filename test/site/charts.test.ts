/** @proves Blog: charts */
/** @proves Pages: results */
import { addresses } from "../../src/shared/addresses"
import { readDocument } from "../support/documents"

const withCharts: [string, number][] = [
  [addresses.home, 1],
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
    }
  },
)
