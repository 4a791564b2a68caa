import { contentHash } from "./hash"

test("a hash depends on the content alone, and fits into a file name", () => {
  expect(contentHash("")).toMatch(/^[\w-]{5}$/)
  expect(contentHash("data")).toBe(contentHash("data"))
  const hashes = new Set(Array.from({ length: 5_000 }, (_, at) => contentHash(`part ${at}`)))
  expect(hashes.size).toBeGreaterThan(4_990)
})
