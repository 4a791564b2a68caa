import fc from "fast-check"
import { runs } from "../../test/support/runs"
import { highlight } from "./highlight"
import { matches, normaliseQuery } from "./title-search"

const marks = (text: string, query: string): string =>
  highlight(text, normaliseQuery(query))
    .map(({ text: part, marked }) => (marked ? `[${part}]` : part))
    .join("")

test("all matches are marked, also in letters that are longer in lower case", () => {
  expect(marks("Data on data", "DATA")).toBe("[Data] on [data]")
  expect(marks("aaaa", "aa")).toBe("[aa][aa]")
  expect(marks("nothing", "")).toBe("nothing")
  expect(marks("", "x")).toBe("")
  expect(marks("İİ İstanbul SEO", "seo")).toBe("İİ İstanbul [SEO]")
  expect(marks("İstanbul", "i")).toBe("[İ]stanbul")
  expect(marks("aİb", "\u0307b")).toBe("a[İb]")
  expect(marks("ΟΔΟΣ 😀 रिपोर्ट", "ς 😀 रि")).toBe("ΟΔΟ[Σ 😀 रि]पोर्ट")
})

test("segments add up to the text, and something is marked exactly when it matches", () => {
  const text = fc
    .array(fc.constantFrom(..."aAİiΣσςß 😀क", "\u0307", "\ud83d"), { maxLength: 12 })
    .map(all => all.join(""))
  fc.assert(
    fc.property(text, text, (shown, query) => {
      const q = normaliseQuery(query)
      const segments = highlight(shown, q)
      expect(segments.map(segment => segment.text).join("")).toBe(shown)
      expect(segments.every(segment => segment.text !== "")).toBe(true)
      expect(segments.some(segment => segment.marked)).toBe(matches({ title: shown, text: "" }, q))
    }),
    runs(60),
  )
})
