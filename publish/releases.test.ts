import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { currentReleaseOf, readSite } from "../api/server/current-release"
import { dayMs } from "../src/shared/durations"
import { ownSite, somePages, writeBuild } from "../test/publishing/small-build"
import { temporaryFolder } from "../test/support/temporary-folder"
import { makeCandidate, promote } from "./candidate"
import {
  listReleases,
  nextName,
  type Release,
  releaseRoot,
  removeOldReleases,
  skippedFolders,
} from "./releases"
import { rollback } from "./rollback"

let project: string

beforeEach(() => {
  project = temporaryFolder()
  mkdirSync(join(project, "releases"))
})

const release = async (pages = somePages, build?: string): Promise<Release> =>
  promote(project, await makeCandidate(project, writeBuild(project, pages, build)))

const publicFile = ({ name }: Release, file: string) => join(releaseRoot(project, name), "public", file)
const filesOf = ({ name }: Release) => readSite(project, name).manifest.files

test("a new release has all files and is current", async () => {
  const made = await release()
  expect(currentReleaseOf(project)).toBe(made.name)
  expect(readdirSync(releaseRoot(project, made.name)).sort()).toEqual([
    "manifest.json",
    "public",
    "release.json",
  ])
  expect(made).toMatchObject({ pages: 2, changes: { added: { count: 2, first: ["/", "/about"] } } })
  expect(made.newBytes).toBe(made.bytes)
})

test("names sort by time even when the clock goes back", async () => {
  const { name } = await release()
  expect(name).toMatch(/^\d{8}-\d{9}$/)
  expect(nextName(project, 0).name > name).toBe(true)
})

test("unchanged files are shared between releases but never with the build", async () => {
  const first = await release()
  const second = await release({ ...somePages, "/about": "Changed" })
  const inode = (one: Release, file: string) => statSync(publicFile(one, file)).ino
  expect(inode(second, "index.html")).toBe(inode(first, "index.html"))
  expect(inode(second, "about/index.html")).not.toBe(inode(first, "about/index.html"))
  const changed = ["about/index.html", "page-data/about/page-data.json"].map(
    file => statSync(publicFile(second, file)).size,
  )
  expect(second.newBytes).toBe(changed.reduce((sum, size) => sum + size))
  expect(second.changes).toMatchObject({
    added: { count: 0 },
    changed: { first: ["/about"] },
    gone: { count: 0 },
  })
  // Gatsby overwrites files in place.
  writeFileSync(join(project, "public/index.html"), "spoilt")
  expect(readFileSync(publicFile(second, "index.html"), "utf8")).toContain("About")
})

test("files with hashed names stay for five more releases", async () => {
  await release(somePages, "aa00")
  const kept: boolean[] = []
  for (const build of ["aa01", "aa02", "aa03", "aa04", "aa05", "aa06"]) {
    const made = await release(somePages, build)
    kept.push(
      filesOf(made).some(({ path }) => path === "/app-aa00.js") &&
        existsSync(publicFile(made, "app-aa00.js")),
    )
  }
  expect(kept).toEqual([true, true, true, true, true, false])
})

test("the count of five starts again when a build writes the file again", async () => {
  await release(somePages, "aa00")
  await release(somePages, "aa01")
  const scripts = filesOf(await release(somePages, "aa00")).filter(({ path }) => path.startsWith("/app-"))
  expect(scripts.map(({ path, age }) => [path, age])).toEqual([
    ["/app-aa00.js", undefined],
    ["/app-aa01.js", 1],
  ])
})

test("damaged and foreign folders are named instead of listed", async () => {
  const { name } = await release()
  const damaged = await release()
  writeFileSync(join(releaseRoot(project, damaged.name), "release.json"), "")
  cpSync(releaseRoot(project, name), join(project, "releases/20261122-060312345"), { recursive: true })
  mkdirSync(join(project, "releases/old"))
  mkdirSync(join(project, "releases/unfinished-1"))
  expect(listReleases(project).map(one => one.name)).toEqual([name])
  expect(skippedFolders(project)).toEqual([
    expect.stringMatching(/^releases\/20261122-060312345 is skipped; .*release\.json is of the release 2/),
    expect.stringMatching(
      new RegExp(`^releases/${damaged.name} is skipped; .*release\\.json: Unexpected end`),
    ),
    expect.stringMatching(/^releases\/old is skipped; mend or remove it: ENOENT.*release\.json/),
  ])
})

describe("what is damaged but still JSON", () => {
  const spoil = ({ name }: Release, file: string, change: (value: Record<string, unknown>) => unknown) => {
    const path = join(releaseRoot(project, name), file)
    writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, "utf8")))))
  }
  const without = (field: string) => (value: Record<string, unknown>) => ({ ...value, [field]: undefined })

  test.each([
    ["release.json", "made", without("made")],
    ["release.json", "made", (value: object) => ({ ...value, made: "yesterday" })],
    ["release.json", "changes", without("changes")],
    ["manifest.json", "headers", () => ({ version: 1 })],
    ["manifest.json", "files.0.path", (value: object) => ({ ...value, files: [{}] })],
    [
      "manifest.json",
      "site.timeZone",
      (value: object) => ({ ...value, site: { ...ownSite, timeZone: "Mars" } }),
    ],
    ["manifest.json", "another version", (value: object) => ({ ...value, version: 2 })],
    ["manifest.json", "expected object", () => []],
  ])("%s with a wrong %s is named; deploy and rollback go on", async (file, what, change) => {
    const [first, second, third] = [await release(), await release(), await release()]
    spoil(third, file, change)
    expect(skippedFolders(project)).toEqual([
      expect.stringMatching(new RegExp(`${third.name} is skipped.*${file}: .*${what}`)),
    ])
    expect(await rollback(project, 10)).toMatchObject({ copyOf: second.name })
    expect((await release()).name > third.name).toBe(true)
    expect(listReleases(project).at(-1)?.name).toBe(first.name)
  })

  test("a newest release that is dated in the future, and whose summary is empty, does not stop the next", async () => {
    const { name } = await release()
    for (const future of ["20991231-235959998", "20991231-235959999"]) {
      cpSync(releaseRoot(project, name), releaseRoot(project, future), { recursive: true })
      writeFileSync(join(releaseRoot(project, future), "release.json"), "")
    }
    expect((await release()).name).toBe("21000101-000000000")
    expect(await rollback(project, 10)).toMatchObject({ copyOf: name })
  })
})

test("the oldest releases are removed, but none that was served a minute ago", async () => {
  for (const text of ["one", "two", "three", "four"]) await release({ ...somePages, "/about": text })
  await removeOldReleases(project, 2)
  expect(listReleases(project)).toHaveLength(4)
  const [newest, second] = listReleases(project)
  await removeOldReleases(project, 2, Date.now() + 61_000)
  expect(listReleases(project)).toEqual([newest, second])
})

test("after a clock was ahead, releases are removed all the same", async () => {
  for (const text of ["one", "two", "three"]) await release({ ...somePages, "/about": text })
  const [newest, second] = listReleases(project)
  await removeOldReleases(project, 2, Date.now() - 365 * dayMs)
  expect(listReleases(project)).toEqual([newest, second])
})
