import { matches, normaliseQuery } from "./title-search"

test("a query is trimmed and lowercased", () => {
  expect(normaliseQuery("  GA4 Export\n")).toBe("ga4 export")
  expect(normaliseQuery(" \t ")).toBe("")
})

test("a query matches within the title or the text, never across both, and never when empty", () => {
  const document = { title: "Reading cohorts", text: "In SQL, 100% & more" }
  expect(matches(document, "ing coh")).toBe(true)
  expect(matches(document, "% & m")).toBe(true)
  expect(matches(document, "cohorts in")).toBe(false)
  expect(matches(document, "")).toBe(false)
})
