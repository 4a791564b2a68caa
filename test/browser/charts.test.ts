import type { Page } from "playwright-core"
import { addresses, isAmpPath } from "../../src/shared/addresses"
import { readDocument } from "../support/documents"
import { desktop, openSite, phone } from "../support/open-site"
import { sitePaths } from "../support/site-paths"

const { open, show } = openSite()

const paths = sitePaths().filter(
  path => !isAmpPath(path) && readDocument(path).root.querySelector(".chart-figure"),
)

/** Labels of charts that a line runs through, or that meet each other: the words of each, after their chart's address. */
const struckLabels = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".chart-figure")].flatMap(figure => {
      // Also one far below, which the browser has not drawn yet.
      figure.style.contentVisibility = "visible"
      const labels = [...figure.querySelectorAll("svg[role=img] text:not(.chart-badge-number)")]
        .flatMap(text => (text.querySelector("tspan") ? [...text.querySelectorAll("tspan")] : [text]))
        .map(part => ({ words: part.textContent, box: part.getBoundingClientRect() }))
        // The letters' own height, without the room above and below them.
        .map(({ words, box }) => ({
          words,
          left: box.left,
          right: box.right,
          top: box.top + 4,
          bottom: box.bottom - 4,
        }))
        .filter(({ left, right }) => right > left)
      const lines = [...figure.querySelectorAll<SVGGeometryElement>(".chart-line, .chart-slope")]
      const dots = lines.flatMap(line => {
        const matrix = line.getScreenCTM() as DOMMatrix
        const length = line.getTotalLength()
        return Array.from({ length: 1500 }, (_, i) =>
          line.getPointAtLength((i / 1499) * length).matrixTransform(matrix),
        )
      })
      return labels.flatMap(({ words, left, right, top, bottom }, i) => [
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

test.each([390, 768, 1440])("no label of a chart meets a line or another label, %i px wide", async width => {
  expect(paths.length).toBeGreaterThan(8)
  const page = await show(addresses.home, { viewport: { width, height: 900 } })
  for (const path of paths) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    expect({ path, struck: await struckLabels(page) }).toEqual({ path, struck: [] })
  }
})

test("the line that a visitor draws runs through no label", async () => {
  const page = await open(addresses.home, { ...desktop, reducedMotion: "no-preference" })
  await page.getByRole("button", { name: "Draw what happened next" }).click()
  const field = await page.locator(".draw-field").boundingBox()
  if (!field) throw new Error("there is nothing to draw in")
  await page.mouse.move(field.x + field.width * 0.3, field.y + field.height * 0.9)
  await page.mouse.down()
  await page.mouse.move(field.x + field.width, field.y + field.height * 0.2, { steps: 9 })
  await page.mouse.up()
  await page.getByRole("button", { name: "Show what happened" }).click()
  await page.locator(".chart-line-drawn").waitFor()
  expect(await struckLabels(page)).toEqual([])
})

test("nothing moves under the pointer that opens the numbers of a chart", async () => {
  const page = await open(addresses.services, phone)
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
