import { spawnSync } from "node:child_process"
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { currentReleaseOf, readSite } from "../api/server/current-release"
import { somePages, writeBuild } from "../test/publishing/small-build"
import { bundleProgram } from "../test/support/bundle"
import { temporaryFolder } from "../test/support/temporary-folder"
import { makeCandidate, promote } from "./candidate"
import { recordPublish } from "./outcome"
import { listReleases, releaseRoot, removeOldReleases } from "./releases"
import { releasesBefore, rollback } from "./rollback"

jest.mock("./releases", () => {
  const real = jest.requireActual("./releases")
  return { ...real, removeOldReleases: jest.fn(real.removeOldReleases) }
})

let project: string
let names: string[]

beforeEach(async () => {
  project = temporaryFolder()
  mkdirSync(join(project, "releases"))
  names = []
  for (const text of ["one", "two", "three"]) {
    const site = writeBuild(project, { ...somePages, "/about": text })
    names.push((await promote(project, await makeCandidate(project, site))).name)
  }
})

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

test("with a name it goes to any release, even a later one", async () => {
  await rollback(project, 10, names[0])
  expect(served()).toContain("one")
  await rollback(project, 10, names[2])
  expect(served()).toContain("three")
  expect(listReleases(project)).toHaveLength(5)
})

test("releases that cannot be removed don't make a rollback fail, which is live", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined)
  jest.mocked(removeOldReleases).mockRejectedValueOnce(new Error("EACCES"))
  expect(await rollback(project, 10)).toMatchObject({ copyOf: names[1] })
  expect(served()).toContain("two")
  expect(console.error).toHaveBeenCalledWith("Old releases remain: EACCES")
})

test("an unknown or ambiguous name changes nothing", async () => {
  await expect(rollback(project, 10, "2001")).rejects.toThrow("There is no release 2001")
  await expect(rollback(project, 10, "20")).rejects.toThrow("3 releases begin with 20")
  expect(served()).toContain("three")
})

test("an incomplete release is not served again: the one before it is, unless it was named", async () => {
  rmSync(join(releaseRoot(project, names[1] ?? ""), "public/robots.txt"))
  await expect(rollback(project, 10, names[1])).rejects.toThrow(/robots\.txt/)
  expect(served()).toContain("three")
  expect(await rollback(project, 10)).toMatchObject({ copyOf: names[0] })
})

const current = () => join(project, "releases/current")

test.each<[string, () => void]>([
  ["leads nowhere", () => rmSync(releaseRoot(project, names[2] ?? ""), { recursive: true })],
  ["has lost its manifest", () => writeFileSync(join(current(), "manifest.json"), "")],
  ["has lost its summary", () => writeFileSync(join(current(), "release.json"), "")],
  ["has lost a file that pages still ask for", () => rmSync(join(current(), "public/app-aa01.js"))],
])("where the current release %s, it goes to the newest complete one", async (_what, damage) => {
  damage()
  writeFileSync(join(releaseRoot(project, names[0] ?? ""), "release.json"), "{")
  expect(await rollback(project, 10)).toMatchObject({ copyOf: names[1] })
  expect(served()).toContain("two")
})

test("a rollback marks no address of later releases as gone", async () => {
  const site = writeBuild(project, { ...somePages, "/later": "Later" })
  await promote(project, await makeCandidate(project, site))
  await rollback(project, 10)
  expect(readSite(project, currentReleaseOf(project) ?? "").manifest.gone).toEqual([])
})

test("the release before a copy is the one before its original, even if that was removed", () => {
  const list = [{ name: "4", copyOf: "2" }, { name: "3" }, { name: "1" }]
  expect(releasesBefore(list, "4")).toEqual([{ name: "1" }])
})

test("the commands print what is current and what has changed", () => {
  const program = bundleProgram("publish/cli.ts")
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [program, ...args], { cwd: project, encoding: "utf8" })
  const back = run("rollback").stdout.split("\n")
  const name = currentReleaseOf(project)
  expect(back[0]).toBe(`Release ${names[1]} is live again, as ${name}.`)
  expect(back[1]).toBe("Pages: 0 new, 1 changed (/about), 0 gone")
  expect(run("publish")).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("deploy, releases, rollback"),
  })
  recordPublish(project, { isPublished: false, lines: ["Nothing was published", "a date is wrong"] })
  const { stdout } = run("releases")
  const [newest, last] = stdout.split("\n")
  expect(newest).toMatch(
    new RegExp(`^\\*  ${name}  \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d +2 pages  rollback to ${names[1]}: 0 new,`),
  )
  expect(last).toMatch(new RegExp(`^   ${names[2]}  .* 0 new, 1 changed \\(/about\\), 0 gone$`))
  expect(stdout).toMatch(/\d\d:\d\d {2}refused:\nNothing was published\na date is wrong\n$/)
})
