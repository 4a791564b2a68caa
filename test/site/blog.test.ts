import { labelSlug } from "../../src/content-model/types/values"
import { addresses, blogPostPath, categoryPath, categoryPostPath, tagPath } from "../../src/shared/addresses"
import { contentCategories, contentPosts } from "../support/content"
import { hrefsOf, linkTag, readDocument, textsOf } from "../support/documents"
import { retiredSlugs } from "../support/site-paths"

const posts = contentPosts()
const categories = contentCategories()
const tags = ["SEO", "Analytics", "Digital Marketing", "Compliance", "Team Enablement", "Campaign Tracking"]
const topLevel = ["analytics", "seo-strategies", "campaign-tracking"]
const titleLinks = ".article-list h2 a"

test("the categories are six, of which three have their articles at the top level", () => {
  expect(categories.map(({ name }) => name)).toEqual([
    "Analytics",
    "SEO Strategies",
    "Campaign Tracking",
    "Cohort Analysis",
    "Dashboard Building",
    "Deep Dive Analysis",
  ])
  expect(categories.filter(category => category.topLevel).map(({ slug }) => slug)).toEqual(topLevel)
})

describe("the blog", () => {
  const blog = readDocument(addresses.blog)

  test("lists every article, newest first, under its category where that is a top-level one", () => {
    expect(posts.length).toBeGreaterThanOrEqual(7)
    expect(hrefsOf(blog, titleLinks)).toEqual(
      posts.map(({ slug, categorySlug }) =>
        topLevel.includes(categorySlug) ? categoryPostPath(categorySlug, slug) : blogPostPath(slug),
      ),
    )
  })

  test("shows title, date, reading time, category and excerpt of each", () => {
    expect(textsOf(blog, ".article-list h2")).toEqual(posts.map(({ title }) => title))
    expect(textsOf(blog, ".article-list .article-excerpt")).toEqual(posts.map(({ excerpt }) => excerpt))
    const dates = blog.root.querySelectorAll(".article-list time").map(time => time.getAttribute("datetime"))
    expect(dates).toEqual(posts.map(({ date }) => date))
    expect(textsOf(blog, ".article-list time")).toContain("10 October 2025")
    expect(textsOf(blog, ".article-list .article-meta span")).toEqual(
      posts.map(({ readingTime }) => `${readingTime} read`),
    )
    expect(textsOf(blog, ".article-list .article-meta a")).toEqual(posts.map(({ category }) => category))
    expect(hrefsOf(blog, ".article-list .article-meta a")).toEqual(
      posts.map(({ categorySlug }) => categoryPath(categorySlug)),
    )
  })

  test("lists every category and every tag in its sidebar, and nothing else", () => {
    const expected = [
      ...categories.map(({ slug }) => categoryPath(slug)),
      ...tags.map(tag => tagPath(labelSlug(tag))),
    ]
    expect(hrefsOf(blog, ".topics a").sort()).toEqual(expected.sort())
  })
})

describe.each(categories)("the category $slug", ({ slug, name, topLevel: isTopLevel }) => {
  const page = readDocument(categoryPath(slug))
  const own = posts.filter(({ category }) => category === name)

  test("is titled by its name and lists its articles, and no other, under itself", () => {
    expect(textsOf(page, "h1")).toEqual([`Category: ${name}`])
    expect(own.length).toBeGreaterThan(0)
    expect(hrefsOf(page, titleLinks)).toEqual(own.map(post => categoryPostPath(slug, post.slug)))
  })

  test("decides the canonical address of its articles", () => {
    for (const post of own) {
      const document = readDocument(categoryPostPath(slug, post.slug))
      const canonical = new URL(linkTag(document, "canonical") ?? "").pathname
      expect(canonical).toBe(isTopLevel ? document.path : blogPostPath(post.slug))
    }
  })
})

test.each(tags)(
  "the tag %s lists the articles that have it, and no other, by their address under /blog",
  tag => {
    const page = readDocument(tagPath(labelSlug(tag)))
    const own = posts.filter(post => post.tags.includes(tag))
    expect(textsOf(page, "h1")).toEqual([`Tag: ${tag}`])
    expect(own.length).toBeGreaterThan(0)
    expect(hrefsOf(page, titleLinks)).toEqual(own.map(({ slug }) => blogPostPath(slug)))
  },
)

test.each(posts.filter(({ slug }) => !retiredSlugs().includes(slug)))(
  "the article $slug is the same under /blog and under its category",
  ({ slug, categorySlug }) => {
    const [one, other] = [blogPostPath(slug), categoryPostPath(categorySlug, slug)].map(path =>
      textsOf(readDocument(path), ".article-head, .article-body"),
    )
    expect(one).toHaveLength(2)
    expect(other).toEqual(one)
  },
)

test.each([addresses.blog, categoryPath("analytics"), tagPath("seo")])(
  "%s ends with the ways to ask",
  path => {
    expect(hrefsOf(readDocument(path), ".call-to-action .button-row a")).toEqual([
      addresses.contact,
      addresses.landing,
    ])
  },
)
