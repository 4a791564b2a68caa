import { contentHash } from "./hash"

test("a hash depends only on the content and is safe in file names", () => {
  expect(contentHash("")).toMatch(/^[0-9a-z]{1,7}$/)
  expect(contentHash("data")).toBe(contentHash("data"))
  const hashes = new Set(Array.from({ length: 5_000 }, (_, at) => contentHash(`part ${at}`)))
  expect(hashes.size).toBeGreaterThan(4_990)
})
