import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { addresses } from "../../shared/addresses"

/**
 * Takes out of the RSS feed when it was built, which the package `rss` always writes: the element tells "the last time the
 * content of the channel changed" (RSS Advisory Board, "RSS 2.0 Specification"), and a reader would fetch after each build
 * a feed in which nothing is new.
 */
export const withoutBuildDate = (xml: string): string =>
  xml.replace(/<lastBuildDate>[^<]*<\/lastBuildDate>/, "")

/** The same in the built site, after gatsby-plugin-feed. */
export const settleRss = async (): Promise<void> => {
  const file = join("public", addresses.rssFeed)
  await writeFile(file, withoutBuildDate(await readFile(file, "utf8")))
}
