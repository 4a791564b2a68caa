import { mkdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { currentReleaseOf } from "../api/server/releases"
import { releasesFolder } from "../src/shared/releases"
import { listReleases, type Release, releaseRoot } from "./releases/release"
import { storeRelease } from "./releases/store-release"
import { releaseBefore, rollback } from "./rollback"
import { emptyProject, somePages, writeBuild } from "./testing/small-build"

let project: string
let releases: Release[]

beforeEach(async () => {
  project = emptyProject()
  mkdirSync(join(project, releasesFolder))
  releases = []
  for (const [index, text] of ["one", "two", "three"].entries()) {
    const site = writeBuild(project, { ...somePages, "/about": text })
    const origin = { source: `${index}aaaaaaaaa`, server: "" }
    const release = await storeRelease(project, site, origin, async () => true)
    if (release) releases.push(release)
  }
})
afterEach(() => rmSync(project, { recursive: true }))

const served = () =>
  readFileSync(join(releaseRoot(project, currentReleaseOf(project) ?? ""), "public/about/index.html"), "utf8")

test("without a name it goes back one release, and again one more", async () => {
  const back = await rollback(project, 10)
  expect(back).toMatchObject({ copyOf: releases[1]?.name, source: "1aaaaaaaaa", newBytes: 0 })
  expect(served()).toContain("two")
  await rollback(project, 10)
  expect(served()).toContain("one")
  await expect(rollback(project, 10)).rejects.toThrow(
    'There is no release to go back to: see "npm run releases".',
  )
  expect(served()).toContain("one")
})

test("with a name, or its beginning, it goes to any release, also forward", async () => {
  await rollback(project, 10, releases[0]?.name)
  expect(served()).toContain("one")
  await rollback(project, 10, releases[2]?.name.slice(0, 18))
  expect(served()).toContain("three")
  expect(listReleases(project)).toHaveLength(5)
})

test("a name that fits none, or several, changes nothing", async () => {
  await expect(rollback(project, 10, "2001")).rejects.toThrow("There is no release 2001")
  await expect(rollback(project, 10, "20")).rejects.toThrow("3 releases begin with 20: name one in full.")
  expect(served()).toContain("three")
})

test("a release that has lost a file is not served again", async () => {
  rmSync(join(releaseRoot(project, releases[1]?.name ?? ""), "public/robots.txt"))
  await expect(rollback(project, 10)).rejects.toThrow(/robots\.txt/)
  expect(served()).toContain("three")
})

test("the release before a release that is served again is the one before its original", () => {
  const list = [{ name: "4", copyOf: "2" }, { name: "3" }, { name: "2" }, { name: "1" }]
  expect(releaseBefore(list, "4")).toBe("1")
  expect(releaseBefore(list, "3")).toBe("2")
  expect(releaseBefore(list, "1")).toBeUndefined()
  expect(releaseBefore([{ name: "4", copyOf: "2" }], "4")).toBeUndefined()
})
