import type { Browser } from "playwright-core"

/** What a browser met. */
export type Clicked = { clicks: number; editions: number; wrong: string[] }

/**
 * Keeps clicking between two pages of a site, and loads every fifth anew.
 * @returns ends it
 */
export const keepClicking = async (browser: Browser, url: string): Promise<() => Promise<Clicked>> => {
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1440, height: 900 } })
  const wrong: string[] = []
  // What a policy forbids, files that are missing, and React taking over other HTML than it would make.
  page.on("console", message => message.type() === "error" && wrong.push(message.text()))
  page.on("pageerror", error => wrong.push(String(error)))
  const editions = new Set<string>()
  let isOver = false
  let clicks = 0
  const go = async () => {
    await page.goto("/")
    while (!isOver) {
      const to = clicks++ % 2 ? "/services" : "/about"
      await page.locator(`header a[href="${to}"]:visible`).first().click()
      await page.waitForURL(`**${to}`)
      if (to === "/about") editions.add((await page.getByRole("heading", { level: 1 }).textContent()) ?? "")
      if (clicks % 5 === 0) await page.reload()
      await page.waitForTimeout(200)
    }
  }
  const going = go().catch(error => void wrong.push(String(error)))
  return async () => {
    isOver = true
    await going
    await page.close()
    return { clicks, editions: editions.size, wrong }
  }
}
