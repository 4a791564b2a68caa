import { siteUrl } from "../shared/site"
import { feedHtml, jsonFeed, rssFeed } from "./feeds"

const post = {
  lang: null,
  title: "A <b> & c",
  excerpt: "Why.",
  path: "/analytics/a",
  permanentPath: "/blog/first-name",
  publishedAt: "2025-10-10T00:00:00+05:30",
  html: '<p><a href="/b">]]></a></p>',
  category: { name: "Analytics" },
  tags: [{ name: "SEO" }, { name: "Analytics" }],
  author: { name: "Asha Rao", link: "/about" },
  sources: [{ title: "A & B", link: "https://s.example/?a=1&b=2", publisher: "<C>" }],
}

test("an RSS item has its permanent address, topics, author and full text, which cannot end its CDATA section", () => {
  const [, item = ""] = rssFeed([post]).split("<item>")
  expect(item).toContain("<title><![CDATA[A <b> & c]]></title>")
  expect(item).toContain(`<guid isPermaLink="false">${siteUrl}/blog/first-name</guid>`)
  expect(item.match(/<category>.*<\/category>/)?.[0]).toBe(
    "<category><![CDATA[Analytics]]></category><category><![CDATA[SEO]]></category>",
  )
  expect(item).toContain("<dc:creator><![CDATA[Asha Rao]]></dc:creator>")
  expect(item).toContain("]]]]><![CDATA[>")
})

test("the channel's date is that of its newest article, not of the build", () => {
  const [channel] = rssFeed([post]).split("<item>")
  expect(channel).toContain("<pubDate>Fri, 10 Oct 2025 00:00:00 +0530</pubDate>")
  expect(channel).not.toContain("lastBuildDate")
  expect(rssFeed([])).not.toContain("pubDate")
})

test("the JSON feed has the same content", () => {
  const { items } = jsonFeed([post])
  expect(items).toEqual([
    {
      id: `${siteUrl}/blog/first-name`,
      url: `${siteUrl}/analytics/a`,
      title: post.title,
      summary: "Why.",
      content_html: `<p><a href="${siteUrl}/b">]]></a></p><h2>Sources</h2><ol><li><a href="https://s.example/?a=1&amp;b=2">A &amp; B</a>, &lt;C></li></ol>`,
      date_published: "2025-10-10T00:00:00+05:30",
      tags: ["Analytics", "SEO"],
      authors: [{ name: "Asha Rao", url: `${siteUrl}/about` }],
    },
  ])
})

// In the JSON feed: test/builds/other/content.test.ts.
test("an article in another language than the site's says so in the RSS feed", () => {
  const [, item] = rssFeed([{ ...post, lang: "ar" }]).split("<item>")
  expect(item).toContain("<dc:language><![CDATA[ar]]></dc:language>")
})

const chart =
  '<figure class="chart-figure"><figcaption><p class="chart-title">Grew</p><p class="chart-subtitle">Visits</p></figcaption><div class="chart"><svg role="img" aria-label="From 1 to 2 &amp; on" height="3"><text>1</text></svg><ol class="chart-key"><li>Fix</li></ol></div><div class="chart-foot"><p>A note</p><p class="chart-note">Source: sample.</p><details class="chart-numbers"><summary>Show the numbers</summary><table><tr><td>1</td></tr></table></details><a href="/x.csv">CSV</a></div></figure>'

const code =
  '<pre><code>&#x3C;figure class="chart-figure">\n  a &#x26; b</code></pre><img src="https://x.example/a.png" alt="a > b"><br>'
const elsewhere = '<a href="https://y.example/z">x</a><a href="mailto:a@x.example">x</a>'

test.each([
  [
    "a fragment becomes an absolute URL",
    '<a href="#part">x</a>',
    '<a href="https://x.example/analytics/a#part">x</a>',
  ],
  [
    "every candidate of a `srcset` becomes absolute and keeps its size",
    '<source srcset="/a.webp 180w,\n/b.webp 360w" sizes="100vw">',
    '<source srcset="https://x.example/a.webp 180w, https://x.example/b.webp 360w" sizes="100vw">',
  ],
  [
    "attributes that only serve the page are removed",
    '<div class="scroller" tabindex="0" role="region" aria-label="Table"><h2 id="x">x</h2></div>',
    "<div><h2>x</h2></div>",
  ],
  [
    "a chart becomes its text alternative and table",
    chart,
    "<figure><figcaption><p>Grew</p><p>Visits</p></figcaption><p>From 1 to 2 &#x26; on</p><table><tbody><tr><td>1</td></tr></tbody></table><p>A note</p><p>Source: sample.</p></figure>",
  ],
  ["code and an image elsewhere stay", code, code],
  ["links elsewhere stay", elsewhere, elsewhere],
])("in a feed %s", (_rule, html, expected) => {
  expect(feedHtml(`<p>a</p>${html}<p>b</p>`, "https://x.example/analytics/a")).toBe(
    `<p>a</p>${expected}<p>b</p>`,
  )
})
