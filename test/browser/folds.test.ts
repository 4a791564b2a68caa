import type { Page } from "playwright-core"
import { ledgerPath, paths, servicePath } from "../../src/shared/paths"
import * as content from "../support/content"
import { readDocument } from "../support/documents"
import { testIf } from "../support/page-kinds"
import { desktop, openSite, phone } from "../support/server/open"
import { hydrated } from "../support/visit"

const { open, show } = openSite()

const sections = (page: Page) => page.locator(".fold")
const openOnes = (page: Page) =>
  sections(page).evaluateAll(all =>
    all
      .filter(section => (section as HTMLDetailsElement).open)
      .map(section => section.querySelector("h3")?.id),
  )

const services = readDocument(paths.services).root
const headings = services.querySelectorAll(".service .fold").map(fold => fold.querySelector("h3")?.id ?? "")
const [first = ""] = headings
const last = headings.at(-1) ?? ""
const foldedChart = services.querySelector(".fold .chart-figure")?.id
const charted = services.querySelectorAll(".service").find(service => service.querySelector(".chart-figure"))

testIf(content.posts().length > 0).each([true, false])(
  "on a phone a section opens and closes, with JavaScript: %s",
  async javaScriptEnabled => {
    const page = await open(paths.blog, { ...phone, javaScriptEnabled })
    const section = sections(page).first()
    const list = section.locator("ul, ol").first()
    for (const isOpen of [false, true, false]) {
      expect(await list.isVisible()).toBe(isOpen)
      const sign = await section
        .locator("summary")
        .evaluate(summary => getComputedStyle(summary, "::after").content)
      expect(sign).toMatch(isOpen ? /^"−"/ : /^"\+"/)
      await section.locator("summary").click()
    }
  },
)

testIf(first)("hydration leaves sections as the visitor has them", async () => {
  const page = await show(paths.services, phone)
  const pressed = page.locator(".fold summary").last()
  await pressed.click()
  await hydrated(page)
  expect(await openOnes(page)).toEqual([last])
})

testIf(first !== last)(
  "the section named by the URL's fragment is open, even after a click on a link to it",
  async () => {
    const page = await open(`${paths.services}#${first}`, phone)
    expect(await openOnes(page)).toEqual([first])
    await page.evaluate(id => {
      location.hash = id
    }, last)
    await page.waitForFunction(() => document.querySelectorAll(".fold[open]").length === 2)
    expect(await openOnes(page)).toContain(last)
  },
)

testIf(foldedChart)("a link to a chart in a folded section opens it there", async () => {
  const chart = (await open(`${paths.services}#${foldedChart}`, phone)).locator(`#${foldedChart}`)
  await chart.waitFor()
  expect((await chart.boundingBox())?.y).toBeLessThan(phone.viewport.height)
})

test("on a wide screen every section is shown, and none is a stop for Tab", async () => {
  const page = await open(paths.services, { ...desktop, javaScriptEnabled: false })
  for (const section of await sections(page).all()) {
    expect(await section.locator("summary + *").first().isVisible()).toBe(true)
    expect(await section.getByRole("heading").first().isVisible()).toBe(true)
    await section.locator("> summary").focus()
    expect(await section.locator(":focus").count()).toBe(0)
  }
})

testIf(content.ledger().length > 0)(
  "on a phone the ledger shows its latest rows; a link to it opens the others",
  async () => {
    const shown = async (path: string) =>
      (await open(path, phone)).locator(".ledger tbody tr").filter({ visible: true }).count()
    const all = content.ledger().length
    expect(await shown(paths.results)).toBe(Math.min(all, 4))
    expect(await shown(ledgerPath)).toBe(all)
  },
)

testIf(charted)("on a laptop, facts and button are beside a service's chart, below the list", async () => {
  const path = servicePath(charted?.id ?? "")
  const page = await open(path, { viewport: { width: 1366, height: 680 } })
  const rectOf = (part: string) =>
    page.evaluate(found => document.querySelector(found)?.getBoundingClientRect().toJSON(), part)
  const chart = await rectOf(`#${charted?.id} .chart`)
  const button = await rectOf(`#${charted?.id} .service-facts .button`)
  expect(chart.top).toBeGreaterThan((await rectOf(".jump-list")).bottom)
  expect(button.right).toBeLessThan(chart.left)
  expect(button.bottom).toBeLessThan(680)
})
