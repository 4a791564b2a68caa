import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core"
import { axeViolations } from "../support/axe"
import { launchBrowser } from "../support/browser"
import {
  clientMark,
  desktop,
  fillings,
  formOn,
  formPaths,
  noticeMark,
  notices,
  noticesOn,
  scriptsWith,
  sentOn,
} from "../support/form-page"
import { type Reply, serveSiteWithEndpoint } from "../support/site-with-endpoint"
import { visit } from "../support/visit"

let browser: Browser
let context: BrowserContext
let endpoint: Awaited<ReturnType<typeof serveSiteWithEndpoint>>
let scripts: string[]

beforeAll(async () => {
  ;[browser, endpoint] = await Promise.all([launchBrowser(), serveSiteWithEndpoint()])
})

afterEach(() => context?.close())

afterAll(async () => {
  await browser?.close()
  await endpoint?.close()
})

const open = async (
  path: string,
  options: BrowserContextOptions = {},
  ...answers: Reply[]
): Promise<Page> => {
  endpoint.answer(...answers)
  scripts = []
  context = await browser.newContext({ baseURL: endpoint.url, ...desktop, ...options })
  const page = await context.newPage()
  page.on(
    "request",
    request => request.url().endsWith(".js") && scripts.push(new URL(request.url()).pathname),
  )
  await visit(page, path)
  return page
}

const failure: Reply = { status: 500, text: "" }

describe.each(formPaths)("a wrong answer on %s", path => {
  test("is told beside its field, tied to it, and the first one has the focus", async () => {
    const page = await open(path)
    const { field, fill, send } = formOn(page)
    await fill({ ...fillings[path], Name: "   ", Email: "nobody" })
    await send()
    for (const [label, error] of [
      ["Name", "Please enter your name."],
      ["Email", "Please enter an email address such as name@example.com."],
    ] as const) {
      expect(await field(label).getAttribute("aria-invalid")).toBe("true")
      const tied = await field(label).getAttribute("aria-describedby")
      expect(await page.locator(`#${tied}`).textContent()).toBe(error)
      expect(await page.locator(`#${tied}`).isVisible()).toBe(true)
    }
    const focused = await page.evaluate(() => document.activeElement?.getAttribute("name"))
    expect(focused).toBe("name")
    expect(endpoint.posts()).toEqual([])
  })

  test("is mended as the visitor types", async () => {
    const page = await open(path)
    const { form, field, fill, send } = formOn(page)
    const errors = () => form.locator(".field-error").allTextContents()
    await send()
    await field("Name").fill("A")
    expect(await errors()).toEqual(["Please enter your email address."])
    await field("Email").fill("asha@")
    expect(await errors()).toEqual(["Please enter an email address such as name@example.com."])
    await field("Email").fill("asha@example.com")
    expect(await errors()).toEqual([])
    expect(await field("Email").getAttribute("aria-invalid")).toBeNull()
    await fill(fillings[path])
    await send()
    expect(await noticesOn(page).lines()).toEqual(notices[path].sent)
  })
})

test.each(["none yet", "www.mint.example"])("%j is taken as a website", async typed => {
  const page = await open("/landing")
  const { fill, send } = formOn(page)
  await fill({ ...fillings["/landing"], Website: typed })
  await send()
  await noticesOn(page).lines()
  expect(endpoint.posts()[0]?.fields.message).toMatch(new RegExp(`^Website: ${typed}\n`))
})

test("the confirmation of a request without a website asks for it", async () => {
  const page = await open("/landing")
  const { fill, send } = formOn(page)
  await fill({ Name: "Asha Rao", Email: "asha@example.com" })
  await send()
  await sentOn(page).heading.waitFor()
  expect(await sentOn(page).place.innerText()).toContain("Which website should we look at?")
})

describe("the keyboard alone", () => {
  test("fills in, sends, and closes the notice, without losing its place", async () => {
    const page = await open("/landing", {}, failure)
    await formOn(page).field("Website").focus()
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
    const trap = page.locator('[name="comments"]')
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
    ["dark", "rgb(36, 32, 25)"],
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

  test.each([390, 768, 1440])(
    "cover no field, button or link at %d px, and go by themselves",
    async width => {
      const page = await open("/landing", { viewport: { width, height: 844 }, hasTouch: true }, failure)
      const { fill, send } = formOn(page)
      await fill(fillings["/landing"])
      await send()
      const { lines, shown, close } = noticesOn(page)
      await lines()
      expect(await close.boundingBox()).toMatchObject({ width: 44, height: 44 })
      const covered = await shown.evaluate(notice => {
        const box = notice.getBoundingClientRect()
        return [...document.querySelectorAll("a, button, input, select, textarea")]
          .filter(element => !notice.contains(element) && element.checkVisibility())
          .map(element => element.getBoundingClientRect())
          .filter(one => one.width > 1 && one.bottom > box.top && one.top < box.bottom)
          .filter(one => one.right > box.left && one.left < box.right).length
      })
      expect(covered).toBe(0)
      await shown.waitFor({ state: "detached", timeout: 10_000 })
    },
  )

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
    for (const part of scriptsWith(noticeMark)) await page.route(`**${part}`, route => route.abort())
    const { fill, send } = formOn(page)
    await fill(fillings["/contact"])
    await send()
    const status = page.getByRole("status").filter({ hasText: notices["/contact"].sent[0] })
    await status.waitFor()
    expect(await status.textContent()).toBe(notices["/contact"].sent.join(""))
  })
})

test("the notices are loaded only when a form is used, and EmailJS's client not without an account", async () => {
  const [noticeParts, clientParts] = [scriptsWith(noticeMark), scriptsWith(clientMark)]
  const loaded = (parts: readonly string[]) => parts.filter(part => scripts.includes(part))
  await open("/")
  expect(loaded(noticeParts)).toEqual([])
  await context.close()
  const page = await open("/landing")
  expect(loaded(noticeParts)).toEqual([])
  const { fill, send } = formOn(page)
  await fill(fillings["/landing"])
  await noticesOn(page).region.waitFor({ state: "attached" })
  expect(loaded(noticeParts)).toHaveLength(1)
  await send()
  expect(await noticesOn(page).lines()).toEqual(notices["/landing"].sent)
  expect(loaded(clientParts)).toEqual([])
})
