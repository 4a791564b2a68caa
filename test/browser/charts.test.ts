import type { Page } from "playwright-core"
import { paths } from "../../src/shared/paths"
import * as content from "../support/content"
import { linkTag, readDocument } from "../support/documents"
import { testIf } from "../support/page-kinds"
import { desktop, openSite, phone } from "../support/server/open"
import { pagePaths } from "../support/site-paths"

const { open, show } = openSite()

// An article has the same charts at its second address.
const chartPages = pagePaths().filter(path => {
  const document = readDocument(path)
  return document.root.querySelector(".chart-figure") && linkTag(document, "canonical")?.endsWith(path)
})
const [chartPage = ""] = chartPages

/** Chart labels that overlap a line or each other, or lie partly outside their figure, with the chart's id. */
const misplacedLabels = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".chart-figure")].flatMap(figure => {
      // Charts far below are not rendered yet.
      figure.style.contentVisibility = "visible"
      const labels = [...figure.querySelectorAll("svg[role=img] text:not(.chart-badge-number)")]
        .flatMap(text => (text.querySelector("tspan") ? [...text.querySelectorAll("tspan")] : [text]))
        .map(part => {
          const { left, right, top, bottom } = part.getBoundingClientRect()
          // Only the height of the letters.
          return { words: part.textContent, left, right, top: top + 4, bottom: bottom - 4 }
        })
        .filter(({ left, right }) => right > left)
      const lines = [...figure.querySelectorAll<SVGGeometryElement>(".chart-line, .chart-slope")]
      const dots = lines.flatMap(line => {
        const matrix = line.getScreenCTM() as DOMMatrix
        const length = line.getTotalLength()
        return Array.from({ length: 1500 }, (_, i) =>
          line.getPointAtLength((i / 1499) * length).matrixTransform(matrix),
        )
      })
      const { left: start, right: end } = figure.getBoundingClientRect()
      return labels.flatMap(({ words, left, right, top, bottom }, i) => [
        ...(left < start - 1 || right > end + 1 ? [`${figure.id}: ${words} is outside`] : []),
        ...(dots.some(({ x, y }) => x > left && x < right && y > top && y < bottom)
          ? [`${figure.id}: ${words}`]
          : []),
        ...labels
          .slice(i + 1)
          .filter(
            other => other.left < right && left < other.right && other.top < bottom && top < other.bottom,
          )
          .map(other => `${figure.id}: ${words} / ${other.words}`),
      ])
    }),
  )

test("chart labels are inside their figures and overlap neither lines nor each other at 390, 768 and 1440 px", async () => {
  expect(chartPages.length > 0).toBe(content.charts().size > 0)
  const page = await show(paths.home)
  for (const path of chartPages) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect([path, width, await misplacedLabels(page)]).toEqual([path, width, []])
    }
  }
})

testIf(chartPage)("opening a chart's numbers moves nothing under the pointer", async () => {
  const page = await open(chartPage, phone)
  const foot = page.locator(".chart-foot").first()
  const summary = foot.locator("summary")
  await summary.scrollIntoViewIfNeeded()
  const places = () =>
    Promise.all(
      [summary, foot.locator("a").first(), foot.locator("a").last()].map(part => part.boundingBox()),
    )
  const before = await places()
  await summary.click()
  await foot.locator("table").waitFor()
  expect(await places()).toEqual(before)
  await summary.click()
  await foot.locator("table").waitFor({ state: "hidden" })
})

const drawable = content.drawableCase()
const describeDrawable = drawable ? describe : describe.skip

describeDrawable("the chart that visitors draw on", () => {
  const moving = { ...desktop, reducedMotion: "no-preference" } as const

  const offer = (page: Page) => page.getByRole("button", { name: "Draw what happened next" })
  const reveal = (page: Page) => page.locator(".guess [type=submit]")
  const months = (page: Page) => page.locator(".guess input[type=range]")
  /** The last value that was drawn, as the result says it. */
  const drawn = async (page: Page): Promise<number> => {
    const words = await page.getByText(/^You drew /).textContent()
    return Number(/[\d,.]+/.exec(words ?? "")?.[0].replaceAll(",", ""))
  }
  const finished = (page: Page) => page.locator(".hero .chart-figure").getByRole("img")
  const fieldOf = async (page: Page) => {
    await page.locator(".guess-field").scrollIntoViewIfNeeded()
    const field = await page.locator(".guess-field").boundingBox()
    if (!field) throw new Error("there is nothing to draw on")
    return (x: number, y: number) => ({ x: field.x + field.width * x, y: field.y + field.height * y })
  }

  const begin = async (options: Parameters<typeof open>[1] = moving): Promise<Page> => {
    const page = await open(paths.home, options)
    await offer(page).click()
    await months(page).first().waitFor({ state: "attached" })
    return page
  }

  test("compares the visitor's line with the measured one; no line crosses a label", async () => {
    const page = await begin()
    expect(await finished(page).count()).toBe(0)
    expect(await reveal(page).isDisabled()).toBe(true)
    const at = await fieldOf(page)
    const [from, to] = [at(0.3, 0.9), at(1, 0.2)]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 9 })
    await page.mouse.up()
    const values = await months(page).evaluateAll(inputs =>
      inputs.map(input => (input as HTMLInputElement).value),
    )
    expect(new Set(values).size).toBeGreaterThan(3)
    await reveal(page).click()
    const result = page.locator(".guess-result")
    expect(await drawn(page)).toBe(Number(values.at(-1)))
    await result.getByText(/^On average, your line was .+ off\.$/).waitFor()
    const forecasts = drawable?.chart.series.length === 1 ? 0 : 1
    expect(await result.getByText(/(Our|Its) forecast, made beforehand, ended at/).count()).toBe(forecasts)
    expect(await result.evaluate(element => element === document.activeElement)).toBe(true)
    await finished(page).waitFor()
    expect(await page.locator(".chart-line-guess").count()).toBe(1)
    expect(await misplacedLabels(page)).toEqual([])

    await page.getByRole("button", { name: "Draw again" }).click()
    expect(await reveal(page).isDisabled()).toBe(true)
    await page.getByRole("button", { name: "Back to the chart" }).click()
    await finished(page).waitFor()
    expect(await offer(page).evaluate(button => button === document.activeElement)).toBe(true)
  })

  test("can be drawn on by touch without scrolling the page", async () => {
    const page = await begin({ ...phone, reducedMotion: "no-preference" })
    const at = await fieldOf(page)
    const before = await page.evaluate(() => scrollY)
    const touch = await page.context().newCDPSession(page)
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at(0.4, 0.9)] })
    for (const x of [0.5, 0.6, 0.8, 0.99])
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [at(x, 1 - x)] })
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await reveal(page).click()
    await page.locator(".guess-result").waitFor()
  })

  test("can be drawn on with arrow keys, announces each month and value, and Enter reveals what happened", async () => {
    const page = await begin()
    const first = months(page).first()
    expect(await first.evaluate(field => field === document.activeElement)).toBe(true)
    const name = (await first.getAttribute("aria-label")) ?? ""
    const start = Number(await first.inputValue())
    await page.keyboard.press("ArrowUp")
    await page.keyboard.press("ArrowUp")
    const slider = page.getByRole("slider", { name, exact: true })
    expect(Number(await slider.inputValue())).toBe(start + 2)
    const count = await months(page).count()
    for (let i = 1; i < count; i++) {
      await page.keyboard.press("ArrowRight")
      await page.keyboard.press("ArrowUp")
    }
    const last = Number(await months(page).last().inputValue())
    expect(last).toBe(start + 1 + count)
    await page.keyboard.press("Enter")
    expect(await drawn(page)).toBe(last)
  })

  test.each([
    ["with reduced motion", desktop],
    ["without scripts", { ...moving, javaScriptEnabled: false }],
  ])("is complete and offers no drawing %s", async (_, options) => {
    const page = await open(paths.home, options)
    await finished(page).waitFor()
    expect(await offer(page).count()).toBe(0)
  })

  test("stays and shows an error if its code cannot be loaded", async () => {
    const page = await open(paths.home, moving)
    await page.route("**/*.js", route => route.abort())
    await offer(page).click()
    await page.getByText("It couldn’t be loaded. Please try again.").waitFor()
    await finished(page).waitFor()
  })
})
