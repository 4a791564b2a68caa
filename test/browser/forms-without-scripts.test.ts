import { execFileSync } from "node:child_process"
import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser, BrowserContext } from "playwright-core"
import { launchBrowser } from "../support/browser"
import { fillings, formOn, formPaths, messages, notices, noticesOn } from "../support/form-page"
import { type RunningSite, serveSite } from "../support/site-server"
import { visit } from "../support/visit"

let browser: Browser
let context: BrowserContext
let site: RunningSite

// The whole server starts for each test, so that each begins with an empty store.
const store = () => `file:${mkdtempSync(join(tmpdir(), "enquiries-"))}`

const enquiries = (url: string): Record<string, unknown>[] =>
  execFileSync(process.execPath, ["--import", "tsx", "api/cli/enquiries.ts", "export", "--json"], {
    env: { ...process.env, ENQUIRIES_URL: url },
    encoding: "utf8",
  })
    .split("\n")
    .filter(Boolean)
    .map(line => JSON.parse(line))

const open = async (path: string, env: Record<string, string>, javaScriptEnabled = false) => {
  site = await serveSite(env)
  context = await browser.newContext({ baseURL: site.url, javaScriptEnabled, reducedMotion: "reduce" })
  const page = await context.newPage()
  await visit(page, path)
  return page
}

beforeAll(async () => {
  browser = await launchBrowser()
})

afterEach(async () => {
  await context?.close()
  await site?.stop()
})

afterAll(() => browser?.close())

test.each(formPaths)("the form on %s is posted, stored and confirmed", async path => {
  const env = { ENQUIRIES_URL: store() }
  const page = await open(path, env)
  const { fill, send } = formOn(page)
  await fill(fillings[path])
  await send()
  await page.waitForURL("**/contact/sent")
  expect(await page.locator("h1").textContent()).toBe("We’ve got your message")
  expect(await page.locator("main").innerText()).toContain("within 24 hours on business days, from")
  const kept = enquiries(env.ENQUIRIES_URL)
  expect(kept).toHaveLength(1)
  const { Name: name, Email: email, Company: company } = fillings[path]
  expect(kept[0]).toMatchObject({
    form: path === "/landing" ? "audit" : "contact",
    name,
    email,
    company,
    message: messages[path],
  })
})

test("the browser itself checks what is needed", async () => {
  const page = await open("/contact", {})
  const { form, field, fill, send } = formOn(page)
  expect(await form.getAttribute("novalidate")).toBeNull()
  await fill({ Name: "Asha Rao", Email: "nobody" })
  await send()
  expect(new URL(page.url()).pathname).toBe("/contact")
  expect(await field("Email").evaluate(input => input.matches(":invalid"))).toBe(true)
})

test("a refusal is explained in words, its own reason alone", async () => {
  const page = await open("/contact", { ENQUIRIES_URL: store(), ENQUIRY_RATE_LIMIT: "1" })
  for (const end of ["**/contact/sent", "**/contact/not-sent**"]) {
    await page.goto("/contact")
    await formOn(page).fill(fillings["/contact"])
    await formOn(page).send()
    await page.waitForURL(end)
  }
  expect(await page.locator("h1").textContent()).toBe("Your message wasn’t sent")
  const shown = await page.locator(".reasons li:visible").allTextContents()
  expect(shown).toEqual([
    "Too many messages came from your connection in a short time. Please try again later.",
  ])
})

test.each(formPaths)("with scripts, the form on %s is stored by the site itself", async path => {
  const env = { ENQUIRIES_URL: store() }
  const page = await open(path, env, true)
  const { form, fill, send } = formOn(page)
  expect(await form.getAttribute("novalidate")).toBe("")
  await fill(fillings[path])
  await send()
  expect(await noticesOn(page).lines()).toEqual(notices[path].sent)
  expect(enquiries(env.ENQUIRIES_URL)).toEqual([
    expect.objectContaining({ form: path === "/landing" ? "audit" : "contact", name: "Asha Rao" }),
  ])
})
