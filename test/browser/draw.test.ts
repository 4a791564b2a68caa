import type { Page } from "playwright-core"
import { addresses } from "../../src/shared/addresses"
import { desk, openSite, phone } from "../support/open-site"

const { open } = openSite()

const moving = { ...desk, reducedMotion: "no-preference" } as const

const offer = (page: Page) => page.getByRole("button", { name: "Draw what happened next" })
const show = (page: Page) => page.getByRole("button", { name: "Show what happened" })
const months = (page: Page) => page.locator(".draw input[type=range]")
const finished = (page: Page) => page.locator(".hero svg[role=img]")

const begin = async (options: Parameters<typeof open>[1] = moving): Promise<Page> => {
  const page = await open(addresses.home, options)
  await offer(page).click()
  await months(page).first().waitFor({ state: "attached" })
  return page
}

test("the chart is finished until somebody wants to draw, and the code for it comes then", async () => {
  const page = await open(addresses.home, moving)
  await finished(page).waitFor()
  const scripts: { url: string; bytes: Promise<number> }[] = []
  page.on("response", response => {
    if (response.url().endsWith(".js"))
      scripts.push({ url: response.url(), bytes: response.body().then(body => body.length) })
  })
  await offer(page).click()
  await months(page).first().waitFor({ state: "attached" })
  expect(await finished(page).count()).toBe(0)
  const bytes = await Promise.all(scripts.map(script => script.bytes))
  expect(bytes).toHaveLength(1)
  expect(bytes[0]).toBeLessThan(15_000)
})

test("what the mouse draws is compared with what was measured", async () => {
  const page = await begin()
  expect(await show(page).isDisabled()).toBe(true)
  const field = await page.locator(".draw-field").boundingBox()
  if (!field) throw new Error("there is nothing to draw in")
  await page.mouse.move(field.x + field.width * 0.3, field.y + field.height * 0.6)
  await page.mouse.down()
  await page.mouse.move(field.x + field.width, field.y + field.height * 0.5, { steps: 4 })
  await page.mouse.up()
  const values = await months(page).evaluateAll(inputs =>
    inputs.map(input => (input as HTMLInputElement).value),
  )
  expect(new Set(values).size).toBeGreaterThan(3)
  await show(page).click()
  const result = page.locator(".draw-result")
  await result.getByText(`You drew ${values.at(-1)} for month`).waitFor()
  await result.getByText(/On average, your line was \d+ points off/).waitFor()
  await result.getByText("Our forecast, made beforehand, ended at").waitFor()
  expect(await result.evaluate(element => element === document.activeElement)).toBe(true)
  await finished(page).waitFor()
  expect(await page.locator(".chart-line-drawn").count()).toBe(1)

  await page.getByRole("button", { name: "Draw again" }).click()
  expect(await show(page).isDisabled()).toBe(true)
  await page.getByRole("button", { name: "Back to the chart" }).click()
  await finished(page).waitFor()
  expect(await offer(page).evaluate(button => button === document.activeElement)).toBe(true)
})

test("a finger draws and does not scroll the page", async () => {
  const page = await begin({ ...phone, reducedMotion: "no-preference" })
  await page.locator(".draw-field").scrollIntoViewIfNeeded()
  const field = await page.locator(".draw-field").boundingBox()
  if (!field) throw new Error("there is nothing to draw in")
  const before = await page.evaluate(() => scrollY)
  const touch = await page.context().newCDPSession(page)
  const at = (x: number, y: number) => ({ x: field.x + field.width * x, y: field.y + field.height * y })
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at(0.4, 0.9)] })
  for (const x of [0.5, 0.6, 0.8, 0.99])
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [at(x, 1 - x)] })
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await show(page).click()
  await page.locator(".draw-result").waitFor()
})

test("arrow keys draw, each month is named with its figure, and Enter shows what happened", async () => {
  const page = await begin()
  const first = months(page).first()
  expect(await first.evaluate(field => field === document.activeElement)).toBe(true)
  const name = await first.getAttribute("aria-label")
  const start = Number(await first.inputValue())
  await page.keyboard.press("ArrowUp")
  await page.keyboard.press("ArrowUp")
  expect(Number(await page.getByRole("slider", { name: name ?? "", exact: true }).inputValue())).toBe(
    start + 2,
  )
  const count = await months(page).count()
  for (let i = 1; i < count; i++) {
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("ArrowUp")
  }
  const last = Number(await months(page).last().inputValue())
  expect(last).toBe(start + 1 + count)
  await page.keyboard.press("Enter")
  await page.getByText(`You drew ${last} for month`).waitFor()
})

test("who wants less motion has the finished chart alone", async () => {
  const page = await open(addresses.home, desk)
  await finished(page).waitFor()
  expect(await offer(page).count()).toBe(0)
})

test("without scripts the chart is finished and nothing is offered", async () => {
  const page = await open(addresses.home, { ...moving, javaScriptEnabled: false })
  expect(await finished(page).count()).toBe(1)
  expect(await offer(page).count()).toBe(0)
})

test("code that cannot be loaded leaves the chart and says so", async () => {
  const page = await open(addresses.home, moving)
  await page.route("**/*.js", route => route.abort())
  await offer(page).click()
  await page.getByText("It couldn’t be loaded. Please try again.").waitFor()
  await finished(page).waitFor()
})
