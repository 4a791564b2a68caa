import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import site from "../../../content/site.json"
import { readTokens } from "../../content-model/read/content-files"
import { type PageCreatorArgs, queryPages } from "../../gatsby/pages/page-creator"
import { absoluteUrl, addresses } from "../../shared/addresses"
import { siteUrl } from "../../shared/site"
import { fillTokens } from "../../shared/tokens"
import { type FeedData, feedPosts, feedQuery } from "./feed-posts"

/** The blog as a JSON Feed (jsonfeed.org, "JSON Feed Version 1.1"). */
export const jsonFeed = (data: FeedData) => ({
  version: "https://jsonfeed.org/version/1.1",
  title: `${site.brand} blog`,
  description: fillTokens(site.description, readTokens()),
  home_page_url: absoluteUrl(siteUrl, addresses.blog),
  feed_url: absoluteUrl(siteUrl, addresses.jsonFeed),
  icon: absoluteUrl(siteUrl, "/icon-512.png"),
  favicon: absoluteUrl(siteUrl, "/favicon-32.png"),
  language: site.language,
  authors: [{ name: site.brand, url: absoluteUrl(siteUrl, addresses.home) }],
  items: feedPosts(data, siteUrl).map(({ title, summary, url, id, date, html, topics, author }) => ({
    id,
    url,
    title,
    summary,
    content_html: html,
    date_published: date.toISOString(),
    tags: topics,
    // Without one it is that of the feed.
    ...(author && { authors: [author] }),
  })),
})

/** Writes the JSON feed into the built site. */
export const writeJsonFeed = async (args: PageCreatorArgs): Promise<void> => {
  const data = await queryPages<FeedData>(args, "the JSON feed", feedQuery)
  if (!data) return
  await writeFile(join(process.cwd(), `public${addresses.jsonFeed}`), JSON.stringify(jsonFeed(data)))
}
