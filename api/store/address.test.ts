import { pathOf, withoutPassword } from "./address"

test("a path is taken from the working directory, or whole", () => {
  expect(pathOf("file:./data/enquiries")).toBe(`${process.cwd()}/data/enquiries`)
  expect(pathOf("file:///var/spool/enquiries")).toBe("/var/spool/enquiries")
})

test.each([
  ["postgres://me:se:cr@et@db.example/site", "postgres://me:***@db.example/site"],
  [
    "postgres://db.example/site?user=me&password=secret&sslmode=require",
    "postgres://db.example/site?user=me&password=***&sslmode=require",
  ],
])("a password is never printed: %s", (url, printed) => {
  expect(withoutPassword(url)).toBe(printed)
})
