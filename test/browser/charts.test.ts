import type { Page } from "playwright-core"
import { paths } from "../../src/shared/paths"
import * as content from "../support/content"
import { linkTag, readDocument } from "../support/documents"
import { testIf } from "../support/page-kinds"
import { openSite, phone } from "../support/server/open"
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
