import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { absoluteUrl, addresses } from "../shared/addresses"
import { siteUrl } from "../shared/site"

/**
 * The text of robots.txt. Nothing is closed to crawlers: a page they may not fetch cannot tell them that it is not to be
 * indexed, or that it is gone (RFC 9309; Google Search Central, "Block Search indexing with noindex").
 */
export const robotsText = (origin: string): string =>
  `User-agent: *\nDisallow:\n\nSitemap: ${absoluteUrl(origin, addresses.xmlSitemap)}\n`

/** Writes robots.txt into the built site. */
export const writeRobots = (): Promise<void> =>
  writeFile(join(process.cwd(), "public/robots.txt"), robotsText(siteUrl))
