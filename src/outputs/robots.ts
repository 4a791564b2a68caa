import { writeFile } from "node:fs/promises"
import { absoluteUrl, paths } from "../shared/paths"
import { siteUrl } from "../shared/site"

/** Crawlers may fetch everything, or they could not learn that a page has `noindex` or is gone (RFC 9309). */
export const writeRobots = (): Promise<void> =>
  writeFile(
    "public/robots.txt",
    `User-agent: *\nDisallow:\n\nSitemap: ${absoluteUrl(siteUrl, paths.xmlSitemap)}\n`,
  )
