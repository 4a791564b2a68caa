import type { Page } from "playwright-core"

/**
 * Lets everything that a page asks for at some addresses wait.
 * @returns lets it come
 */
export const hold = async (page: Page, url: string | RegExp): Promise<() => void> => {
  let release = () => {}
  const released = new Promise<void>(resolve => (release = resolve))
  await page.route(url, async route => {
    await released
    await route.continue()
  })
  return release
}

/** Keeps a page on the document that it opens: a notice would lead on after three seconds, read or not. */
export const stayOn = async (page: Page): Promise<void> => {
  await page.route("**/*", (route, request) =>
    request.isNavigationRequest() && request.frame().url() !== "about:blank"
      ? route.abort("aborted")
      : route.continue(),
  )
}
