import { openStore, storeUrl } from "./open-store"

test("by default enquiries are kept in a directory below the working directory", () => {
  expect(storeUrl()).toBe("file:./data/enquiries")
})

test("another address is refused, a known one opened once", () => {
  expect(() => openStore("mysql://x")).toThrow("ENQUIRIES_URL")
  expect(openStore("file:./a")).toBe(openStore("file:./a"))
})
