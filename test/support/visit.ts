import type { Page, Response } from "playwright-core"
import { applicationTemplateId } from "../../src/shared/document-scripts"
import { watchNetwork } from "./network"

/** Waits until the application, where a page has one and scripts run, has hydrated it. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    id =>
      !document.getElementById(id) ||
      matchMedia("(scripting: none)").matches ||
      performance.getEntriesByName("hydrated").length > 0,
    applicationTemplateId,
  )
}

/**
 * On a machine without any network the browser is never online, and forms would wait, though the site is served on that
 * very machine: there it is online but between the events `offline` and `online`.
 */
const beOnlineWithoutNetwork = () => {
  if (navigator.onLine) return
  let isOnline = true
  Object.defineProperty(navigator, "onLine", { get: () => isOnline })
  addEventListener("offline", () => (isOnline = false))
  addEventListener("online", () => (isOnline = true))
}

/**
 * Opens an address and waits until its scripts are at work, and all that they ask for has come. The network may well be
 * idle before: they wait until the browser is.
 * @returns the document's answer
 */
export const visit = async (page: Page, url: string): Promise<Response | null> => {
  const network = watchNetwork(page)
  await page.addInitScript(beOnlineWithoutNetwork)
  const response = await page.goto(url, { waitUntil: "load" })
  await hydrated(page)
  await network.quiet(500)
  return response
}
