import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { absoluteUrl, addresses } from "../shared/addresses"
import { siteUrl } from "../shared/site"

/**
 * The text of robots.txt. Crawlers may fetch everything: from a page they may not fetch they cannot learn that it has
 * `noindex`, or is gone (RFC 9309; Google Search Central, "Block Search indexing with noindex").
 */
export const robotsText = (origin: string): string =>
  `User-agent: *\nDisallow:\n\nSitemap: ${absoluteUrl(origin, addresses.xmlSitemap)}\n`

/** Writes robots.txt into the built site. */
export const writeRobots = (): Promise<void> =>
  writeFile(join(process.cwd(), "public/robots.txt"), robotsText(siteUrl))
