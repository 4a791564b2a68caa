import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { parse } from "node-html-parser"
import { type QueryArgs, runQuery } from "../gatsby/run-query"
import { escapeHtml } from "../shared/escape"
import { absoluteUrl, paths } from "../shared/paths"
import { site, siteUrl } from "../shared/site"

// Readers fetch feeds often; older articles are on the blog.
const query = /* GraphQL */ `query Feeds {
  allPost(sort: [{ date: DESC }, { slug: ASC }], limit: 30) {
    nodes {
      title excerpt path permanentPath date html category { name } tags { name } author { name link }
      sources { title link publisher }
    }
  }
}`

type Post = Queries.FeedsQuery["allPost"]["nodes"][number]

const address = (path: string) => absoluteUrl(siteUrl, path)
const title = `${site.brand} blog`
const dateOf = ({ date }: Post) => new Date(`${date.slice(0, 10)}T00:00:00Z`)
const topicsOf = ({ category, tags }: Post) => [...new Set([category.name, ...tags.map(({ name }) => name)])]

const openingTag = /<[a-z][a-z0-9-]*(?:\s+[^\s=>]+(?:="[^"]*")?)*\s*\/?>/gi
const pageAttributes = /\s(?:class|id|style|tabindex|role|loading|decoding|aria-[a-z]+)="[^"]*"/gi

/** Makes URLs absolute, in tags only. @param html as our renderer writes it: values in double quotes, `<` in text escaped */
export const absoluteHtml = (html: string, url: string): string => {
  const absolute = (address: string): string => new URL(address, url).href
  const absoluteSrcset = (set: string): string =>
    set
      .split(/,\s+|,(?=\/)/)
      .map(candidate => {
        const [address = "", ...size] = candidate.trim().split(/\s+/)
        return [absolute(address), ...size].join(" ")
      })
      .join(", ")
  return html.replace(openingTag, text =>
    text
      .replace(pageAttributes, "")
      .replace(/\s(href|src)="([^"]*)"/g, (_, name: string, to: string) => ` ${name}="${absolute(to)}"`)
      .replace(/\ssrcset="([^"]*)"/gi, (_, set: string) => ` srcset="${absoluteSrcset(set)}"`),
  )
}

export const chartsAsTables = (html: string): string => {
  if (!html.includes("chart-figure")) return html
  const body = parse(html, { blockTextElements: { pre: true, script: true, style: true }, comment: true })
  for (const figure of body.querySelectorAll("figure.chart-figure")) {
    const words = figure.querySelector("svg[role=img]")?.rawAttributes["aria-label"] ?? ""
    const caption = figure.querySelectorAll(".chart-title, .chart-subtitle").map(element => element.outerHTML)
    const notes = figure.querySelectorAll(".chart-foot p").map(element => element.outerHTML)
    const table = figure.querySelector(".chart-numbers table")?.outerHTML ?? ""
    figure.innerHTML = `<figcaption>${caption.join("")}</figcaption><p>${words}</p>${table}${notes.join("")}`
  }
  return body.toString()
}

const htmlOf = ({ html, path, sources }: Post): string => {
  const items = sources.map(
    source =>
      `<li><a href="${escapeHtml(source.link)}">${escapeHtml(source.title)}</a>, ${escapeHtml(source.publisher)}</li>`,
  )
  const list = items.length > 0 ? `<h2>Sources</h2><ol>${items.join("")}</ol>` : ""
  return absoluteHtml(chartsAsTables(html), address(path)) + list
}

export const jsonFeed = (posts: readonly Post[]) => ({
  version: "https://jsonfeed.org/version/1.1",
  title,
  description: site.description,
  home_page_url: address(paths.blog),
  feed_url: address(paths.jsonFeed),
  icon: address("/icon-512.png"),
  favicon: address("/favicon-32.png"),
  language: site.language,
  authors: [{ name: site.brand, url: address(paths.home) }],
  items: posts.map(post => ({
    id: address(post.permanentPath),
    url: address(post.path),
    title: post.title,
    summary: post.excerpt,
    content_html: htmlOf(post),
    date_published: dateOf(post).toISOString(),
    tags: topicsOf(post),
    ...(post.author && {
      authors: [{ name: post.author.name, url: new URL(post.author.link, address(post.path)).href }],
    }),
  })),
})

const element = (name: string, text: string): string =>
  `<${name}><![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>")}]]></${name}>`

const pubDate = (post: Post): string => `<pubDate>${dateOf(post).toUTCString()}</pubDate>`

const rssItem = (post: Post): string =>
  [
    "<item>",
    element("title", post.title),
    element("description", post.excerpt),
    `<link>${escapeHtml(address(post.path))}</link>`,
    `<guid isPermaLink="false">${escapeHtml(address(post.permanentPath))}</guid>`,
    ...topicsOf(post).map(topic => element("category", topic)),
    // RSS's own author is an e-mail address.
    ...(post.author ? [element("dc:creator", post.author.name)] : []),
    pubDate(post),
    element("content:encoded", htmlOf(post)),
    "</item>",
  ].join("")

/** RSS 2.0 (rssboard.org), without `lastBuildDate`, or readers would fetch an unchanged feed after each build. */
export const rssFeed = (posts: readonly Post[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom" version="2.0"><channel>',
    element("title", title),
    element("description", site.description),
    `<link>${address(paths.blog)}</link>`,
    `<image><url>${address("/icon-192.png")}</url>${element("title", title)}<link>${address(paths.blog)}</link></image>`,
    "<generator>Gatsby</generator>",
    `<atom:link href="${address(paths.rssFeed)}" rel="self" type="application/rss+xml"/>`,
    ...posts.slice(0, 1).map(pubDate),
    element("language", site.language),
    ...posts.map(rssItem),
    "</channel></rss>",
  ].join("")

export const writeFeeds = async (args: QueryArgs): Promise<void> => {
  const data = await runQuery<Queries.FeedsQuery>(args, "the feeds", query)
  if (!data) return
  const posts = data.allPost.nodes
  await writeFile(join("public", paths.rssFeed), rssFeed(posts))
  await writeFile(join("public", paths.jsonFeed), JSON.stringify(jsonFeed(posts)))
}
