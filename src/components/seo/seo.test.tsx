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

test("the title names the brand once", () => {
  expect(head().title).toContain(`>About | ${site.brand}</title>`)
  expect(fullTitle(`About ${site.brand}`)).toBe(`About ${site.brand}`)
})

test.each([
  ["/about", `${siteUrl}/about`],
  ["/", `${siteUrl}/`],
])("the canonical URL of %s is %s", (path, url) => {
  const { tags } = head({ path })
  expect(tags).toContain(`rel="canonical" href="${url}"`)
  expect(metaOf(tags, "og:url")).toBe(url)
})

test("a not-found page has no URL and no robots rule of its own", () => {
  const { tags } = head()
  expect(tags).not.toMatch(/canonical|og:url|name="robots"/)
  expect(metaOf(head({ noindex: true }).tags, "robots")).toBe("noindex, follow")
})

test("search engines and social sites get title, description and the page's own tags", () => {
  const { tags } = head({ children: <meta property="article:section" content="Analytics" /> })
  expect(metaOf(tags, "description")).toBe("Who we are.")
  expect(metaOf(tags, "og:description")).toBe("Who we are.")
  expect(metaOf(tags, "og:title")).toBe("About")
  expect(metaOf(tags, "og:site_name")).toBe(site.brand)
  expect(metaOf(tags, "og:type")).toBe("website")
  expect(metaOf(tags, "article:section")).toBe("Analytics")
})

test("an article has its date, category and tags", () => {
  const article = {
    kind: "article",
    permanentPath: "/blog/a",
    date: "2025-10-10",
    wordCount: 1200,
    category: { name: "Analytics" },
    tags: [{ name: "SEO" }, { name: "Reports" }],
  } as const
  const { tags } = head({ path: "/blog/a", subject: article })
  expect(metaOf(tags, "og:type")).toBe("article")
  expect(metaOf(tags, "article:published_time")).toBe("2025-10-10")
  expect(tags).not.toContain("article:modified_time")
  expect(metaOf(tags, "article:section")).toBe("Analytics")
  expect(tags.match(/article:tag" content="[^"]*"/g)).toHaveLength(2)
})

test("a page is shared with a large image; a moved page is not", () => {
  const { tags } = head({ path: "/about" })
  expect(metaOf(tags, "twitter:card")).toBe("summary_large_image")
  expect(metaOf(tags, "og:image")).toMatch(/\/share-images\/[0-9a-f]{20}\.png$/)
  expect(metaOf(tags, "twitter:image")).toBe(metaOf(tags, "og:image"))
  const moved = head({ movedTo: "/about" }).tags
  expect(metaOf(moved, "twitter:card")).toBe("summary")
  expect(metaOf(moved, "og:image")).toBeUndefined()
})

test("structured data cannot end its script", () => {
  const { script } = head({ path: "/about", title: "</script>" })
  expect(script).toContain('"name":"\\u003c/script>"')
  expect(script.match(/<\/script>/g)).toHaveLength(1)
})
