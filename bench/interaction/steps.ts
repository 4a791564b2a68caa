import type { CDPSession, Page } from "playwright-core"
import { addresses } from "../../src/shared/addresses"
import { fillings, formOn, sentOn } from "../../test/support/form-page"

/** A visitor's phone: the page, and its input as a finger makes it. */
type Phone = { readonly page: Page; readonly session: CDPSession }

/** What a visitor does on a page: some interactions of one kind, of which the longest counts. */
export type Step = { readonly name: string; readonly act: (phone: Phone) => Promise<unknown> }

const msBetweenKeys = 150

const type = (page: Page, text: string) => page.keyboard.type(text, { delay: msBetweenKeys })

const contact = fillings["/contact"]

/** Draws with a finger, from the left of what is to be drawn to its right. */
const draw = async ({ page, session }: Phone): Promise<void> => {
  const field = await page.locator(".draw-field").boundingBox()
  if (!field) throw new Error("there is nothing to draw in")
  const points = [0.4, 0.6, 0.8, 0.95].map((share, at) => ({
    x: field.x + field.width * share,
    y: field.y + field.height * (0.6 - at * 0.05),
  }))
  for (const [at, point] of points.entries())
    await session.send("Input.dispatchTouchEvent", {
      type: at === 0 ? "touchStart" : "touchMove",
      touchPoints: [point],
    })
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
}

/** Documents that are opened by their address, and what is done from there on. */
export const visits: readonly { readonly path: string; readonly steps: readonly Step[] }[] = [
  {
    path: addresses.home,
    steps: [
      { name: "open the menu", act: ({ page }) => page.locator("header .menu-button").tap() },
      { name: "close the menu", act: ({ page }) => page.getByRole("button", { name: "Close menu" }).tap() },
      {
        name: "begin to draw",
        act: async ({ page }) => {
          await page.getByRole("button", { name: "Draw what happened next" }).tap()
          await page.locator(".draw-field").scrollIntoViewIfNeeded()
        },
      },
      { name: "draw", act: draw },
      {
        name: "show what happened",
        act: ({ page }) => page.getByRole("button", { name: "Show what happened" }).tap(),
      },
      {
        name: "follow a link",
        act: async ({ page }) => {
          await page.locator(`main a[href="${addresses.blog}"]`).first().tap()
          await page.getByRole("heading", { level: 1, name: "Blog" }).waitFor()
        },
      },
    ],
  },
  {
    path: addresses.services,
    steps: [{ name: "open a section", act: ({ page }) => page.locator(".fold summary").first().tap() }],
  },
  {
    path: addresses.search,
    steps: [
      { name: "point at the search", act: ({ page }) => page.locator("#page-search").tap() },
      {
        name: "type a query",
        act: async ({ page }) => {
          await type(page, "cohort")
          await page.locator(".found-posts mark").first().waitFor()
        },
      },
    ],
  },
  {
    path: addresses.contact,
    steps: [
      { name: "point at a field", act: ({ page }) => formOn(page).field("Name").tap() },
      { name: "fill the form in", act: ({ page }) => type(page, contact.Name) },
      {
        name: "send it with a mistake",
        act: async ({ page }) => {
          await formOn(page).button.tap()
          await formOn(page).form.locator("[aria-invalid=true]").first().waitFor()
        },
      },
      {
        name: "mend the mistake",
        act: async ({ page }) => {
          await formOn(page).field("Email").tap()
          await type(page, contact.Email)
          await formOn(page).field("Message").tap()
          await type(page, contact.Message)
        },
      },
      {
        name: "send the form",
        act: async ({ page }) => {
          await formOn(page).button.tap()
          await sentOn(page).heading.waitFor()
        },
      },
    ],
  },
]
