import { post, writeProject } from "../src/content-model/fixtures/project"
import { isSomethingDue } from "./due"

const project = writeProject({
  "content/posts/later.md": post("Later", { date: "2030-05-10" }),
  "content/posts/windows.md":
    '---\r\ntitle: W\r\ndate: "2030-05-20T10:00:00Z"\r\n---\r\ndate: 2030-05-16\r\n',
})

test.each([
  ["2030-05-08", "2030-05-09", false],
  ["2030-05-09", "2030-05-10", true],
  // A machine that slept.
  ["2030-05-08", "2030-05-12", true],
  ["2030-05-10", "2030-05-11", false],
  ["2030-05-15", "2030-05-16", false],
  ["2030-05-19", "2030-05-20", true],
  ["2030-05-31", "2030-06-01", true],
])("from %s to %s something is due: %s", (from, until, isDue) => {
  expect(isSomethingDue(project, from, until)).toBe(isDue)
})

test("of a date that is written in another way, only a build knows", () => {
  const other = writeProject({ "content/posts/later.md": post("Later", { date: "10 May 2030" }) })
  expect(isSomethingDue(other, "2030-05-08", "2030-05-09")).toBe(true)
})
