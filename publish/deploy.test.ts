import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { currentReleaseOf } from "../api/server/current-release"
import { manifestFile, type ServerManifest } from "../src/shared/server-manifest"
import { ownSite, type SmallSite, somePages, writeBuild } from "../test/publishing/small-build"
import { temporaryFolder } from "../test/support/temporary-folder"
import { until } from "../test/support/until"
import { type DeployOptions, deploy, type Outcome } from "./deploy"
import { DeployInProgress, listReleases, withLock } from "./releases"
import { isRolledBack, rollback } from "./rollback"

let project: string

beforeEach(() => {
  project = temporaryFolder()
})

const next = (about: string, more: SmallSite = {}, build?: string) =>
  writeBuild(join(project, "next"), { ...somePages, "/about": about, ...more }, build)

const run = (more: Partial<DeployOptions> = {}): Promise<Outcome> =>
  deploy({
    project,
    maxReleases: 10,
    allowGone: false,
    check: "true",
    build: "rm -rf public && cp -r next/. .",
    report: () => {},
    staleMs: 2000,
    ...more,
  })

const publish = (...build: Parameters<typeof next>) => {
  next(...build)
  return run()
}

const current = () => join(project, "releases", currentReleaseOf(project) ?? "")
const about = () => readFileSync(join(current(), "public/about/index.html"), "utf8")

test("a build that passes becomes the current release", async () => {
  expect(await publish("first")).toMatchObject({
    kind: "published",
    release: { name: currentReleaseOf(project), pages: 2 },
  })
  expect(await publish("second")).toMatchObject({ release: { changes: { changed: { first: ["/about"] } } } })
  expect(about()).toContain("second")
})

describe("a deploy without changes", () => {
  const edit = (change: (manifest: ServerManifest) => ServerManifest) => {
    const file = join(project, "next", manifestFile)
    writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, "utf8")))))
  }

  test("keeps the live release, and leaves no files behind", async () => {
    await publish("first")
    await publish("second", {}, "bb02")
    const folder = join(project, "releases")
    const [live, names] = [currentReleaseOf(project), readdirSync(folder)]
    // Built at another time, and Gatsby may list its pages in another order.
    edit(manifest => ({
      ...manifest,
      files: manifest.files.map(file => ({ ...file, modified: "Mon, 23 Nov 2026 00:00:00 GMT" })).reverse(),
    }))
    expect(await run()).toEqual({ kind: "unchanged", release: live })
    expect([currentReleaseOf(project), readdirSync(folder)]).toEqual([live, names])
  })

  test.each<[string, (manifest: ServerManifest) => ServerManifest]>([
    ["a header", manifest => ({ ...manifest, headers: { "x-frame-options": "DENY" } })],
    [
      "a file's header",
      build => ({ ...build, files: build.files.map(f => ({ ...f, headers: { ...f.headers, etag: "x" } })) }),
    ],
    ["a redirect", manifest => ({ ...manifest, redirects: [{ from: "/old", to: "/", status: 301 }] })],
    ["whose site it is", manifest => ({ ...manifest, site: { ...ownSite, email: "new@site.test" } })],
  ])("is none if it changes %s alone", async (_what, change) => {
    await publish("first")
    edit(change)
    expect(await run()).toMatchObject({ kind: "published" })
  })

  test("mends a live release that is damaged", async () => {
    await publish("first")
    rmSync(join(current(), "public/about/index.html"))
    expect(await run()).toMatchObject({ kind: "published" })
    expect(about()).toContain("first")
  })

  test("ends what a rollback holds", async () => {
    await publish("first")
    await publish("second")
    await rollback(project, 10)
    next("first")
    expect(await run()).toMatchObject({ kind: "published" })
    expect(isRolledBack(project)).toBe(false)
    expect(await run()).toMatchObject({ kind: "unchanged" })
  })
})

test("a first deploy refused by the check leaves no release", async () => {
  writeBuild(project, somePages)
  expect(await run({ check: "echo one && echo two >&2 && false" })).toEqual({
    kind: "refused",
    problems: ["The check failed, see above."],
    output: ["one", "two"],
  })
  expect(listReleases(project)).toEqual([])
})

test("a failed build leaves the site unchanged", async () => {
  await publish("first")
  const outcome = await run({ build: "rm -r public; echo why; false" })
  const problems = ["The build failed, see above."]
  expect(outcome).toEqual({ kind: "refused", problems, output: ["why"] })
  expect(about()).toContain("first")
})

test("a build that fails verification leaves the site unchanged and no files behind", async () => {
  await publish("first")
  const { length } = readdirSync(join(project, "releases"))
  const problems = ["/about: links to /nowhere, which is not on the site"]
  expect(await publish('<a href="/nowhere">Nowhere</a>')).toEqual({ kind: "refused", problems })
  expect(about()).toContain("first")
  expect(readdirSync(join(project, "releases"))).toHaveLength(length)
})

test("the first deploy keeps serving the last build until the new site is ready", async () => {
  writeBuild(project, { ...somePages, "/about": "as it was" })
  next("first")
  const reported: string[] = []
  const outcome = await run({ build: "rm -r public; false", report: line => reported.push(line) })
  expect(outcome.kind).toBe("refused")
  expect(about()).toContain("as it was")
  expect(reported).toContain(`The existing build is now the release ${currentReleaseOf(project)}`)
})

const demo = { ...ownSite, brand: "Demo", url: "https://demo.example", sample: true }

test.each([
  ["of the sample", { ...ownSite, sample: true }],
  ["for another address", { ...ownSite, url: demo.url }],
  ["of another brand", { ...ownSite, brand: demo.brand }],
])("the first deploy owes nothing to a build %s", async (_what, site) => {
  writeBuild(project, { ...somePages, "/demo": "Demo" }, "de30", site)
  expect(await publish("first")).toMatchObject({ kind: "published", release: { pages: 2 } })
  expect(listReleases(project)).toHaveLength(1)
  expect(JSON.parse(readFileSync(join(current(), "manifest.json"), "utf8"))).toMatchObject({ gone: [] })
  expect(readdirSync(join(current(), "public"))).not.toContain("app-de30.js")
})

test.each([
  ["the sample itself", demo, demo.url, ""],
  [
    "a site whose address is a setting",
    { ...ownSite, url: "https://set.test" },
    ownSite.url,
    "https://set.test/",
  ],
])("the first deploy of %s keeps serving its last build", async (_what, site, url, SITE_URL) => {
  jest.replaceProperty(process, "env", { ...process.env, SITE_URL })
  writeBuild(project, { ...somePages, "/about": "as it was" }, "aa01", site)
  writeFileSync(join(project, "content/site.json"), JSON.stringify({ ...site, url }))
  await run({ build: "rm -r public; false" })
  expect(about()).toContain("as it was")
})

test("a build without an earlier address is refused with a line to paste, unless that is allowed", async () => {
  await publish("first", { "/blog/old": "One", "/blog/let-go": "Two" })
  expect(await publish("first", { "/blog/old": "One" })).toEqual({
    kind: "refused",
    problems: [
      "These addresses would return 404. Add to content/redirects.json where each leads now:",
      '  { "from": "/blog/let-go", "to": "/…" },',
      "or accept the loss; they will return 410: npm run deploy -- --allow-gone",
    ],
  })
  const gone = () => JSON.parse(readFileSync(join(current(), "manifest.json"), "utf8")).gone
  expect(await run({ allowGone: true })).toMatchObject({ kind: "published" })
  expect(gone()).toEqual(["/blog/let-go"])
  // It stays gone, without another report, until a page has that address.
  expect(await run()).toMatchObject({ kind: "unchanged" })
  expect(gone()).toEqual(["/blog/let-go"])
  const back = await publish("first", { "/blog/old": "One", "/blog/let-go": "Back" })
  expect(back).toMatchObject({ kind: "published" })
  expect(gone()).toEqual([])
})

test("whatever fails on the way, as on a full disk, is a reason like any other, and leaves no files", async () => {
  await publish("first")
  const { length } = readdirSync(join(project, "releases"))
  next("second")
  const outcome = await run({ build: "rm -rf public; cp -r next/. .; rm public/about/index.html" })
  expect(outcome).toEqual({ kind: "refused", problems: [expect.stringMatching(/^ENOENT: .*about/)] })
  expect(readdirSync(join(project, "releases"))).toHaveLength(length)
})

test("two deploys do not run at once", async () => {
  next("first")
  const second = async () => {
    // Waits a fifth of that, six times.
    await expect(run({ staleMs: 500 })).rejects.toThrow(DeployInProgress)
  }
  await withLock(project, second, 2000)
  expect(await run()).toMatchObject({ kind: "published" })
})

test("a lock that is lost, as while the machine sleeps, does not end the process, and is told", async () => {
  const said = jest.spyOn(console, "error").mockImplementation(() => undefined)
  const lost = () => said.mock.calls.flat().join().includes("The lock of the releases was lost")
  await withLock(
    project,
    async () => {
      rmSync(join(project, "releases/lock"), { recursive: true })
      await until(lost)
    },
    2000,
  )
})
