/** @proves Enquiries: storage */
import { directoryOf, openStore, printableUrl, storeUrl } from "./open-store"

test("the default is a directory below the working directory", () => {
  expect(storeUrl()).toBe("file:./data/enquiries")
  expect(directoryOf("file:./data/enquiries")).toBe(`${process.cwd()}/data/enquiries`)
  expect(directoryOf("file:///var/spool/enquiries")).toBe("/var/spool/enquiries")
})

test("a password is never printed", () => {
  expect(printableUrl("postgres://me:se:cr@et@db.example/site")).toBe("postgres://me:***@db.example/site")
})

test("another address is refused, a known one opened once", () => {
  expect(() => openStore("mysql://x")).toThrow("ENQUIRIES_URL")
  expect(openStore("file:./a")).toBe(openStore("file:./a"))
})
