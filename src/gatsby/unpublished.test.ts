import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { temporaryFolder } from "../../test/support/temporary-folder"
import { hiddenFronts } from "../content-model/fixtures/hidden-fronts"
import { siteJson } from "../content-model/fixtures/project"
import { isUnpublished } from "./unpublished"

// A folder above the project decides nothing.
const [folder, project] = [join(temporaryFolder(), "_drafts"), process.cwd()]
beforeAll(() => {
  mkdirSync(join(folder, "content/posts/_drafts"), { recursive: true })
  process.chdir(folder)
  mkdirSync("content/legal")
  writeFileSync("content/site.json", JSON.stringify(siteJson))
})
afterAll(() => process.chdir(project))

const isLeftOut = (mode: string, fields: string, name: string) => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: mode })
  writeFileSync(`content/${name}`, `---\ntitle: X\n${fields}\n---\n\nText.\n`)
  return isUnpublished(join(process.cwd(), "content", name))
}

test.each([
  ["production", "posts/a.md", "date: 2025-01-01\npublished: false", true],
  ["production", "posts/b.md", "publishDate: 2999-01-01T12:00:00Z", true],
  ["production", "posts/_drafts/c.md", "date: 2025-01-01", true],
  ["production", "posts/d.md", "date: 2025-01-01", false],
  ["production", "posts/2999-01-01-g.md", "created: 2999-01-01", true],
  ["production", "posts/h.md", "date: soon", true],
  ["production", "posts/i.md", "+++", true],
  ["development", "posts/e.md", "date: 2025-01-01\ndraft: true", false],
  ["development", "posts/f.md", "date: 2999-01-01", false],
])("in %s, %s with %j is left out: %s", (mode, name, fields, expected) => {
  expect(isLeftOut(mode, fields, name)).toBe(expected)
})

test.each(hiddenFronts)(
  "an article with %j is left out, should a build go on in spite of the error",
  front => {
    expect(
      isLeftOut("production", `date: 2025-01-01\n${front}`, `posts/${hiddenFronts.indexOf(front)}.md`),
    ).toBe(true)
  },
)

test("other texts and other files are never left out", () => {
  expect(isLeftOut("production", "draft: true", "legal/privacy.md")).toBe(false)
  expect(isUnpublished(join(folder, "content/posts/missing.svg"))).toBe(false)
})
