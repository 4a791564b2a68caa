import { readFileSync } from "node:fs"
import { type HTMLElement, parse } from "node-html-parser"
import { addresses } from "../../src/shared/addresses"
import { siteUrl } from "../../src/shared/site"
import { isBuilt, linkTag, meta, readDocument } from "../support/documents"

const xml = readFileSync(`public${addresses.rssFeed}`, "utf8")
const json = JSON.parse(readFileSync(`public${addresses.jsonFeed}`, "utf8")) as {
  version: string
  feed_url: string
  items: { id: string; url: string; title: string; content_html: string; date_published: string }[]
}

// Of an article that has never moved; a name is no promise that somebody answers there.
const identity = new RegExp(`^${siteUrl}/blog/[a-z0-9-]+$`)

// By default the parser takes what is inside a pre for one piece of text.
const wholeText = { blockTextElements: { script: true, style: true } }

const hrefOf = (link: HTMLElement) => link.getAttribute("href")

/** The words of an article's HTML; a chart, which is the figure with a table, is told in other words in each place. */
const wordsBesideCharts = (html: string): string => {
  const body = parse(html, wholeText)
  for (const figure of body.querySelectorAll("figure")) if (figure.querySelector("table")) figure.remove()
  return body.text.replace(/\s+/g, " ").trim()
}

const tags = (text: string, name: string) =>
  [
    ...text.matchAll(
      new RegExp(`<${name}(?: [^>]*)?>(?:<!\\[CDATA\\[)?([\\s\\S]*?)(?:\\]\\]>)?</${name}>`, "g"),
    ),
  ].map(match => match[1] ?? "")
const items = tags(xml, "item").map(item => ({
  title: tags(item, "title")[0],
  link: tags(item, "link")[0],
  guid: tags(item, "guid")[0],
  date: tags(item, "pubDate")[0] ?? "",
  content: tags(item, "content:encoded")[0] ?? "",
}))
const newestFirst = (dates: number[]) => expect(dates).toEqual([...dates].sort((one, other) => other - one))

test("the RSS feed is well-formed in its frame, and names itself and the blog", () => {
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?><rss ')).toBe(true)
  expect(xml).toContain(`<atom:link href="${siteUrl}/rss.xml" rel="self" type="application/rss+xml"/>`)
  expect(tags(xml, "link")[0]).toBe(`${siteUrl}/blog`)
  expect(xml).not.toMatch(/>undefined<|Invalid Date/)
})

test("the feeds hold the same articles, newest first", () => {
  expect(items.length).toBeGreaterThan(0)
  expect(json.items.map(({ url }) => url)).toEqual(items.map(({ link }) => link))
  newestFirst(items.map(({ date }) => Date.parse(date)))
  newestFirst(json.items.map(({ date_published }) => Date.parse(date_published)))
})

test.each(items)(
  "$title stands in the feed in full, at its canonical address",
  ({ title, link, guid, date, content }) => {
    expect(guid).toMatch(identity)
    const document = readDocument(new URL(String(link)).pathname)
    expect(linkTag(document, "canonical")).toBe(link)
    expect(document.root.querySelector("h1")?.text).toBe(title)
    expect(date).toMatch(/^\w{3}, \d{2} \w{3} \d{4} 00:00:00 GMT$/)
    expect(new Date(date).toISOString().slice(0, 10)).toBe(meta(document, "article:published_time"))
    const [body = "", sources = ""] = content.split("<h2>Sources</h2>")
    expect(parse(sources).querySelectorAll("a").map(hrefOf)).toEqual(
      document.root.querySelectorAll(".sources a").map(hrefOf),
    )
    const page = document.root.querySelector(".article-body")?.innerHTML ?? ""
    expect(wordsBesideCharts(body)).toBe(wordsBesideCharts(page))
    // A drawing is told in words, since readers drop the style that it needs.
    expect(body).not.toContain("<svg")
    for (const chart of document.root.querySelectorAll(".chart-figure svg[role=img]"))
      expect(parse(body, wholeText).text).toContain(parse(chart.getAttribute("aria-label") ?? "").text)
  },
)

test.each(json.items)("$title has full addresses only, of pages that exist", ({ content_html }) => {
  const targets = parse(content_html, wholeText)
    .querySelectorAll("[href], [src]")
    .map(element => element.getAttribute("href") ?? element.getAttribute("src") ?? "")
  expect(targets.filter(target => !/^(https?:\/\/|mailto:)/.test(target))).toEqual([])
  const own = targets.filter(target => target.startsWith(siteUrl)).map(target => new URL(target).pathname)
  expect(own.filter(path => !isBuilt(path))).toEqual([])
  expect(content_html).not.toMatch(/<script|<style|\sclass="/)
})

test("the JSON feed is of version 1.1 and knows its address", () => {
  expect(json.version).toBe("https://jsonfeed.org/version/1.1")
  expect(json.feed_url).toBe(`${siteUrl}${addresses.jsonFeed}`)
  for (const { id } of json.items) expect(id).toMatch(identity)
})
