import type { Page } from "playwright-core"
import { editedBuild } from "../support/edited-build"
import { hold } from "../support/hold"
import { runSite } from "../support/run-site"
import { type ServerProcess, startServerProcess } from "../support/server-process"
import { visit } from "../support/visit"

const running = runSite()
const build = editedBuild({ path: "/about", text: "We check the numbers first" })
let server: ServerProcess
let page: Page
const wrong: string[] = []

beforeAll(async () => {
  await build.release("Edition 0")
  server = startServerProcess({ ENQUIRIES_URL: `file:${build.project}/enquiries` }, build.project)
})
afterAll(async () => {
  server.child.kill()
  await server.ended
  build.remove()
})

beforeEach(async () => {
  wrong.length = 0
  page = await running.browser.newPage({ baseURL: await server.address, reducedMotion: "reduce" })
  // Errors of React that takes over other HTML than it would make, files that are missing, what a policy forbids.
  page.on("console", message => message.type() === "error" && wrong.push(message.text()))
  page.on("pageerror", error => wrong.push(String(error)))
})
afterEach(() => page.close())

const publish = async (text: string, scripts?: string): Promise<void> => {
  const name = await build.release(text, scripts)
  for (let waited = 0; !server.stderr().includes(`${name} is served now`) && waited < 20_000; waited += 50)
    await new Promise(resolve => setTimeout(resolve, 50))
  expect(server.stderr()).toContain(`${name} is served now`)
}

/**
 * Clicks on a link of the header until its page is there. Where the scripts are others, Gatsby shows the new page and
 * loads it anew at the same time: a click on the document that is about to go is lost with it, and a visitor clicks again.
 */
const clickOn = async (path: string, tries = 3): Promise<void> => {
  await page.locator(`header a[href="${path}"]:visible`).first().click()
  const isThere = page.waitForURL(`**${path}`, { timeout: 5000 })
  await (tries > 1 ? isThere.catch(() => clickOn(path, tries - 1)) : isThere)
}

const heading = (text: string) => page.getByRole("heading", { level: 1, name: text })

test("a page whose data comes from the next release is loaded anew, and shows that one alone", async () => {
  const release = await hold(page, /page-data\/about\/page-data\.json/)
  const asked = page.waitForRequest(/page-data\/about\/page-data\.json/)
  await page.goto("/about")
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  await asked
  expect(await heading("Edition 0").isVisible()).toBe(true)
  await publish("Edition 1")
  release()
  await heading("Edition 1").waitFor()
  await page.waitForFunction(() => "___loader" in window)
  await page.waitForTimeout(1000)
  expect(await heading("Edition 1").isVisible()).toBe(true)
  expect(wrong).toEqual([])
})

test("a tab that is open since the release before shows the new data at the next click, and stays the same tab", async () => {
  await publish("Edition 2")
  await visit(page, "/")
  await page.evaluate(() => Object.assign(window, { isSameTab: true }))
  await publish("Edition 3")
  await page.locator('header a[href="/about"]:visible').first().click()
  await heading("Edition 3").waitFor()
  expect(await page.evaluate(() => "isSameTab" in window)).toBe(true)
  expect(wrong).toEqual([])
})

test("when the scripts are others, an open tab loads the whole page at the next click", async () => {
  await publish("Edition 4", "1111aaaa")
  await visit(page, "/")
  await page.evaluate(() => Object.assign(window, { isSameTab: true }))
  await publish("Edition 5", "2222bbbb")
  await page.locator('header a[href="/about"]:visible').first().click()
  await heading("Edition 5").waitFor()
  await page.waitForFunction(() => !("isSameTab" in window))
  expect(wrong).toEqual([])
})

test("who keeps clicking through publishings meets no error and nothing that a policy forbids", async () => {
  await visit(page, "/")
  let published = 0
  let isOver = false
  const publishing = (async () => {
    for (; published < 6; published++)
      await publish(`Edition ${10 + published}`, published % 2 ? "3333cccc" : "")
    isOver = true
  })()
  const seen = new Set<string>()
  const edition = /^Edition \d+$/
  for (let i = 0; !isOver; i++) {
    await clickOn(i % 2 ? "/services" : "/about")
    // The address changes a moment before the page does.
    if (i % 2 === 0)
      seen.add((await page.getByRole("heading", { level: 1, name: edition }).textContent()) ?? "")
    if (i % 5 === 4) await page.reload()
  }
  await publishing
  // On a slow machine all is published within a few clicks. In a tab of its own: the last click may be loading its page anew.
  const last = await running.browser.newPage({ baseURL: await server.address })
  await last.goto("/about")
  const [shown = ""] = await last.getByRole("heading", { level: 1, name: edition }).allTextContents()
  await last.close()
  expect(shown).toBe(`Edition ${9 + published}`)
  expect(seen.add(shown).size).toBeGreaterThan(1)
  expect(wrong).toEqual([])
}, 120_000)
