import { documentWords } from "./document-words"

test.each([
  [{ format: "PDF", size: "192 kB", pages: 4 }, "PDF, 192 kB, 4 pages"],
  [{ format: "PDF", size: "20 kB", pages: 1 }, "PDF, 20 kB, 1 page"],
  [{ format: "CSV", size: "13 kB", pages: null }, "CSV, 13 kB"],
])("%j is told as %s", (document, words) => {
  expect(documentWords(document)).toBe(words)
})
