import { reconcile } from "../reconcile"
import { causesOf } from "./causes"

const weeks = (...counts: string[]) =>
  counts.map((count, i) => {
    const [books = "", analytics = ""] = count.split(" ")
    return { period: `2026-W${i + 10}`, books, analytics }
  })

const low = "500 470"
const high = "500 430"

test("causes are those of the gap's size and shape, and of orders that only analytics has", () => {
  const cause = (title: string, shapes: string[], from: number | null = null, to: number | null = null) => ({
    title,
    shapes,
    from,
    to,
  })
  const causes = [
    cause("small", ["steady"], 0, 10),
    cause("large", ["steady"], 10),
    cause("release", ["grew"]),
    cause("outage", ["single"], 50),
    cause("duplicates", ["more"]),
  ]
  const titles = (entries: ReturnType<typeof weeks>) => {
    const { series, assessment } = reconcile({ entries, averageOrder: "" })
    return causesOf(causes, series, assessment).map(index => causes[index]?.title)
  }
  expect(titles(weeks(low, low, low, low, low, low))).toEqual(["small"])
  expect(titles(weeks(high, high, high, high, high, high, "5 9"))).toEqual(["large", "duplicates"])
  expect(titles(weeks(low, low, low, low, low, low, high, high))).toEqual(["release"])
  expect(titles(weeks(low, low, low, low, low, low, low, low, "500 100"))).toEqual(["outage"])
  expect(titles([{ period: "", books: "", analytics: "" }])).toEqual([])
})
