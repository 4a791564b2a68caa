import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Root } from "hast"
import { toHtml } from "hast-util-to-html"
import { h } from "hastscript"
import { type QueryArgs, runQuery } from "../gatsby/run-query"
import { elementsOf, hasClass, readHtml } from "../markdown/html-tree"
import { absoluteUrl } from "../shared/addresses"
import { escapeHtml } from "../shared/escape"
import { directionOf } from "../shared/language"
import { paths } from "../shared/paths"
import { site, siteUrl } from "../shared/site"
import { articleWords } from "../shared/words/articles"
import { outputWords } from "../shared/words/outputs"

// Readers fetch feeds often; older articles are on the blog.
const query = /* GraphQL */ `query Feeds {
  allPost(filter: { noindex: { eq: false } }, sort: [{ date: DESC }, { slug: ASC }], limit: 30) {
    nodes {
      title lang excerpt path permanentPath publishedAt html category { name } tags { name } author { name link }
      sources { title link publisher }
    }
  }
}`

type Post = Queries.FeedsQuery["allPost"]["nodes"][number]

const address = (path: string) => absoluteUrl(siteUrl, path)
const title = outputWords.feed
const topicsOf = ({ category, tags }: Post) => [...new Set([category.name, ...tags.map(({ name }) => name)])]

const pageProperties = new Set(["className", "id", "style", "tabIndex", "role", "loading", "decoding"])

const isOfPage = (name: string): boolean => pageProperties.has(name) || /^aria[A-Z]/.test(name)

const makeAbsolute = (tree: Root, url: string): void => {
  const absolute = (address: string): string => new URL(address, url).href
  const absoluteSrcset = (set: string): string =>
    set
      .split(/,\s+|,(?=\/)/)
      .map(candidate => {
        const [address = "", ...size] = candidate.trim().split(/\s+/)
        return [absolute(address), ...size].join(" ")
      })
      .join(", ")
  for (const element of elementsOf(tree)) {
    const kept = Object.entries(element.properties).filter(([name]) => !isOfPage(name))
    element.properties = Object.fromEntries(kept)
    const { href, src, srcSet } = element.properties
    if (typeof href === "string") element.properties.href = absolute(href)
    if (typeof src === "string") element.properties.src = absolute(src)
    if (srcSet) element.properties.srcSet = absoluteSrcset(String(srcSet))
  }
}

const chartsAsTables = (tree: Root): void => {
  for (const figure of elementsOf(tree).filter(element => hasClass(element, "chart-figure"))) {
    const inside = elementsOf(figure)
    const having = (name: string) => inside.filter(element => hasClass(element, name))
    const within = (name: string, tag: string) =>
      having(name)
        .flatMap(elementsOf)
        .filter(({ tagName }) => tagName === tag)
    const drawing = inside.find(({ tagName, properties }) => tagName === "svg" && properties.role === "img")
    figure.children = [
      h("figcaption", [...having("chart-title"), ...having("chart-subtitle")]),
      h("p", String(drawing?.properties.ariaLabel ?? "")),
      ...within("chart-numbers", "table"),
      ...within("chart-foot", "p"),
    ]
  }
}

/** The HTML of a body without what only serves the page: charts are tables, addresses absolute. */
export const feedHtml = (html: string, url: string): string => {
  const tree = readHtml(html)
  chartsAsTables(tree)
  makeAbsolute(tree, url)
  return toHtml(tree)
}

const htmlOf = ({ html, path, sources, lang }: Post): string => {
  const items = sources.map(
    source =>
      `<li><a href="${escapeHtml(source.link)}">${escapeHtml(source.title)}</a>, ${escapeHtml(source.publisher)}</li>`,
  )
  const list =
    items.length > 0 ? `<h2>${escapeHtml(articleWords.sources)}</h2><ol>${items.join("")}</ol>` : ""
  const body = feedHtml(html, address(path))
  return (lang ? `<div lang="${lang}" dir="${directionOf(lang)}">${body}</div>` : body) + list
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
    ...(post.lang && { language: post.lang }),
    content_html: htmlOf(post),
    date_published: post.publishedAt,
    tags: topicsOf(post),
    ...(post.author && {
      authors: [{ name: post.author.name, url: new URL(post.author.link, address(post.path)).href }],
    }),
  })),
})

/** "Sat, 29 Nov 2026 00:00:00 +0530" of "2026-11-29T00:00:00+05:30" (RFC 822, section 5, as RSS wants it). */
const rfc822 = (time: string): string =>
  new Date(`${time.slice(0, 19)}Z`).toUTCString().replace("GMT", time.slice(19).replace(":", ""))

const element = (name: string, text: string): string =>
  `<${name}><![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>")}]]></${name}>`

const pubDate = ({ publishedAt }: Post): string => `<pubDate>${rfc822(publishedAt)}</pubDate>`

const rssItem = (post: Post): string =>
  [
    "<item>",
    element("title", post.title),
    element("description", post.excerpt),
    ...(post.lang ? [element("dc:language", post.lang)] : []),
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
