import { createHash } from "node:crypto"
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "playwright-core"
import { makeCandidate, promote } from "../../publish/candidate"
import { inlineScriptHashes } from "../../src/host/content-security-policy"
import { documentFile } from "../../src/shared/addresses"
import { pageHash, pageHashAttribute } from "../../src/shared/hash"
import { type FileRoute, manifestFile, type ServerManifest } from "../../src/shared/server-manifest"
import { onePage, otherPage } from "../support/page-kinds"
import { openSite } from "../support/server/open"
import { type ServerProcess, startServerProcess } from "../support/server/process"
import { temporaryFolder } from "../support/temporary-folder"
import { until } from "../support/until"
import { delayResponses, hydrated, setConnection } from "../support/visit"

const { blank } = openSite()
const project = temporaryFolder()
const built = JSON.parse(readFileSync(manifestFile, "utf8")) as ServerManifest
const original = (file: string) => readFileSync(join("public", file), "utf8")

const dataFile = `page-data${onePage.path}/page-data.json`

/**
 * The files of a build in which a page has another heading.
 * @param scripts the name of its scripts, if they have changed
 */
const edit = (heading: string, scripts: string): Map<string, string> => {
  const appData = original("page-data/app-data.json")
  const [, name = ""] = /"webpackCompilationHash":"([^"]+)"/.exec(appData) ?? []
  const rename = (content: string) => content.replace(`"${name}"`, `"${scripts || name}"`)
  const data = original(dataFile).replace(
    `"heading":${JSON.stringify(onePage.heading)}`,
    `"heading":${JSON.stringify(heading)}`,
  )
  const hash = pageHash(JSON.parse(data).result)
  const file = documentFile(onePage.path).slice(1)
  const document = original(file)
    .replace(/(<h1[^>]*>).*?(<\/h1>)/s, `$1${heading}$2`)
    .replace(new RegExp(`${pageHashAttribute}="[^"]*"`), `${pageHashAttribute}="${hash}"`)
  return new Map([
    [dataFile, data],
    [file, rename(document)],
    ["index.html", rename(original("index.html"))],
    ["page-data/app-data.json", rename(appData)],
  ])
}

const routeOf = (route: FileRoute, text: string | undefined): FileRoute => {
  if (text === undefined) return route
  const { "content-security-policy": policy, ...headers } = route.headers
  const scripts = `script-src 'self' ${inlineScriptHashes(text).join(" ")}`
  return {
    ...route,
    hash: createHash("sha256").update(text).digest("base64url").slice(0, 16),
    size: Buffer.byteLength(text),
    encodings: [],
    headers: {
      ...headers,
      ...(policy && {
        "content-security-policy": policy.replace(/script-src 'self'( 'sha256-[^']*')*/, scripts),
      }),
    },
  }
}

/** Makes a release of that build the current one. @returns its name */
const release = async (heading: string, scripts = ""): Promise<string> => {
  const files = edit(heading, scripts)
  for (const [file, content] of files) writeFileSync(join(project, "public", file), content)
  const manifest = { ...built, files: built.files.map(route => routeOf(route, files.get(route.file))) }
  const candidate = await makeCandidate(project, { root: project, manifest })
  return (await promote(project, candidate)).name
}

let server: ServerProcess
let page: Page
const errors: string[] = []

beforeAll(async () => {
  cpSync("public", join(project, "public"), { recursive: true })
  mkdirSync(join(project, "releases"))
  await release("Edition 0")
  server = startServerProcess({ ENQUIRIES_URL: `file:${project}/enquiries` }, project)
})
afterAll(() => server.stop())

beforeEach(async () => {
  errors.length = 0
  page = await blank({ baseURL: await server.address })
  // Hydration errors, missing files, and what a policy forbids.
  page.on("console", message => message.type() === "error" && errors.push(message.text()))
  page.on("pageerror", error => errors.push(String(error)))
})

/** Releases a build and waits until the server serves it. */
const publish = async (heading: string, scripts?: string): Promise<void> => {
  const line = `Now serving release ${await release(heading, scripts)}.`
  await until(() => server.stderr().includes(line))
}

const heading = (text: string | RegExp) => page.getByRole("heading", { level: 1, name: text })
const link = (path: string) => page.locator(`header a[href="${path}"]:visible`).first()

test("a page whose data comes from the next release reloads and shows only that release", async () => {
  const go = await delayResponses(page, `**/${dataFile}`)
  const requested = page.waitForRequest(`**/${dataFile}`)
  await page.goto(onePage.path)
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  await requested
  expect(await heading("Edition 0").isVisible()).toBe(true)
  await publish("Edition 1")
  go()
  await heading("Edition 1").waitFor()
  await hydrated(page)
  expect(await heading("Edition 1").isVisible()).toBe(true)
  expect(errors).toEqual([])
})

test.each([
  ["shows the new data at the next click without a reload", "", true],
  ["reloads at the next click if the scripts are others", "2222bbbb", false],
])("a tab open since the release before %s", async (_, scripts, isSameDocument) => {
  await publish("Edition 2")
  // Nothing is loaded ahead: on a busy machine it would be before the next release.
  await setConnection(page, { saveData: true })
  await page.goto("/")
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await publish("Edition 3", scripts)
  await link(onePage.path).click()
  await heading("Edition 3").waitFor()
  await page.waitForFunction(expected => "isSameDocument" in window === expected, isSameDocument)
  expect(errors).toEqual([])
})

/**
 * Clicks a link in the header until its page is shown. If the scripts have changed, Gatsby shows the new page and reloads it
 * at the same time: a click on the old document is lost, and a visitor clicks again.
 * @returns the heading
 */
const clickOn = async (path: string, title: string | RegExp, tries = 4): Promise<string> => {
  // Playwright would wait for a navigation that a reload has cancelled.
  await link(path).click({ noWaitAfter: true })
  const shown = heading(title).textContent({ timeout: tries > 1 ? 10_000 : 30_000 })
  return (await (tries > 1 ? shown.catch(() => clickOn(path, title, tries - 1)) : shown)) ?? ""
}

test("clicking through several releases causes no errors and no policy violations", async () => {
  await page.goto("/")
  await hydrated(page)
  let isOver = false
  const publishing = (async () => {
    for (let edition = 10; edition < 14; edition++)
      await publish(`Edition ${edition}`, edition % 2 ? "3333cccc" : "")
    isOver = true
  })()
  const seen = new Set<string>()
  for (let i = 0; !isOver; i++) {
    if (i % 2) await clickOn(otherPage.path, otherPage.heading)
    else seen.add(await clickOn(onePage.path, /^Edition \d+$/))
    if (i % 5 === 4) await page.reload()
  }
  await publishing
  // In a new tab: the last click may be reloading its page.
  page = await blank({ baseURL: await server.address })
  await page.goto(onePage.path)
  expect(await heading("Edition 13").isVisible()).toBe(true)
  expect(seen.add("Edition 13").size).toBeGreaterThan(1)
  expect(errors).toEqual([])
})
