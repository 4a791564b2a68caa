import { byteCache } from "./byte-cache"

const bytes = (length: number) => Buffer.alloc(length)

test("the least recently asked for leaves first", () => {
  const cache = byteCache(80)
  for (let i = 0; i < 8; i++) cache.set(`${i}`, bytes(10))
  cache.get("0")
  cache.set("8", bytes(10))
  expect(cache.get("0")).toBeDefined()
  expect(cache.get("1")).toBeUndefined()
  expect(cache.get("8")).toBeDefined()
})

test("a large thing does not drive out the rest", () => {
  const cache = byteCache(80)
  cache.set("small", bytes(10))
  cache.set("large", bytes(11))
  expect(cache.get("large")).toBeUndefined()
  expect(cache.get("small")).toBeDefined()
})
