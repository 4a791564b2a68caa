import { type Browser, chromium } from "playwright-core"
import { sharedNames } from "./set-up"

const shared = (name: keyof typeof sharedNames): string => {
  const value = process.env[sharedNames[name]]
  if (!value) throw new Error(`No shared ${name}: is set-up.ts the global setup of this Jest project?`)
  return value
}

/** The site that all test files share. */
export const sharedSite = (): { readonly url: string } => ({ url: shared("site") })

/** Requests a path of that site. Reads the body: an unread one keeps the connection open, and the test process running. */
export const request = async (path: string, init: RequestInit = {}): Promise<Response> => {
  const ask = () => fetch(`${shared("site")}${path}`, { redirect: "manual", ...init })
  // On a busy machine an idle connection may be closed just when it is used again.
  const response = await ask().catch(error => {
    if (init.method && init.method !== "GET") throw error
    return ask()
  })
  await response.clone().arrayBuffer()
  return response
}

/** The folder with the enquiries of that site. */
export const sharedEnquiries = (): string => shared("enquiries")

/** The built site, and a browser for the tests of a file: their own connection to the shared one. */
export const runSite = (): { readonly browser: Browser; readonly site: { readonly url: string } } => {
  const running = { site: sharedSite() } as { browser: Browser; site: { url: string } }
  beforeAll(async () => {
    running.browser = await chromium.connect(shared("browser"))
  })
  afterAll(() => running.browser?.close())
  return running
}
