import { keepMessage, takeMessage } from "./handed-message"

test("a handed message leaves the address before others' scripts come, and is taken once", () => {
  const location = { hash: "#message=My%20numbers%3A%0A460", pathname: "/form", search: "?about=x" }
  const addresses: string[] = []
  const history = {
    state: null,
    replaceState: (_: unknown, __: string, address: string) => {
      addresses.push(address)
      location.hash = ""
    },
  }
  Object.assign(globalThis, { location, history })
  keepMessage()
  expect(addresses).toEqual(["/form?about=x"])
  expect([takeMessage(), takeMessage()]).toEqual(["My numbers:\n460", ""])
  location.hash = "#section"
  expect(takeMessage()).toBe("")
  expect(addresses).toHaveLength(1)
})
