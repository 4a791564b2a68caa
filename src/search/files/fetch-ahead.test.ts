import { fetchAhead, fetchOrTake } from "./fetch-ahead"

const realFetch = globalThis.fetch
let asked: string[] = []
let online = true

beforeAll(() => {
  globalThis.fetch = (async (input: string) => {
    asked.push(input)
    if (!online) throw new TypeError("Failed to fetch")
    return new Response(input)
  }) as typeof fetch
})
afterAll(() => {
  globalThis.fetch = realFetch
})
beforeEach(() => {
  asked = []
  online = true
})

const read = async (address: string, init?: RequestInit) => (await fetchOrTake(address, init)).text()

test("what was asked for ahead is taken, once, and not asked for ahead again", async () => {
  fetchAhead("/a")
  fetchAhead("/a")
  expect(await read("/a")).toBe("/a")
  fetchAhead("/a")
  expect(asked).toEqual(["/a"])
  expect(await read("/a")).toBe("/a")
  expect(asked).toEqual(["/a", "/a"])
})

test("what is to be asked of the server anew is not taken", async () => {
  fetchAhead("/b")
  await read("/b", { cache: "no-cache" })
  expect(asked).toEqual(["/b", "/b"])
})

test("a failure is forgotten", async () => {
  online = false
  fetchAhead("/c")
  await new Promise(resolve => setTimeout(resolve, 0))
  online = true
  expect(await read("/c")).toBe("/c")
  expect(asked).toEqual(["/c", "/c"])
})
