import { readFileSync } from "node:fs"
import { type HTMLElement, parse } from "node-html-parser"
import { paths } from "../../src/shared/paths"
import { siteUrl } from "../../src/shared/site"
import { posts } from "../support/content"
import { isBuilt, linkTag, meta, parseHtml, readDocument } from "../support/documents"
import { words } from "../support/words"

const xml = readFileSync(`public${paths.rssFeed}`, "utf8")
const json = JSON.parse(readFileSync(`public${paths.jsonFeed}`, "utf8")) as {
  version: string
  feed_url: string
  items: { id: string; url: string; title: string; content_html: string; date_published: string }[]
}

// The address of an article that has never moved; it need not answer.
const permanentUrl = new RegExp(`^${siteUrl}/blog/[a-z0-9-]+$`)

/** The words of an article without its charts, which feeds replace with tables. */
const wordsOf = (html: string): string => {
  const body = parseHtml(html)
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

test("the feeds link to themselves and the blog, and have the same articles, newest first", () => {
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?><rss ')).toBe(true)
  expect(xml).toContain(`<atom:link href="${siteUrl}/rss.xml" rel="self" type="application/rss+xml"/>`)
  expect(tags(xml, "link")[0]).toBe(`${siteUrl}/blog`)
  expect(xml).not.toMatch(/>undefined<|Invalid Date/)
  expect(json.version).toBe("https://jsonfeed.org/version/1.1")
  expect(json.feed_url).toBe(`${siteUrl}${paths.jsonFeed}`)
  expect(items.length > 0).toBe(posts().length > 0)
  expect(json.items.map(({ url }) => url)).toEqual(items.map(({ link }) => link))
  for (const dates of [
    items.map(({ date }) => Date.parse(date)),
    json.items.map(({ date_published }) => Date.parse(date_published)),
  ])
    expect(dates).toEqual([...dates].sort((a, b) => b - a))
})

for (const { title, link, guid, date, content } of items)
  test(`${title} is in the RSS feed in full, at its canonical address`, () => {
    expect(guid).toMatch(permanentUrl)
    const document = readDocument(new URL(String(link)).pathname)
    expect(linkTag(document, "canonical")).toBe(link)
    expect(document.root.querySelector("h1")?.text).toBe(title)
    const published = meta(document, "article:published_time") ?? ""
    expect(published).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00[+-]\d{2}:\d{2}$/)
    expect(date).toMatch(/^\w{3}, \d{2} \w{3} \d{4} 00:00:00 [+-]\d{4}$/)
    expect(Date.parse(date)).toBe(Date.parse(published))
    const [body = "", sources = ""] = content.split(`<h2>${words.articles.sources}</h2>`)
    const hrefOf = (anchor: HTMLElement) => anchor.getAttribute("href")
    expect(parse(sources).querySelectorAll("a").map(hrefOf)).toEqual(
      document.root.querySelectorAll(".sources a").map(hrefOf),
    )
    expect(wordsOf(body)).toBe(wordsOf(document.root.querySelector(".article-body")?.innerHTML ?? ""))
    // Readers drop the style that a drawing needs: its text alternative replaces it.
    expect(body).not.toContain("<svg")
    for (const chart of document.root.querySelectorAll(".chart-figure svg[role=img]"))
      expect(parseHtml(body).text).toContain(parse(chart.getAttribute("aria-label") ?? "").text)
  })

for (const { id, title, content_html } of json.items)
  test(`${title} has full addresses only in the JSON feed, of pages that exist`, () => {
    expect(id).toMatch(permanentUrl)
    const targets = parseHtml(content_html)
      .querySelectorAll("[href], [src]")
      .map(element => element.getAttribute("href") ?? element.getAttribute("src") ?? "")
    expect(targets.filter(target => !/^(https?:\/\/|mailto:)/.test(target))).toEqual([])
    const own = targets.filter(target => target.startsWith(siteUrl)).map(target => new URL(target).pathname)
    expect(own.filter(path => !isBuilt(path))).toEqual([])
    expect(content_html).not.toMatch(/<script|<style|\sclass="/)
  })
