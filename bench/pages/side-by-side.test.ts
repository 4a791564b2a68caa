import { figures } from "./figures"
import { sideBySide } from "./side-by-side"

test("pages of two sites stand beside each other with the ratio of their figures, and the middle of all ratios last", () => {
  const values = (value: number) => figures.map(() => value)
  const text = sideBySide(
    ["abc1234", "here"],
    [
      { path: "/", sites: [values(2), values(3)] },
      { path: "/blog", sites: [values(4), values(2)] },
      { path: "/about", sites: [values(0), values(1)] },
    ],
  )
  const rows = text.split("\n").map(line =>
    line
      .split("|")
      .map(cell => cell.trim())
      .slice(1, -1),
  )
  expect(rows[0]).toEqual(["page", "figure", "abc1234", "here", "here / abc1234"])
  const ofLcp = rows.filter(([, figure]) => figure === "LCP s")
  expect(ofLcp).toEqual([
    ["/", "LCP s", "2.00", "3.00", "1.50"],
    ["/blog", "LCP s", "4.00", "2.00", "0.50"],
    ["/about", "LCP s", "0.00", "1.00", ""],
    ["the middle page", "LCP s", "", "", "0.50"],
  ])
})
