import { siteUrl } from "../../shared/site"
import { jsonFeed } from "./json-feed"
import { rssChannel, rssItems } from "./rss-feed"
import { withoutBuildDate } from "./settle-rss"

const post = {
  title: "A <b> & c",
  excerpt: "Why.",
  path: "/analytics/a",
  identity: "/blog/first-name",
  date: "2025-10-10",
  html: '<p><a href="/b">]]></a></p>',
  category: { name: "Analytics" },
  tags: [{ name: "SEO" }, { name: "Analytics" }],
  author: { name: "Asha Rao", link: "/about" },
  sources: [{ title: "A & B", link: "https://s.example/?a=1&b=2", publisher: "<C>" }],
}
const query = { site: { siteMetadata: { siteUrl } }, allPost: { nodes: [post] } }

test("an item of the RSS feed has its address, its date and its whole text, which cannot end its section", () => {
  const [item] = rssItems({ query })
  expect(item).toMatchObject({
    title: post.title,
    url: `${siteUrl}/analytics/a`,
    guid: `${siteUrl}/blog/first-name`,
    date: new Date("2025-10-10T00:00:00Z"),
    categories: ["Analytics", "SEO"],
    author: "Asha Rao",
  })
  expect(JSON.stringify(item?.custom_elements)).toContain("]]]]><![CDATA[>")
})

test("the channel is as old as its newest article", () => {
  expect(rssChannel({ query }).pubDate).toEqual(new Date("2025-10-10T00:00:00Z"))
  const empty = { ...query, allPost: { nodes: [] } }
  expect(rssChannel({ query: empty }).pubDate).toBeUndefined()
})

test("the JSON feed says the same", () => {
  const { items } = jsonFeed(query)
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

test("the RSS feed does not change with each build", () => {
  const xml = "<channel><lastBuildDate>Sun, 22 Nov 2026 06:00:00 GMT</lastBuildDate><item/></channel>"
  expect(withoutBuildDate(xml)).toBe("<channel><item/></channel>")
})
