import type { Page } from "playwright-core"
import { paths } from "../../src/shared/paths"
import { site } from "../../src/shared/site"
import * as content from "../support/content"
import { articles, testIf } from "../support/page-kinds"
import { desktop, openSite, phone } from "../support/server/open"
import { hydrated } from "../support/visit"
import { words } from "../support/words"

const { keptPage, open } = openSite()

/** The focused element's accessible name, and whether a ring of at least 2 px surrounds it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement & { labels?: NodeListOf<HTMLLabelElement> }
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const name =
      element.getAttribute("aria-label") ?? element.labels?.[0]?.textContent ?? element.textContent ?? ""
    return {
      name: name.trim().replace(/\s+/g, " "),
      hasRing: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
    }
  })

/** Expects Tab to move through these stops in order, each with a focus ring. */
const expectStops = async (page: Page, names: readonly unknown[]) => {
  const stops = []
  for (const _ of names) {
    await page.keyboard.press("Tab")
    stops.push(await focused(page))
  }
  expect(stops).toEqual(names.map(name => ({ name, hasRing: true })))
}

const pages = site.navigation.map(({ label }) => label)

test.each(["light", "dark"] as const)("Tab walks the header, or skips it (%s)", async colorScheme => {
  const page = await open(paths.about, { ...desktop, colorScheme })
  const before = ["Skip to content", expect.stringContaining(site.brand)]
  await expectStops(page, [...before, ...pages, "Search this site", "Search", "Book Consultation"])
  await page.getByRole("link", { name: "Skip to content" }).press("Enter")
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("main")
})

test("Tab walks the side menu from its close button to the audit", async () => {
  const page = await open(paths.about, phone)
  await page.getByRole("button", { name: "Menu", exact: true }).focus()
  await page.keyboard.press("Enter")
  await page.getByRole("dialog", { name: "Menu" }).waitFor()
  expect((await focused(page)).name).toBe("Close menu")
  await expectStops(page, [
    "Search this site",
    "Search",
    ...pages,
    "Book Consultation",
    `Free ${site.freeAudit}`,
  ])
})

const optional = (name: string) => `${name} ${words.fields.optional}`
const { services, budgets } = content.forms().contact
const { labels, contact } = content.formWords()
const choices = [services.length > 0 && labels.service, budgets.length > 0 && labels.budget].filter(Boolean)

const formPage = keptPage()

test.each([
  [
    paths.contact,
    [...[labels.company, ...choices, labels.message].map(name => optional(String(name))), contact.submit],
  ],
  [paths.landing, [labels.company, labels.message].map(optional)],
])("Tab walks the form on %s field by field", async (path, fields) => {
  const page = formPage()
  await page.goto(path)
  await hydrated(page)
  await page.getByLabel(labels.name, { exact: true }).focus()
  expect(await focused(page)).toEqual({ name: labels.name, hasRing: true })
  await expectStops(page, [labels.email, ...fields])
})

testIf(articles.length > 0)("the focus ring of a list item surrounds the whole item", async () => {
  const page = await open(paths.blog)
  await page.locator(".article-list .article-meta a").first().focus()
  await page.keyboard.press("Tab")
  const ring = await page.evaluate(() => {
    const element = document.activeElement as Element
    const { outlineStyle, outlineWidth, height } = getComputedStyle(element, "::after")
    const missing = (element.closest("li")?.clientHeight ?? 0) - Number.parseFloat(height)
    return { outlineStyle, outlineWidth, missing }
  })
  expect(ring).toEqual({ outlineStyle: "solid", outlineWidth: "3px", missing: expect.closeTo(0, 0) })
})

test("targets are at least 44 px high on touch screens: buttons, fields and the menu's links", async () => {
  const page = await open(paths.contact, { ...phone, isMobile: true })
  await page.getByRole("button", { name: "Menu", exact: true }).click()
  const small = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        "button, .button, main input, main select, main textarea, dialog nav a",
      ),
    ]
      .filter(
        element =>
          element.checkVisibility() &&
          !element.closest(".trap") &&
          !["hidden", "checkbox"].includes((element as HTMLInputElement).type),
      )
      .map(element => ({
        name: element.textContent || element.id || element.outerHTML.slice(0, 60),
        height: element.getBoundingClientRect().height,
      }))
      .filter(({ height }) => height < 44),
  )
  expect(small).toEqual([])
})
