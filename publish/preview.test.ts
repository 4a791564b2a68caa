import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { currentReleaseOf, readSite } from "../api/server/current-release"
import { openSite } from "../api/server/serve-site"
import { manifestFile } from "../src/shared/server-manifest"
import { ownSite, somePages, writeBuild } from "../test/publishing/small-build"
import { listServices } from "../test/support/serve-handler"
import { siteApp } from "../test/support/site-app"
import { temporaryFolder } from "../test/support/temporary-folder"
import { deploy } from "./deploy"

let project: string
beforeEach(() => {
  project = temporaryFolder()
})
afterEach(() => jest.restoreAllMocks())

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

test("a preview has drafts, and asks search engines to leave", () => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production", GATSBY_PREVIEW: "1" })
  jest.spyOn(process, "cwd").mockReturnValue(project)
  mkdirSync(join(project, "content/posts"), { recursive: true })
  writeFileSync(join(project, "content/posts/x.md"), "---\ndraft: true\n---\n")
  jest.isolateModules(() => {
    const { isUnpublished } = require("../src/gatsby/markdown-options")
    const { securityHeaders } = require("../src/host/site-headers")
    const { identityAt } = require("../src/shared/site")
    expect(isUnpublished(join(project, "content/posts/x.md"))).toBe(false)
    expect(securityHeaders("")).toContainEqual({ key: "x-robots-tag", value: "noindex, nofollow" })
    expect(identityAt("")).toMatchObject({ isPreview: true })
  })
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
