import type { Page } from "playwright-core"
import { openSite } from "../support/open-site"

const { open } = openSite()

/** What has the focus: its name as people hear it, and whether a ring of at least 2 px is drawn around it. */
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

const walk = async (page: Page, steps: number) => {
  const stops = []
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press("Tab")
    stops.push(await focused(page))
  }
  return stops
}

const names = (stops: { name: string }[]) => stops.map(({ name }) => name)
const withoutRing = (stops: { name: string; hasRing: boolean }[]) => stops.filter(({ hasRing }) => !hasRing)

test.each(["light", "dark"] as const)(
  "the header is walked in its visible order, each stop with a ring (%s)",
  async colorScheme => {
    const stops = await walk(
      await open("/about", { viewport: { width: 1440, height: 900 }, colorScheme }),
      12,
    )
    expect(names(stops)).toEqual([
      "Skip to content",
      expect.stringContaining("Aarohan"),
      "Home",
      "About",
      "Services",
      "Results",
      "Blog",
      "Resources",
      "Contact",
      "Search this site",
      "Search",
      "Book Consultation",
    ])
    expect(withoutRing(stops)).toEqual([])
  },
)

test("the side menu is walked from its close button to the audit, each stop with a ring", async () => {
  const page = await open("/about", { viewport: { width: 390, height: 844 } })
  await page.getByRole("button", { name: "Menu", exact: true }).focus()
  await page.keyboard.press("Enter")
  await page.getByRole("dialog", { name: "Menu" }).waitFor()
  expect((await focused(page)).name).toBe("Close menu")
  const stops = await walk(page, 11)
  expect(names(stops)).toEqual([
    "Search this site",
    "Search",
    "Home",
    "About",
    "Services",
    "Results",
    "Blog",
    "Resources",
    "Contact",
    "Book Consultation",
    "Free SEO Audit",
  ])
  expect(withoutRing(stops)).toEqual([])
})

test.each([
  [
    "/contact",
    [
      "Name",
      "Email",
      "Company (optional)",
      "Service (optional)",
      "Budget per month (optional)",
      "Message (optional)",
      "Send enquiry",
    ],
  ],
  ["/landing", ["Name", "Email", "Company (optional)", "Message (optional)"]],
])("the form on %s is walked field by field, each with a ring", async (path, fields) => {
  const page = await open(path, { viewport: { width: 1440, height: 900 } })
  await page.locator("main form input:not([type=hidden])").first().waitFor()
  await page.getByLabel("Name", { exact: true }).focus()
  const stops = [await focused(page), ...(await walk(page, fields.length - 1))]
  expect(names(stops)).toEqual(fields)
  expect(withoutRing(stops)).toEqual([])
})

test("targets are at least 44 px on touch screens: buttons, fields and the menu's links", async () => {
  const page = await open("/contact", {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
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
