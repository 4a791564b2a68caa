import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { currentReleaseOf } from "../../api/server/releases"
import { releasesFolder } from "../../src/shared/releases"
import { emptyProject, somePages, writeBuild } from "../testing/small-build"
import { cleanUp, removeOld, unfinished } from "./clean-up"
import type { SiteOnDisk } from "./make-site"
import { listReleases, nameRelease, type Release, releaseRoot, timeOf } from "./release"
import { openRelease, storeRelease } from "./store-release"

let project: string

beforeEach(() => {
  project = emptyProject()
})
afterEach(() => rmSync(project, { recursive: true }))

const good = async () => true
const origin = { source: "0123456789abcdef", server: "" }

const store = async (site: SiteOnDisk): Promise<Release> => {
  mkdirSync(join(project, releasesFolder), { recursive: true })
  const release = await storeRelease(project, site, origin, good)
  if (!release) throw new Error("refused")
  return release
}
const publicFile = (release: Release, file: string) =>
  join(releaseRoot(project, release.name), "public", file)
const paths = (release: Release) => openRelease(project, release.name).manifest.files.map(({ path }) => path)

test("names sort by time, also when the clock goes back", () => {
  const first = nameRelease("abcdef0123", undefined, new Date("2026-11-22T06:03:12.345Z"))
  expect(first).toBe("20261122-060312345-abcdef01")
  expect(timeOf(first).toISOString()).toBe("2026-11-22T06:03:12.345Z")
  expect(nameRelease("bb", first, new Date("2026-11-21T00:00:00Z")) > first).toBe(true)
})

test("a release is what is served, and current once it is made", async () => {
  const release = await store(writeBuild(project, somePages))
  expect(currentReleaseOf(project)).toBe(release.name)
  expect(readdirSync(releaseRoot(project, release.name)).sort()).toEqual([
    "functions",
    "manifest.json",
    "public",
    "release.json",
  ])
  expect(release).toMatchObject({ pages: 2, changes: { added: { count: 2, first: ["/", "/about"] } } })
  expect(release.bytes).toBeGreaterThan(0)
  expect(release.newBytes).toBe(release.bytes)
})

test("what is the same as before is another name of the same bytes; the next build changes neither", async () => {
  const first = await store(writeBuild(project, somePages))
  const second = await store(writeBuild(project, { ...somePages, "/about": "Changed" }))
  const inode = (release: Release, file: string) => statSync(publicFile(release, file)).ino
  expect(inode(second, "index.html")).toBe(inode(first, "index.html"))
  expect(inode(second, "about/index.html")).not.toBe(inode(first, "about/index.html"))
  const code = (release: Release) =>
    statSync(join(releaseRoot(project, release.name), "functions/contact.js")).ino
  expect(code(second)).toBe(code(first))
  const [page = 0, data = 0] = ["about/index.html", "page-data/about/page-data.json"].map(
    file => statSync(publicFile(second, file)).size,
  )
  expect(second.newBytes).toBe(page + data)
  expect(second.bytes).toBeGreaterThan(second.newBytes)
  expect(second.changes).toMatchObject({
    added: { count: 0 },
    changed: { first: ["/about"] },
    gone: { count: 0 },
  })
  // Gatsby writes into the files that are there.
  writeFileSync(join(project, "public/index.html"), "spoilt")
  expect(readFileSync(publicFile(second, "index.html"), "utf8")).toContain("About")
})

test("pages that vanished are told", async () => {
  await store(writeBuild(project, somePages))
  const { "/": home = "" } = somePages
  expect((await store(writeBuild(project, { "/": home }))).changes.gone).toEqual({
    count: 1,
    first: ["/about"],
  })
})

test("files named by their content stay for five more releases, and then go", async () => {
  await store(writeBuild(project, somePages, "aa00"))
  const kept: boolean[] = []
  for (const build of ["aa01", "aa02", "aa03", "aa04", "aa05", "aa06"]) {
    const release = await store(writeBuild(project, somePages, build))
    kept.push(paths(release).includes("/app-aa00.js") && existsSync(publicFile(release, "app-aa00.js")))
  }
  expect(kept).toEqual([true, true, true, true, true, false])
})

test("a file that a build writes again counts anew", async () => {
  await store(writeBuild(project, somePages, "aa00"))
  await store(writeBuild(project, somePages, "aa01"))
  const again = openRelease(project, (await store(writeBuild(project, somePages, "aa00"))).name)
  const ages = again.manifest.files.flatMap(({ path, age }) =>
    path.startsWith("/app-") ? [[path, age]] : [],
  )
  expect(ages.sort()).toEqual([
    ["/app-aa00.js", undefined],
    ["/app-aa01.js", 1],
  ])
})

test("a site that is refused leaves nothing, and what is current stays", async () => {
  const first = await store(writeBuild(project, somePages))
  const site = writeBuild(project, { ...somePages, "/about": "Changed" })
  expect(await storeRelease(project, site, origin, async () => false)).toBeUndefined()
  expect(currentReleaseOf(project)).toBe(first.name)
  expect(readdirSync(join(project, releasesFolder)).sort()).toEqual([first.name, "current"])
})

test("a build whose files are not all there is an error, and leaves nothing", async () => {
  const site = writeBuild(project, somePages)
  rmSync(join(project, "public/about/index.html"))
  await expect(store(site)).rejects.toThrow(/ENOENT.*about/)
  expect(readdirSync(join(project, releasesFolder))).toEqual([])
})

test("what a killed publishing left is removed; a release without its last file is none", async () => {
  const release = await store(writeBuild(project, somePages))
  const folder = join(project, releasesFolder)
  mkdirSync(join(folder, `${unfinished}20261122-060312345-abcdef01/public`), { recursive: true })
  mkdirSync(join(folder, "20261122-060312345-abcdef01"))
  expect(listReleases(project).map(({ name }) => name)).toEqual([release.name])
  expect(await cleanUp(project)).toBe(1)
  expect(existsSync(join(folder, `${unfinished}20261122-060312345-abcdef01`))).toBe(false)
})

test("the oldest go beyond a number, but never what was served a minute ago", async () => {
  const releases: Release[] = []
  for (const text of ["one", "two", "three", "four"])
    releases.push(await store(writeBuild(project, { ...somePages, "/about": text })))
  expect(await removeOld(project, 2)).toEqual([])
  const later = Date.now() + 61_000
  expect((await removeOld(project, 2, later)).sort()).toEqual(releases.slice(0, 2).map(({ name }) => name))
  expect(listReleases(project)).toHaveLength(2)
})
