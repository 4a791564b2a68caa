import { mkdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { currentReleaseOf } from "../api/server/current-release"
import { emptyProject, somePages, writeBuild } from "../test/publishing/small-build"
import { makeCandidate, promote } from "./candidate"
import { listReleases, releaseRoot } from "./releases"
import { releaseBefore, rollback } from "./rollback"

let project: string
let names: string[]

beforeEach(async () => {
  project = emptyProject()
  mkdirSync(join(project, "releases"))
  names = []
  for (const text of ["one", "two", "three"]) {
    const site = writeBuild(project, { ...somePages, "/about": text })
    names.push((await promote(project, await makeCandidate(project, site))).name)
  }
})
afterEach(() => rmSync(project, { recursive: true }))

const served = () =>
  readFileSync(join(releaseRoot(project, currentReleaseOf(project) ?? ""), "public/about/index.html"), "utf8")

test("without a name it goes back one release each time", async () => {
  expect(await rollback(project, 10)).toMatchObject({ copyOf: names[1], newBytes: 0 })
  expect(served()).toContain("two")
  await rollback(project, 10)
  expect(served()).toContain("one")
  await expect(rollback(project, 10)).rejects.toThrow("There is no release to go back to")
  expect(served()).toContain("one")
})

test("with a name it goes to any release, also forward", async () => {
  await rollback(project, 10, names[0])
  expect(served()).toContain("one")
  await rollback(project, 10, names[2])
  expect(served()).toContain("three")
  expect(listReleases(project)).toHaveLength(5)
})

test("an unknown or ambiguous name changes nothing", async () => {
  await expect(rollback(project, 10, "2001")).rejects.toThrow("There is no release 2001")
  await expect(rollback(project, 10, "20")).rejects.toThrow("3 releases begin with 20")
  expect(served()).toContain("three")
})

test("an incomplete release is not served again", async () => {
  rmSync(join(releaseRoot(project, names[1] ?? ""), "public/robots.txt"))
  await expect(rollback(project, 10)).rejects.toThrow(/robots\.txt/)
  expect(served()).toContain("three")
})

test("the release before a copy is the one before its original", () => {
  const list = [{ name: "4", copyOf: "2" }, { name: "3" }, { name: "2" }, { name: "1" }]
  expect(releaseBefore(list, "4")).toBe("1")
  expect(releaseBefore(list, "3")).toBe("2")
  expect(releaseBefore(list, "1")).toBeUndefined()
  expect(releaseBefore([{ name: "4", copyOf: "2" }], "4")).toBeUndefined()
})
