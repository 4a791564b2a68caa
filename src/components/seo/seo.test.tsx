import type { ComponentProps } from "react"
import { Helmet } from "react-helmet"
import { render } from "../../../test/support/render"
import { site, siteUrl } from "../../shared/site"
import { fullTitle, Seo } from "./seo"

/** The head of a page, as gatsby-plugin-react-helmet writes it. */
const head = (props: Partial<ComponentProps<typeof Seo>> = {}) => {
  render(<Seo title="About" description="Who we are." {...props} />)
  const { title, meta, link, script } = Helmet.renderStatic()
  return { title: title.toString(), tags: meta.toString() + link.toString(), script: script.toString() }
}
const metaOf = (tags: string, name: string) =>
  new RegExp(`<meta [^>]*(?:name|property)="${name}" content="([^"]*)"`).exec(tags)?.[1]

test("the title is the page's, then the brand", () => {
  expect(head().title).toContain(`>About | ${site.brand}</title>`)
})

test("a title that names the brand does not name it twice", () => {
  expect(fullTitle(`About ${site.brand}`)).toBe(`About ${site.brand}`)
})

test("the canonical address is made from the page's path and the site's address", () => {
  const { tags } = head({ path: "/about" })
  expect(tags).toContain(`rel="canonical" href="${siteUrl}/about"`)
  expect(metaOf(tags, "og:url")).toBe(`${siteUrl}/about`)
})

test("home's canonical address is the site's, with its slash", () => {
  expect(head({ path: "/" }).tags).toContain(`rel="canonical" href="${siteUrl}/"`)
})

test("a page that stands for no document has no address of its own", () => {
  const { tags } = head()
  expect(tags).not.toContain("canonical")
  expect(tags).not.toContain("og:url")
})

test("a page is left to search engines unless it says otherwise", () => {
  expect(head().tags).not.toContain('name="robots"')
  expect(metaOf(head({ noindex: true }).tags, "robots")).toBe("noindex, follow")
})

test("search engines and social sites get the description, and social sites the bare title", () => {
  const { tags } = head()
  expect(metaOf(tags, "description")).toBe("Who we are.")
  expect(metaOf(tags, "og:description")).toBe("Who we are.")
  expect(metaOf(tags, "og:title")).toBe("About")
  expect(metaOf(tags, "og:site_name")).toBe(site.brand)
})

const article = {
  kind: "article",
  identity: "/blog/a",
  date: "2025-10-10",
  wordCount: 1200,
  category: { name: "Analytics" },
  tags: [{ name: "SEO" }, { name: "Reports" }],
} as const

test("an article says that it is one, its day, its category and its tags", () => {
  expect(metaOf(head().tags, "og:type")).toBe("website")
  const { tags } = head({ path: "/blog/a", subject: article })
  expect(metaOf(tags, "og:type")).toBe("article")
  expect(metaOf(tags, "article:published_time")).toBe("2025-10-10")
  expect(tags).not.toContain("article:modified_time")
  expect(metaOf(tags, "article:section")).toBe("Analytics")
  expect(tags.match(/article:tag" content="[^"]*"/g)).toHaveLength(2)
})

test("a page is shared with a large image, which X and others name alike; a notice that it has moved is not", () => {
  const moved = head({ movedTo: "/about" }).tags
  expect(metaOf(moved, "twitter:card")).toBe("summary")
  expect(metaOf(moved, "og:image")).toBeUndefined()
  expect(metaOf(head().tags, "og:image")).toContain("/share-images/")
  const { tags } = head({ path: "/about" })
  expect(metaOf(tags, "twitter:card")).toBe("summary_large_image")
  expect(tags).toMatch(/property="og:image" content="[^"]*\/share-images\/[0-9a-f]{20}\.png"/)
  expect(tags).toMatch(/name="twitter:image" content="[^"]*\/share-images\//)
})

test("structured data cannot end its script", () => {
  const { script } = head({ path: "/about", title: "</script>" })
  expect(script).toContain('"name":"\\u003c/script>"')
  expect(script.match(/<\/script>/g)).toHaveLength(1)
})

test("a page's own head tags stand beside the others", () => {
  const { tags } = head({ children: <meta property="article:section" content="Analytics" /> })
  expect(metaOf(tags, "article:section")).toBe("Analytics")
  expect(metaOf(tags, "og:title")).toBe("About")
})
