import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { currentReleaseOf } from "../api/server/releases"
import { type Outcome, publish } from "./publish"
import { listReleases } from "./releases/release"
import { emptyProject, somePages, writeBuild } from "./testing/small-build"

let project: string
const said: string[] = []

beforeEach(() => {
  project = emptyProject()
  for (const folder of ["content", "static"]) cpSync(folder, join(project, folder), { recursive: true })
  said.length = 0
})
afterEach(() => rmSync(project, { recursive: true }))

/** A build that takes what lies in `next`, as Gatsby does: over what the build before left. */
const buildCommand = ["sh", "-c", "cp -r next/. . && echo 'warn Something is odd' && echo done"]

const next = (about: string) => {
  mkdirSync(join(project, "next"), { recursive: true })
  writeBuild(join(project, "next"), { ...somePages, "/about": about })
  writeFileSync(join(project, "static/note.txt"), about)
}

const run = (more: object = {}): Promise<Outcome> =>
  publish({
    project,
    env: {},
    buildCommand,
    kept: 10,
    allowGone: false,
    say: line => said.push(line),
    ...more,
  })

const about = () =>
  readFileSync(join(project, "releases", currentReleaseOf(project) ?? "", "public/about/index.html"), "utf8")

const site = (change: (site: Record<string, unknown>) => object) => {
  const file = join(project, "content/site.json")
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, "utf8")))))
}

test("a build that passes becomes current, and is told with its warnings", async () => {
  next("first")
  const outcome = await run()
  expect(outcome).toMatchObject({
    kind: "published",
    release: { name: currentReleaseOf(project), pages: 2, changes: { added: { count: 2 } } },
    warnings: ["Something is odd"],
  })
  expect(about()).toContain("first")
  next("second")
  expect(await run()).toMatchObject({
    kind: "published",
    release: { changes: { changed: { first: ["/about"] } } },
  })
  expect(about()).toContain("second")
})

test("when nothing has changed nothing is built", async () => {
  next("first")
  await run()
  said.length = 0
  expect(await run({ buildCommand: ["false"] })).toMatchObject({ kind: "unchanged" })
  expect(said).toEqual(["Content and settings are checked."])
})

test("a setting that pages are built with is a change", async () => {
  next("first")
  await run()
  expect(await run({ env: { SITE_URL: "https://other.example" } })).toMatchObject({ kind: "published" })
  expect(await run({ env: { SITE_URL: "https://other.example", PORT: "1" } })).toMatchObject({
    kind: "unchanged",
  })
})

test("a mistake in the content is told before anything is built, and the site stays", async () => {
  next("first")
  await run()
  site(values => ({ ...values, timeZone: "Asia/Nowhere" }))
  expect(await run({ buildCommand: ["false"] })).toEqual({
    kind: "refused",
    problems: [
      "The content has 1 problem in 1 file:",
      expect.stringMatching(/^content\/site\.json:\d+.*: timeZone "Asia\/Nowhere" is not a time zone/),
    ],
  })
  expect(about()).toContain("first")
})

test("settings that would let no form be sent are told before anything is built", async () => {
  next("first")
  const outcome = await run({ env: { GATSBY_EMAILJS_PUBLIC_KEY: "key" }, buildCommand: ["false"] })
  expect(outcome).toMatchObject({
    kind: "refused",
    problems: [expect.stringMatching(/^GATSBY_EMAILJS_SERVICE_ID: found nothing/)],
  })
})

test("a build that fails is told with its last lines, and the site stays", async () => {
  next("first")
  await run()
  next("second")
  const outcome = await run({ buildCommand: ["sh", "-c", "rm -r public; echo 'error It broke'; exit 1"] })
  expect(outcome).toMatchObject({
    kind: "refused",
    problems: ["The build failed:", "error It broke", expect.any(String)],
  })
  expect(about()).toContain("first")
})

test("a build that does not pass its checks is told, and the site stays", async () => {
  next("first")
  await run()
  next('<a href="/nowhere">Nowhere</a>')
  expect(await run()).toEqual({
    kind: "refused",
    problems: ["/about: leads to /nowhere, which is not on the site"],
  })
  expect(about()).toContain("first")
  expect(listReleases(project)).toHaveLength(1)
})

test("the first publishing keeps what a server may be serving, until the new site is made", async () => {
  writeBuild(project, { ...somePages, "/about": "as it was" })
  next("first")
  const outcome = await run({ buildCommand: ["sh", "-c", "rm -r public; exit 1"] })
  expect(outcome.kind).toBe("refused")
  expect(about()).toContain("as it was")
  expect(await run()).toMatchObject({ kind: "published" })
  expect(about()).toContain("first")
})

test("a publishing that is told to end leaves the site as it is", async () => {
  next("first")
  await run()
  next("second")
  for (const moment of [0, 500]) {
    const stop = new AbortController()
    setTimeout(() => stop.abort(), moment)
    const outcome = await run({ buildCommand: ["sleep", "60"], signal: stop.signal })
    expect(outcome).toEqual({ kind: "refused", problems: ["It was told to end."] })
    expect(about()).toContain("first")
  }
})
