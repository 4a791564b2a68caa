import type { Browser, Page, Request } from "playwright-core"
import { visit } from "./visit"

/** What a first visit transfers, by kind. */
export type Kind = "document" | "script" | "style" | "font" | "image" | "data" | "total"

const kinds: Record<string, Kind> = {
  document: "document",
  script: "script",
  stylesheet: "style",
  font: "font",
  image: "image",
  fetch: "data",
  xhr: "data",
}

/**
 * Counts what a page transfers from now on.
 * @returns tells, once asked, the bytes over the wire so far by kind, as Chromium counted them: compressed bodies. Their
 * headers are left out, since HTTP/2 packs what repeats into a few bytes where this HTTP/1.1 server sends 0.8 kB an answer.
 */
export const countLoad = (page: Page): (() => Promise<Record<Kind, number>>) => {
  const sums: Record<Kind, number> = {
    document: 0,
    script: 0,
    style: 0,
    font: 0,
    image: 0,
    data: 0,
    total: 0,
  }
  const counted: Promise<void>[] = []
  const asked = new Set<string>()
  const count = (request: Request) => {
    // What is asked for again comes from the cache, but for tests that hold requests back: that turns the cache off
    // (Playwright, "page.route").
    if (asked.has(request.url())) return
    asked.add(request.url())
    counted.push(
      request.sizes().then(({ responseBodySize: bytes }) => {
        const kind =
          kinds[request.resourceType()] ??
          (/\.woff2$/.test(request.url()) ? "font" : /\.js$/.test(request.url()) ? "script" : "data")
        sums[kind] += bytes
        sums.total += bytes
      }),
    )
  }
  page.on("requestfinished", count)
  return async () => {
    page.off("requestfinished", count)
    await Promise.all(counted)
    return sums
  }
}

/** A screen as Lighthouse's phone has it, on which first visits are counted. */
const countedScreen = { viewport: { width: 412, height: 823 } }

/** Bytes of a first visit, by kind. */
export const firstLoad = async (browser: Browser, url: string): Promise<Record<Kind, number>> => {
  const context = await browser.newContext(countedScreen)
  const page = await context.newPage()
  const load = countLoad(page)
  await visit(page, url)
  const sums = await load()
  await context.close()
  return sums
}
