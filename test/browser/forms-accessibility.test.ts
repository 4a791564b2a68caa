import type { BrowserContextOptions, Locator } from "playwright-core"
import { paths } from "../../src/shared/paths"
import { fillTokens } from "../../src/shared/text-tokens"
import { axeViolations } from "../support/axe"
import * as forms from "../support/form-page"
import { desktop, openSite } from "../support/server/open"
import { finishTransitions } from "../support/visit"

const shared = openSite()
const { labels, missing, invalid } = forms.words
let posts: forms.Posted[]

const open = async (path: string, options: BrowserContextOptions = {}, ...replies: forms.Reply[]) => {
  const page = await shared.open(path, { ...desktop, ...options })
  posts = await forms.fakeEndpoint(page, `**${paths.contactEndpoint}`, ...replies)
  return forms.formOn(page)
}

const failure: forms.Reply = { status: 500, text: "" }

test.each(forms.eitherForm)(
  "on %s errors are beside their fields, which keep what is wrong, and disappear once corrected",
  async path => {
    const { page, form, field, send, submit } = await open(path)
    const text = "x".repeat(6007)
    await submit({ ...forms.sampleInput[path], Name: "   ", Email: "nobody", Message: text })
    for (const [label, error] of [
      ["Name", missing.name],
      ["Email", invalid.email],
      ["Message", fillTokens(invalid.tooLong, { label: labels.message, count: "5000" })],
    ] as const) {
      expect(await field(label).getAttribute("aria-invalid")).toBe("true")
      const [id] = ((await field(label).getAttribute("aria-describedby")) ?? "").split(" ").slice(-1)
      const message = page.locator(`#${id}`)
      expect(await message.textContent()).toBe(error)
      expect(await message.isVisible()).toBe(true)
    }
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("name")
    expect(await field("Message").inputValue()).toBe(text)
    expect(posts).toEqual([])
    await field("Message").fill("How many?")
    const errors = () => form.locator(".field-error").allTextContents()
    await field("Name").fill("A")
    expect(await errors()).toEqual([invalid.email])
    await field("Email").fill("")
    expect(await errors()).toEqual([missing.email])
    await field("Email").fill("asha@example.com")
    expect(await errors()).toEqual([])
    expect(await field("Email").getAttribute("aria-invalid")).toBeNull()
    await send()
    expect(await forms.noticesOn(page).lines()).toEqual(forms.notices[path].sent)
  },
)

test("the form can be filled in and sent, and its notice closed, by keyboard without losing the focus", async () => {
  const { page, field } = await open("/landing", {}, failure)
  await field("Website").focus()
  for (const value of Object.values(forms.sampleInput["/landing"])) {
    await page.keyboard.type(value)
    await page.keyboard.press("Tab")
  }
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  expect(await focused()).toBe(forms.words.audit.submit)
  await page.keyboard.press("Enter")
  const { lines, shown, close } = forms.noticesOn(page)
  expect(await lines()).toEqual(forms.notices["/landing"].failed)
  expect(await focused()).toBe(forms.words.audit.submit)
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  expect(await close.evaluate(button => button === document.activeElement)).toBe(true)
  await page.keyboard.press("Enter")
  await shown.waitFor({ state: "detached" })
  await page.locator("form.form button:focus", { hasText: forms.words.audit.submit }).waitFor()
})

test("the honeypot is hidden from people, and notices appear in an existing live region", async () => {
  const { page, field, submit } = await open("/contact")
  const honeypot = page.locator('[name="comments"]')
  expect(await honeypot.getAttribute("tabindex")).toBe("-1")
  expect(await page.getByRole("textbox", { name: forms.words.form.trap }).count()).toBe(0)
  const { region, lines } = forms.noticesOn(page)
  await field("Name").focus()
  await region.waitFor({ state: "attached" })
  expect(await region.getAttribute("aria-live")).toBe("polite")
  const before = await region.elementHandle()
  await submit(forms.sampleInput["/contact"])
  await lines()
  expect(await region.evaluate((now, then) => now === then, before)).toBe(true)
})

test("notices follow the theme, and pass axe together with errors beside the fields", async () => {
  const { page, field, send, submit } = await open("/landing", { colorScheme: "light" }, failure)
  await submit(forms.sampleInput["/landing"])
  await forms.noticesOn(page).lines()
  await field("Name").fill("")
  await send()
  await page.getByText(missing.name).waitFor()
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme })
    await page.locator(`[data-sonner-toaster][data-sonner-theme=${colorScheme}]`).waitFor()
    await finishTransitions(page)
    expect([colorScheme, await axeViolations(page)]).toEqual([colorScheme, []])
  }
})

const screens = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1366, height: 650 },
]

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error(`${part} is not there`)
  return box
}

test.each(forms.formPaths)(
  "on %s, on small screens and wide ones, a notice is wholly in view, covers neither the button nor what the form says of its failure, and nothing moves when it leaves",
  async path => {
    for (const viewport of screens) {
      const { page, form, button, fill, send } = await open(path, { viewport, hasTouch: true }, failure)
      const { lines, shown, close } = forms.noticesOn(page)
      const panel = form.locator(".notice-error")
      await fill(forms.sampleInput[path])
      await page.clock.install()
      await send()
      expect(await lines()).toEqual(forms.notices[path].failed)
      await page.clock.runFor(1000)
      expect(await close.boundingBox()).toMatchObject({ width: 44, height: 44 })
      const [notice, focused] = [await boxOf(shown), await boxOf(button)]
      expect([viewport, notice.x >= 0]).toEqual([viewport, true])
      expect(notice.x + notice.width).toBeLessThanOrEqual(viewport.width)
      expect(notice.y + notice.height).toBeLessThanOrEqual(viewport.height)
      for (const part of [button, panel, ...(await panel.getByRole("link").all())]) {
        const { x, y, width, height } = await boxOf(part)
        const isApart = y >= notice.y + notice.height || notice.y >= y + height
        const isBeside = x >= notice.x + notice.width || notice.x >= x + width
        expect([viewport, `${part}`, isApart || isBeside]).toEqual([viewport, `${part}`, true])
      }
      // A phone held across has no room for all three.
      if (viewport.height > 400) expect(focused.y + focused.height).toBeLessThan(viewport.height + 1)
      // A notice waits while the pointer rests on it.
      await page.mouse.move(1, 1)
      await page.clock.fastForward(10_000)
      await shown.waitFor({ state: "detached" })
      expect(await button.boundingBox()).toEqual(focused)
    }
  },
)

test("the toasts' script is loaded when a form is used; if it fails, the notice is shown in the page", async () => {
  const { page, submit } = await open("/contact")
  const parts = forms.scriptsWith(forms.toastCode)
  const requested: string[] = []
  page.on("request", request => requested.push(new URL(request.url()).pathname))
  for (const script of parts) await page.route(`**${script}`, route => route.abort())
  await submit(forms.sampleInput["/contact"])
  const status = page.getByRole("status").filter({ hasText: forms.notices["/contact"].sent[0] })
  await status.waitFor()
  expect(await status.textContent()).toBe(forms.notices["/contact"].sent.join(""))
  expect(parts.filter(script => requested.includes(script))).toHaveLength(1)
  const client = forms.scriptsWith(forms.emailjsCode)
  expect(requested.filter(path => client.includes(path))).toEqual([])
})
