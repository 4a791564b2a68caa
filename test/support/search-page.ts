import type { Page } from "playwright-core"

/** The search page's own box. */
export const box = (page: Page) => page.locator("#page-search")

/** Waits for the page's heading. */
export const heading = (page: Page, text: string) =>
  page.getByRole("heading", { level: 1, name: text, exact: true }).waitFor()
