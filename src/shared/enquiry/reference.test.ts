import { isReference, referenceOf, referenceSlot, withReference } from "./reference"

test("a reference follows the ID, is short, and has no characters that look alike", () => {
  const references = Array.from({ length: 2000 }, (_, i) =>
    referenceOf((i * 7_919_777).toString(16).padStart(32, "a1b2c3d4")),
  )
  for (const reference of references) {
    expect(reference).toMatch(/^[^01258BILOQSUVZ\W_]{3}-[^01258BILOQSUVZ\W_]{3}$/)
    expect(isReference(reference)).toBe(true)
  }
  expect(referenceOf("0123456789abcdef")).toBe(referenceOf("0123456789abcdef"))
  expect(new Set(["0123456789ab", "1123456789ab", "0123456789ac"].map(referenceOf)).size).toBe(3)
})

test.each(["K7M-4P", "k7m-4pr", "<b>-abc", "K7M4PR", "K7M-4P8", "B7M-4PR"])("%s is no reference", text => {
  expect(isReference(text)).toBe(false)
})

test("a page gets the reference in its slot, after its label as text", () => {
  const page = `<p id="${referenceSlot}" hidden></p>`
  expect(withReference(page, "K7M-4PR", "Yours < $1")).toBe(
    `<p id="${referenceSlot}">Yours &lt; $1: <strong>K7M-4PR</strong></p>`,
  )
})
