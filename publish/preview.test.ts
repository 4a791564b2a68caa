import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { currentReleaseOf, readSite } from "../api/server/current-release"
import { openSite } from "../api/server/serve-site"
import { makeEnquiry } from "../api/store/enquiry"
import { openStore } from "../api/store/open-store"
import { readSettings } from "../src/settings/settings"
import { manifestFile } from "../src/shared/server-manifest"
import { ownSite, somePages, writeBuild } from "../test/publishing/small-build"
import { bundleProgram } from "../test/support/bundle"
import { serveMail } from "../test/support/mail-server"
import { listServices, siteApp } from "../test/support/server/in-process"
import { startServerProcess } from "../test/support/server/process"
import { temporaryFolder } from "../test/support/temporary-folder"
import { until } from "../test/support/until"
import { deploy } from "./deploy"
import { lastPublish } from "./outcome"

let project: string
beforeEach(() => {
  project = temporaryFolder()
})
const closers: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(closers.splice(0).map(close => close())))

test("a preview is a release of its own folder, and neither server nor deploy take it for the site", async () => {
  const preview = join(project, "preview")
  const options = { project, maxReleases: 2, allowGone: false, check: "true", report: () => {} }
  const build = (variable: string) =>
    `rm -rf public && cp -r next/. . && test "$GATSBY_PREVIEW" = "${variable}"`
  writeBuild(join(project, "next"), { ...somePages, "/draft": "A draft" })
  expect(await deploy({ ...options, preview, build: build("1") })).toMatchObject({
    kind: "published",
    release: { pages: 3 },
  })
  expect(existsSync(join(project, manifestFile))).toBe(false)
  writeBuild(join(project, "next"), somePages)
  // Drafts that were withdrawn are not missed.
  expect(await deploy({ ...options, preview, build: build("1") })).toMatchObject({ kind: "published" })
  writeBuild(project, { ...somePages, "/draft": "A draft" }, "aa01", { ...ownSite, isPreview: true })
  expect(await deploy({ ...options, build: build("") })).toMatchObject({
    kind: "published",
    release: { pages: 2 },
  })
  expect(readSite(preview, currentReleaseOf(preview)).manifest.files.length).toBeGreaterThan(3)
})

test("a watched preview that fails is refused in its own folder, not in the site's", async () => {
  const deploying = [bundleProgram("publish/cli.ts"), "deploy", "--preview=preview"]
  const options = { cwd: project, stdio: "ignore" } as const
  const watching = spawn(process.execPath, [...deploying, "--watch", "--pull"], options)
  const ended = once(watching, "exit")
  closers.push(async () => watching.kill() && ended)
  await until(() => lastPublish(join(project, "preview"))?.isPublished === false)
  expect(lastPublish(project)).toBeUndefined()
})

test("a preview has drafts, and asks search engines to leave", () => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production", GATSBY_PREVIEW: "1" })
  jest.spyOn(process, "cwd").mockReturnValue(project)
  mkdirSync(join(project, "content/posts"), { recursive: true })
  writeFileSync(join(project, "content/posts/x.md"), "---\ndraft: true\n---\n")
  jest.isolateModules(() => {
    const { isUnpublished } = require("../src/gatsby/unpublished")
    const { securityHeaders } = require("../src/host/site-headers")
    const { identityAt } = require("../src/shared/site")
    expect(isUnpublished(join(project, "content/posts/x.md"))).toBe(false)
    expect(securityHeaders("")).toContainEqual({ key: "x-robots-tag", value: "noindex, nofollow" })
    expect(identityAt("")).toMatchObject({ isPreview: true })
  })
})

test("a preview mails nothing of the site, whose store it shares", async () => {
  const mails = await serveMail()
  closers.push(mails.close)
  const ENQUIRIES_URL = `file:${project}/enquiries`
  const serve = async (name: string, more: object) => {
    const folder = join(project, name)
    writeBuild(folder, somePages, "aa01", { ...ownSite, email: `${name}@site.test`, ...more })
    const server = startServerProcess({ ENQUIRIES_URL, SMTP_URL: mails.url }, folder)
    closers.push(server.stop)
    return { ...server, url: await server.address }
  }
  const store = openStore(readSettings({ ENQUIRIES_URL }))
  closers.push(store.close)
  const fields = { name: "Asha", email: "asha@site.test", company: "", message: "Hello" }
  await store.put(makeEnquiry("contact", fields, { instance: "a", spam: [], now: new Date() }))
  const preview = await serve("preview", { isPreview: true })
  expect((await fetch(`${preview.url}/healthz`)).status).toBe(200)
  await serve("site", {})
  await until(() => mails.taken.length > 0)
  expect(mails.taken.map(({ to }) => to)).toEqual([["site@site.test"]])
})

test.each([
  ["the site", {}, 200, 1],
  ["a preview", { isPreview: true as const }, 503, 0],
])("a form of %s", async (_, more, status, stored) => {
  writeBuild(project, somePages, "aa01", { ...ownSite, ...more })
  const site = openSite(readSite(project))
  const { kept, services } = listServices({ SITE_URL: ownSite.url })
  const app = siteApp(() => site, services)
  const { statusCode } = await app.inject({
    method: "POST",
    url: "/api/contact",
    headers: { "content-type": "application/json", host: "site.example", accept: "application/json" },
    payload: { form: "contact", name: "Asha", email: "asha@site.test", message: "Hello" },
  })
  await app.close()
  expect([statusCode, kept.length]).toEqual([status, stored])
})
