import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { manifestFile } from "../../src/shared/server-manifest"
import { fileRoute, ownSite } from "../../test/publishing/small-build"
import { temporaryFolder } from "../../test/support/temporary-folder"
import { failuresOfLoops } from "../loops"
import { currentIdentity, followReleases } from "./current-release"

let project: string
beforeEach(() => {
  project = temporaryFolder()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

/** Lets the server look for releases, which it does every half second. */
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

const manifest = { version: 1, headers: {}, files: [], notFound: [], redirects: [] }

const writeManifest = (file: string, value: object = manifest) => {
  mkdirSync(join(project, file, ".."), { recursive: true })
  writeFileSync(join(project, file), JSON.stringify(value))
}

const makeCurrent = (name: string) => {
  mkdirSync(join(project, "releases"), { recursive: true })
  symlinkSync(name, join(project, "releases/next"))
  renameSync(join(project, "releases/next"), join(project, "releases/current"))
}

let lines: string[]
const start = () => {
  const own: string[] = []
  lines = own
  return followReleases(project, line => own.push(line))
}

test("the last build is served until there is a release, and whose site it is follows", async () => {
  const next = { ...ownSite, email: "new@a.test" }
  expect(currentIdentity(project)).toBeUndefined()
  writeManifest(manifestFile, { ...manifest, site: ownSite })
  const current = start()
  expect(current()).toMatchObject({ publicDir: join(project, "public"), identity: ownSite })
  expect(currentIdentity(project)).toEqual(ownSite)
  writeManifest("releases/one/manifest.json", { ...manifest, site: next })
  makeCurrent("one")
  await pass(500)
  expect(current().publicDir).toBe(join(project, "releases/one/public"))
  expect([current().identity, currentIdentity(project)]).toEqual([next, next])
  expect(lines).toEqual(["Now serving release one."])
})

test("a release that cannot be opened is reported once and retried; the previous one stays, which after ten seconds is a problem", async () => {
  writeManifest("releases/one/manifest.json")
  makeCurrent("one")
  const current = start()
  writeManifest("releases/two/manifest.json", {
    ...manifest,
    files: [fileRoute("/", { file: "index.html" })],
  })
  makeCurrent("two")
  await pass(9_500)
  expect(lines).toEqual([
    expect.stringMatching(/^Release two cannot be served; still serving the previous one: .*ENOENT/),
  ])
  expect([current().release, current.isBehind()]).toEqual(["one", false])
  await pass(1000)
  expect(current.isBehind()).toBe(true)
  mkdirSync(join(project, "releases/two/public"))
  writeFileSync(join(project, "releases/two/public/index.html"), "")
  await pass(10_500)
  expect([current().release, current.isBehind(), lines.length]).toEqual(["two", false, 2])
  rmSync(join(project, "releases/current"))
  await pass(500)
  expect(lines.at(-1)).toMatch(/^Release current cannot be served; .*ENOENT/)
})

test("an unreadable current release is an error at startup if there is no other", () => {
  makeCurrent("none")
  expect(start).toThrow(/^The release none cannot be read \(ENOENT.*\): run "npm run releases"/)
})

test.each(["20261125-100000000", "nowhere", "../../.."])(
  "where current leads to %s, the server starts with the newest release that can be served",
  async damaged => {
    writeManifest("releases/20261122-100000000/manifest.json")
    writeManifest("releases/20261123-100000000/manifest.json")
    writeManifest("releases/20261124-100000000/manifest.json", { ...manifest, files: [fileRoute("/x.png")] })
    mkdirSync(join(project, "releases/20261125-100000000"))
    makeCurrent(damaged)
    expect(start()().release).toBe("20261123-100000000")
    expect(lines).toEqual([
      expect.stringMatching(/cannot be served; serving 20261123-100000000 instead: .*ENOENT/),
    ])
  },
)

test("an exception while a release is looked for ends neither that nor the process, and is told", async () => {
  const said = jest.spyOn(console, "error").mockImplementation(() => undefined)
  writeManifest("releases/one/manifest.json")
  makeCurrent("one")
  const failures = failuresOfLoops()
  let isBroken = true
  const site = followReleases(
    project,
    () => {
      if (isBroken) throw new Error("no report")
    },
    failures,
  )
  writeManifest("releases/two/manifest.json")
  rmSync(join(project, "releases/two"), { recursive: true })
  makeCurrent("two")
  await pass(500)
  expect([failures.list(), said.mock.calls.length]).toEqual([["releases: no report"], 1])
  isBroken = false
  writeManifest("releases/two/manifest.json")
  await pass(10_500)
  expect([site().release, failures.list()]).toEqual(["two", []])
})
