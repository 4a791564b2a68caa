import { canonicalPostPath } from "./canonical"

describe("an article", () => {
  test("is canonical under its category when the category has top-level posts", () => {
    expect(canonicalPostPath({ slug: "analytics", topLevel: true }, "x")).toBe("/analytics/x")
  })
  test("is canonical under /blog otherwise", () => {
    expect(canonicalPostPath({ slug: "cohort-analysis", topLevel: false }, "x")).toBe("/blog/x")
  })
  test("is canonical under its category when its address under /blog is retired", () => {
    expect(canonicalPostPath({ slug: "cohort-analysis", topLevel: false }, "x", true)).toBe(
      "/cohort-analysis/x",
    )
  })
})
