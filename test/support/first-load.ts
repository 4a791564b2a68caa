import type { Browser } from "playwright-core"
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
 * Bytes over the wire of a first visit, by kind, as Chromium counted them: compressed bodies. Their headers are left
 * out, since HTTP/2 packs what repeats into a few bytes where this HTTP/1.1 server sends 0.8 kB an answer.
 */
export const firstLoad = async (browser: Browser, url: string): Promise<Record<Kind, number>> => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
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
  page.on("requestfinished", request => {
    counted.push(
      request.sizes().then(({ responseBodySize: bytes }) => {
        const kind =
          kinds[request.resourceType()] ??
          (/\.woff2$/.test(request.url()) ? "font" : /\.js$/.test(request.url()) ? "script" : "data")
        sums[kind] += bytes
        sums.total += bytes
      }),
    )
  })
  await visit(page, url)
  await Promise.all(counted)
  await context.close()
  return sums
}
