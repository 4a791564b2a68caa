import { resolve } from "node:path"
import { isPassedOver } from "./passed-over"

test.each([
  ["content", false],
  ["content/posts/x.md", false],
  ["content/posts/x/index.md", false],
  ["content/posts/.x.md", true],
  ["content/posts/._x.md", true],
  ["content/posts/.drafts/x.md", true],
  ["content/posts/node_modules/x.md", true],
])("of %s it is %s that Gatsby passes over it", (path, expected) => {
  expect(isPassedOver(path)).toBe(expected)
  expect(isPassedOver(resolve(path))).toBe(expected)
})
