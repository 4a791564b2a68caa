import { absoluteUrl } from "../../shared/addresses"
import { escapeHtml } from "../../shared/escape-html"
import { absoluteHtml } from "./absolute-html"
import { chartsAsTables } from "./charts-as-tables"

/** How many of the newest articles a feed holds; readers fetch it often, and older ones stand on the blog. */
const newest = 30

/** Asks for the articles of a feed. */
export const feedQuery = `{
  allPost(sort: [{ date: DESC }, { slug: ASC }], limit: ${newest}) {
    nodes { title excerpt path identity date html category { name } tags { name } author { name link } sources { title link publisher } }
  }
}`

/** The answer to `feedQuery`. */
export type FeedData = {
  allPost: {
    nodes: {
      title: string
      excerpt: string
      path: string
      identity: string
      date: string
      html: string
      category: { name: string }
      tags: { name: string }[]
      author: { name: string; link: string } | null
      sources: { title: string; link: string; publisher: string }[]
    }[]
  }
}

/** An article as a feed of either format gives it. */
export type FeedPost = {
  title: string
  summary: string
  url: string
  /** What readers know it by: the same after the article has moved. */
  id: string
  date: Date
  html: string
  topics: string[]
  /** Who signs it, with the full address of a page about them; none where the editor named nobody. */
  author?: { name: string; url: string }
}

/** The sources of an article, as they stand at its end on the page. */
const sourceList = (sources: FeedData["allPost"]["nodes"][number]["sources"]): string => {
  const items = sources.map(
    ({ title, link, publisher }) =>
      `<li><a href="${escapeHtml(link)}">${escapeHtml(title)}</a>, ${escapeHtml(publisher)}</li>`,
  )
  return items.length > 0 ? `<h2>Sources</h2><ol>${items.join("")}</ol>` : ""
}

/** The articles of a feed, newest first, with full addresses and full text. */
export const feedPosts = (data: FeedData, siteUrl: string): FeedPost[] =>
  data.allPost.nodes.map(
    ({ title, excerpt, path, identity, date, html, category, tags, author, sources }) => {
      const url = absoluteUrl(siteUrl, path)
      return {
        title,
        summary: excerpt,
        url,
        id: absoluteUrl(siteUrl, identity),
        date: new Date(`${date.slice(0, 10)}T00:00:00Z`),
        html: absoluteHtml(chartsAsTables(html), url) + sourceList(sources),
        topics: [...new Set([category.name, ...tags.map(({ name }) => name)])],
        ...(author && { author: { name: author.name, url: new URL(author.link, url).href } }),
      }
    },
  )
