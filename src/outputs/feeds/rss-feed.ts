import site from "../../../content/site.json"
import { readTokens } from "../../content-model/read/content-files"
import { absoluteUrl, addresses } from "../../shared/addresses"
import { fillTokens } from "../../shared/tokens"
import { type FeedData, feedPosts, feedQuery } from "./feed-posts"

type Answer = { query: { site: { siteMetadata: { siteUrl: string } } } & FeedData }

// What the `rss` package, which gatsby-plugin-feed writes with, takes for an item; it ships no types.
type Item = {
  title: string
  description: string
  url: string
  guid: string
  date: Date
  categories: string[]
  author?: string
  custom_elements: object[]
}

/** The items of the feed; the full text is `content:encoded`. */
export const rssItems = ({ query }: Answer): Item[] =>
  feedPosts(query, query.site.siteMetadata.siteUrl).map(
    ({ title, summary, url, id, date, html, topics, author }) => ({
      title,
      description: summary,
      url,
      guid: id,
      date,
      categories: topics,
      // Written as dc:creator: RSS's own author is an e-mail address.
      ...(author && { author: author.name }),
      custom_elements: [{ "content:encoded": { _cdata: html.replaceAll("]]>", "]]]]><![CDATA[>") } }],
    }),
  )

/** What the channel says of itself. */
export const rssChannel = ({ query }: Answer) => {
  const { siteUrl } = query.site.siteMetadata
  return {
    title: `${site.brand} blog`,
    description: fillTokens(site.description, readTokens()),
    site_url: absoluteUrl(siteUrl, addresses.blog),
    feed_url: absoluteUrl(siteUrl, addresses.rssFeed),
    image_url: absoluteUrl(siteUrl, "/icon-192.png"),
    language: site.language,
    pubDate: feedPosts(query, siteUrl)[0]?.date,
    generator: "Gatsby",
  }
}

/** Options of gatsby-plugin-feed (RSS Advisory Board, "RSS 2.0 Specification" and "RSS Best Practices Profile"). */
export const rssOptions = {
  query: "{ site { siteMetadata { siteUrl } } }",
  setup: rssChannel,
  feeds: [
    {
      title: `${site.brand} blog`,
      output: addresses.rssFeed,
      query: feedQuery,
      serialize: rssItems,
      // The link in each head is ours (src/document/head/feed-links.tsx): AMP documents would lose the plugin's.
      match: "^never$",
    },
  ],
}
