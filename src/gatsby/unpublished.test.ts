import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { temporaryFolder } from "../../test/support/temporary-folder"
import { siteJson } from "../content-model/fixtures/project"
import { isUnpublished } from "./unpublished"

const [folder, project] = [temporaryFolder(), process.cwd()]
beforeAll(() => {
  process.chdir(folder)
  mkdirSync("content/posts", { recursive: true })
  mkdirSync("content/legal")
  writeFileSync("content/site.json", JSON.stringify(siteJson))
})
afterAll(() => process.chdir(project))

let count = 0
const isLeftOut = (mode: string, fields: string, name = `posts/${count++}.md`) => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: mode })
  writeFileSync(`content/${name}`, `---\ntitle: X\n${fields}\n---\n\nText.\n`)
  return isUnpublished(join(process.cwd(), "content", name))
}

test.each([
  ["production", "date: 2025-01-01\npublished: false", true],
  ["production", "publishDate: 2999-01-01T12:00:00Z", true],
  ["development", "date: 2025-01-01\ndraft: true", false],
  ["development", "date: 2999-01-01", false],
])("in %s, an article with %j is left out: %s", (mode, fields, expected) => {
  expect(isLeftOut(mode, fields)).toBe(expected)
})

test("other texts and other files are never left out", () => {
  expect(isLeftOut("production", "draft: true", "legal/privacy.md")).toBe(false)
  expect(isUnpublished(join(folder, "content/posts/missing.svg"))).toBe(false)
})
