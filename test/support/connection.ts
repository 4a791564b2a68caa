import type { Page } from "playwright-core"

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** Lets the browser say from now on, and on all further documents, that it has such a connection. */
export const setConnection = async (page: Page, connection: Connection): Promise<void> => {
  const set = (value: Connection) =>
    Object.defineProperty(navigator, "connection", { value, configurable: true })
  await page.addInitScript(set, connection)
  await page.evaluate(set, connection)
}
