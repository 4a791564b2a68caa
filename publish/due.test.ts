import { post, writeProject } from "../src/content-model/fixtures/project"
import { isSomethingDue } from "./due"

const project = writeProject({ "content/posts/later.md": post("Later", { date: "2030-05-10" }) })

test.each([
  ["2030-05-08", "2030-05-09", false],
  ["2030-05-09", "2030-05-10", true],
  // A machine that slept.
  ["2030-05-08", "2030-05-12", true],
  ["2030-05-10", "2030-05-11", false],
  ["2030-05-31", "2030-06-01", true],
])("from %s to %s something is due: %s", (from, until, isDue) => {
  expect(isSomethingDue(project, from, until)).toBe(isDue)
})
