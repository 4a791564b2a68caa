/** @proves Forms: validation */
/** @proves Forms: sending and its notices */
/** @proves Forms: mail service */
/** @proves Enquiries: spam and abuse */
import { readdirSync, readFileSync } from "node:fs"
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core"
import { axeViolations } from "../support/axe"
import { launchBrowser } from "../support/browser"
import { desk, fillings, formOn, formPaths, notices, noticesOn } from "../support/form-page"
import { type MailAnswer, serveSiteWithMailService } from "../support/site-with-mail-service"
import { visit } from "../support/visit"

let browser: Browser
let context: BrowserContext
let service: Awaited<ReturnType<typeof serveSiteWithMailService>>
let scripts: string[]

beforeAll(async () => {
  ;[browser, service] = await Promise.all([launchBrowser(), serveSiteWithMailService()])
})

afterEach(() => context?.close())

afterAll(async () => {
  await browser?.close()
  await service?.close()
})

const open = async (
  path: string,
  options: BrowserContextOptions = {},
  ...answers: MailAnswer[]
): Promise<Page> => {
  service.answer(...answers)
  scripts = []
  context = await browser.newContext({ baseURL: service.url, ...desk, ...options })
  const page = await context.newPage()
  page.on(
    "request",
    request => request.url().endsWith(".js") && scripts.push(new URL(request.url()).pathname),
  )
  await visit(page, path)
  return page
}

const failure: MailAnswer = { status: 500, text: "" }

/** The built scripts that hold the notices and EmailJS's client. */
const partsOf = (...marks: string[]): string[] =>
  readdirSync("public")
    .filter(file => file.endsWith(".js"))
    .filter(file => marks.some(mark => readFileSync(`public/${file}`, "utf8").includes(mark)))
    .map(file => `/${file}`)

describe.each(formPaths)("a wrong answer on %s", path => {
  test("is told beside its field, tied to it, and the first one has the focus", async () => {
    const page = await open(path)
    const { field, fill, send } = formOn(page)
    await fill({ ...fillings[path], Name: "   ", Email: "nobody" })
    await send()
    for (const [label, error] of [
      ["Name", "Please enter your name."],
      ["Email", "Please enter an e-mail address such as name@example.com."],
    ] as const) {
      expect(await field(label).getAttribute("aria-invalid")).toBe("true")
      const tied = await field(label).getAttribute("aria-describedby")
      expect(await page.locator(`#${tied}`).textContent()).toBe(error)
      expect(await page.locator(`#${tied}`).isVisible()).toBe(true)
    }
    const focused = await page.evaluate(() => document.activeElement?.getAttribute("name"))
    expect(focused).toBe("name")
    expect(service.requests()).toEqual([])
  })

  test("is mended as the visitor types", async () => {
    const page = await open(path)
    const { form, field, fill, send } = formOn(page)
    const errors = () => form.locator(".field-error").allTextContents()
    await send()
    await field("Name").fill("A")
    expect(await errors()).toEqual(["Please enter your e-mail address."])
    await field("Email").fill("asha@")
    expect(await errors()).toEqual(["Please enter an e-mail address such as name@example.com."])
    await field("Email").fill("asha@example.com")
    expect(await errors()).toEqual([])
    expect(await field("Email").getAttribute("aria-invalid")).toBeNull()
    await fill(fillings[path])
    await send()
    expect(await noticesOn(page).lines()).toEqual(notices[path].sent)
  })
})

describe("the keyboard alone", () => {
  test("fills in, sends, and closes the notice, without losing its place", async () => {
    const page = await open("/landing", {}, failure)
    await formOn(page).field("Name").focus()
    for (const value of Object.values(fillings["/landing"])) {
      await page.keyboard.type(value)
      await page.keyboard.press("Tab")
    }
    await page.keyboard.press("Tab")
    await page.keyboard.press("Tab")
    const focused = () =>
      page.evaluate(() => document.activeElement?.textContent || document.activeElement?.tagName)
    expect(await focused()).toBe("Request free audit")
    await page.keyboard.press("Enter")
    const { lines, shown, close } = noticesOn(page)
    expect(await lines()).toEqual(notices["/landing"].failed)
    expect(await focused()).toBe("Request free audit")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Tab")
    expect(await close.evaluate(button => button === document.activeElement)).toBe(true)
    await page.keyboard.press("Enter")
    await shown.waitFor({ state: "detached" })
    await page.locator("form.form button:focus", { hasText: "Request free audit" }).waitFor()
  })

  test("never meets the field that is there for programs", async () => {
    const page = await open("/contact")
    const trap = page.locator('[name="website"]')
    expect(await trap.getAttribute("tabindex")).toBe("-1")
    expect(await trap.evaluate(input => Boolean(input.closest('[aria-hidden="true"]')))).toBe(true)
    expect(await page.getByRole("textbox", { name: "Leave this empty" }).count()).toBe(0)
  })
})

describe("the notices", () => {
  test("appear in a region that was announced before", async () => {
    const page = await open("/contact")
    const { region, lines } = noticesOn(page)
    const { field, fill, send } = formOn(page)
    await field("Name").focus()
    await region.waitFor({ state: "attached" })
    expect(await region.getAttribute("aria-live")).toBe("polite")
    const before = await region.elementHandle()
    await fill(fillings["/contact"])
    await send()
    await lines()
    expect(await region.evaluate((now, then) => now === then, before)).toBe(true)
  })

  test.each([
    ["light", "rgb(243, 236, 223)"],
    ["dark", "rgb(29, 32, 36)"],
  ] as const)("follow the %s theme", async (colorScheme, background) => {
    const page = await open("/contact", { colorScheme })
    const { fill, send } = formOn(page)
    await fill(fillings["/contact"])
    await send()
    const { lines, shown } = noticesOn(page)
    await lines()
    expect(await page.locator("[data-sonner-toaster]").getAttribute("data-sonner-theme")).toBe(colorScheme)
    expect(await shown.evaluate(notice => getComputedStyle(notice).backgroundColor)).toBe(background)
  })

  test("leave room for the button on a phone, with a target to close them of 44 px", async () => {
    const page = await open("/contact", { viewport: { width: 390, height: 844 }, hasTouch: true }, failure)
    const { fill, send, button } = formOn(page)
    await fill(fillings["/contact"])
    await send()
    const { lines, shown, close } = noticesOn(page)
    await lines()
    const [notice, target, again] = await Promise.all([
      shown.boundingBox(),
      close.boundingBox(),
      button.boundingBox(),
    ])
    expect(target).toMatchObject({ width: 44, height: 44 })
    expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThan(again?.y ?? 0)
  })

  test.each(["light", "dark"] as const)(
    "pass axe together with errors beside the fields, %s",
    async colorScheme => {
      const page = await open("/landing", { colorScheme }, failure)
      const { field, fill, send } = formOn(page)
      await fill(fillings["/landing"])
      await send()
      await noticesOn(page).lines()
      await field("Name").fill("")
      await send()
      await page.getByText("Please enter your name.").waitFor()
      expect(await axeViolations(page)).toEqual([])
    },
  )

  test("stand in the page when their script cannot be loaded", async () => {
    const page = await open("/contact")
    for (const part of partsOf("data-sonner-toaster")) await page.route(`**${part}`, route => route.abort())
    const { fill, send } = formOn(page)
    await fill(fillings["/contact"])
    await send()
    const status = page.getByRole("status").filter({ hasText: notices["/contact"].sent[0] })
    await status.waitFor()
    expect(await status.textContent()).toBe(notices["/contact"].sent.join(""))
  })
})

test("the notices and EmailJS's client are loaded only when a form is used", async () => {
  const parts = partsOf("data-sonner-toaster", "/api/v1.0/email/send")
  const loaded = () => parts.filter(part => scripts.includes(part))
  await open("/")
  expect(loaded()).toEqual([])
  await context.close()
  const page = await open("/landing")
  expect(loaded()).toEqual([])
  await formOn(page).field("Name").focus()
  await noticesOn(page).region.waitFor({ state: "attached" })
  expect(loaded()).toHaveLength(2)
})
