import type { BrowserContextOptions, Page } from "playwright-core"
import { paths } from "../../src/shared/paths"
import { axeViolations } from "../support/axe"
import {
  emailjsCode,
  fakeEndpoint,
  formOn,
  formPaths,
  notices,
  noticesOn,
  type Posted,
  type Reply,
  sampleInput,
  scriptsWith,
  toastCode,
} from "../support/form-page"
import { desktop, openSite } from "../support/open-site"

const shared = openSite()
let posts: Posted[]

const open = async (
  path: string,
  options: BrowserContextOptions = {},
  ...replies: Reply[]
): Promise<Page> => {
  const page = await shared.open(path, { ...desktop, ...options })
  posts = await fakeEndpoint(page, `**${paths.contactEndpoint}`, ...replies)
  return page
}

const failure: Reply = { status: 500, text: "" }

test.each(formPaths)("on %s errors are beside their fields and disappear once corrected", async path => {
  const page = await open(path)
  const { form, field, fill, send } = formOn(page)
  await fill({ ...sampleInput[path], Name: "   ", Email: "nobody" })
  await send()
  for (const [label, error] of [
    ["Name", "Please enter your name."],
    ["Email", "Please enter an email address such as name@example.com."],
  ] as const) {
    expect(await field(label).getAttribute("aria-invalid")).toBe("true")
    const message = page.locator(`#${await field(label).getAttribute("aria-describedby")}`)
    expect(await message.textContent()).toBe(error)
    expect(await message.isVisible()).toBe(true)
  }
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("name")
  expect(posts).toEqual([])
  const errors = () => form.locator(".field-error").allTextContents()
  await field("Name").fill("A")
  expect(await errors()).toEqual(["Please enter an email address such as name@example.com."])
  await field("Email").fill("")
  expect(await errors()).toEqual(["Please enter your email address."])
  await field("Email").fill("asha@example.com")
  expect(await errors()).toEqual([])
  expect(await field("Email").getAttribute("aria-invalid")).toBeNull()
  await send()
  expect(await noticesOn(page).lines()).toEqual(notices[path].sent)
})

test("the form can be filled in and sent, and its notice closed, by keyboard without losing the focus", async () => {
  const page = await open("/landing", {}, failure)
  await formOn(page).field("Website").focus()
  for (const value of Object.values(sampleInput["/landing"])) {
    await page.keyboard.type(value)
    await page.keyboard.press("Tab")
  }
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
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

test("the honeypot is hidden from people, and notices appear in an existing live region", async () => {
  const page = await open("/contact")
  const honeypot = page.locator('[name="comments"]')
  expect(await honeypot.getAttribute("tabindex")).toBe("-1")
  expect(await page.getByRole("textbox", { name: "Leave this empty" }).count()).toBe(0)
  const { region, lines } = noticesOn(page)
  const { field, fill, send } = formOn(page)
  await field("Name").focus()
  await region.waitFor({ state: "attached" })
  expect(await region.getAttribute("aria-live")).toBe("polite")
  const before = await region.elementHandle()
  await fill(sampleInput["/contact"])
  await send()
  await lines()
  expect(await region.evaluate((now, then) => now === then, before)).toBe(true)
})

test.each(["light", "dark"] as const)(
  "notices follow the %s theme, and pass axe together with errors beside the fields",
  async colorScheme => {
    const page = await open("/landing", { colorScheme }, failure)
    const { field, fill, send } = formOn(page)
    await fill(sampleInput["/landing"])
    await send()
    await noticesOn(page).lines()
    const theme = page.locator("[data-sonner-toaster]")
    expect(await theme.getAttribute("data-sonner-theme")).toBe(colorScheme)
    await field("Name").fill("")
    await send()
    await page.getByText("Please enter your name.").waitFor()
    expect(await axeViolations(page)).toEqual([])
  },
)

const screens = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1366, height: 650 },
]

test.each(formPaths.flatMap(path => screens.map(viewport => [path, viewport] as const)))(
  "on %s at %j a notice is wholly in view, clear of the focus, and nothing moves when it leaves",
  async (path, viewport) => {
    const page = await open(path, { viewport, hasTouch: true }, failure)
    await page.clock.install()
    const { fill, send, button } = formOn(page)
    await fill(sampleInput[path])
    await send()
    const { lines, shown, close } = noticesOn(page)
    await lines()
    await page.clock.runFor(1000)
    expect(await close.boundingBox()).toMatchObject({ width: 44, height: 44 })
    const [notice, focused] = [await shown.boundingBox(), await button.boundingBox()]
    if (!notice || !focused) throw new Error("there is no notice, or no button")
    expect(notice.x).toBeGreaterThanOrEqual(0)
    expect(notice.x + notice.width).toBeLessThanOrEqual(viewport.width)
    expect(notice.y + notice.height).toBeLessThanOrEqual(viewport.height)
    const isClear = focused.y + focused.height <= notice.y || focused.x + focused.width <= notice.x
    expect(isClear).toBe(true)
    // A notice waits while the pointer rests on it.
    await page.mouse.move(1, 1)
    await page.clock.fastForward(10_000)
    await shown.waitFor({ state: "detached" })
    expect(await button.boundingBox()).toEqual(focused)
  },
)

test("the toasts' script is loaded when a form is used; if it fails, the notice is shown in the page", async () => {
  const page = await open("/contact")
  const parts = scriptsWith(toastCode)
  const requested: string[] = []
  page.on("request", request => requested.push(new URL(request.url()).pathname))
  for (const script of parts) await page.route(`**${script}`, route => route.abort())
  const { fill, send } = formOn(page)
  await fill(sampleInput["/contact"])
  await send()
  const status = page.getByRole("status").filter({ hasText: notices["/contact"].sent[0] })
  await status.waitFor()
  expect(await status.textContent()).toBe(notices["/contact"].sent.join(""))
  expect(parts.filter(script => requested.includes(script))).toHaveLength(1)
  const client = scriptsWith(emailjsCode)
  expect(requested.filter(path => client.includes(path))).toEqual([])
})
