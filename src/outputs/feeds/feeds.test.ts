import { siteUrl } from "../../shared/site"
import { jsonFeed, rssFeed } from "./feeds"

const post = {
  title: "A <b> & c",
  excerpt: "Why.",
  path: "/analytics/a",
  permanentPath: "/blog/first-name",
  date: "2025-10-10",
  html: '<p><a href="/b">]]></a></p>',
  category: { name: "Analytics" },
  tags: [{ name: "SEO" }, { name: "Analytics" }],
  author: { name: "Asha Rao", link: "/about" },
  sources: [{ title: "A & B", link: "https://s.example/?a=1&b=2", publisher: "<C>" }],
}

test("an RSS item has its address, date and full text, which cannot end its CDATA section", () => {
  const [, item = ""] = rssFeed([post]).split("<item>")
  expect(item).toContain("<title><![CDATA[A <b> & c]]></title>")
  expect(item).toContain(`<link>${siteUrl}/analytics/a</link>`)
  expect(item).toContain(`<guid isPermaLink="false">${siteUrl}/blog/first-name</guid>`)
  expect(item.match(/<category>.*<\/category>/)?.[0]).toBe(
    "<category><![CDATA[Analytics]]></category><category><![CDATA[SEO]]></category>",
  )
  expect(item).toContain("<dc:creator><![CDATA[Asha Rao]]></dc:creator>")
  expect(item).toContain("<pubDate>Fri, 10 Oct 2025 00:00:00 GMT</pubDate>")
  expect(item).toContain("]]]]><![CDATA[>")
})

test("the channel's date is that of its newest article, not of the build", () => {
  const [channel] = rssFeed([post]).split("<item>")
  expect(channel).toContain("<pubDate>Fri, 10 Oct 2025 00:00:00 GMT</pubDate>")
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
      date_published: "2025-10-10T00:00:00.000Z",
      tags: ["Analytics", "SEO"],
      authors: [{ name: "Asha Rao", url: `${siteUrl}/about` }],
    },
  ])
})
