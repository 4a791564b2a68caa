import { topicSlug } from "../../src/content-model/types/slug"
import { listingPaths } from "../../src/shared/listings"
import {
  blogPostPath,
  categoryPath,
  categoryPostPath,
  contactPath,
  paths,
  tagPath,
} from "../../src/shared/paths"
import { site } from "../../src/shared/site"
import { fillTokens } from "../../src/shared/text-tokens"
import * as content from "../support/content"
import { type BuiltDocument, canonicalPath, hrefsOf, readDocument, textsOf } from "../support/documents"
import { words } from "../support/words"

const posts = content.posts()
const categories = content.categories()
const tags = content.tags({ withResources: true })
const titleLinks = ".article-list h2 a"
const canonicalOf = (path: string) => canonicalPath(readDocument(path))

const isTopLevel = (categorySlug: string) =>
  categories.some(({ slug, topLevel }) => topLevel && slug === categorySlug)

const readFor = (time: string) => fillTokens(words.articles.readingTime, { time })

const blog = site.navigation.flatMap(({ path }) => (path === paths.blog ? [path] : []))

/** What the navigation marks as the section of a page. */
const sectionOf = (page: BuiltDocument) => hrefsOf(page, '.site-nav [aria-current="true"]')

/** All pages of a listing. */
const pagesOf = (path: string, items: number) => listingPaths(path, items).map(readDocument)

for (const post of posts)
  describe(`the article ${post.slug}`, () => {
    const { slug, categorySlug, title, excerpt, date, readingTime } = post
    const document = readDocument(categoryPostPath(categorySlug, slug))

    test("has its title, excerpt, date and reading time, and belongs to the blog", () => {
      expect(textsOf(document, "h1")).toEqual([title])
      expect(textsOf(document, ".article-head .lead")).toEqual([excerpt])
      expect(document.root.querySelector(".article-head time")?.getAttribute("datetime")).toBe(date)
      expect(textsOf(document, ".article-head .article-meta > span").at(-1)).toMatch(
        readingTime ? readFor(readingTime) : new RegExp(`^${readFor("[1-9]\\d* min")}$`),
      )
      expect(sectionOf(document)).toEqual(blog)
    })

    test("names its author, last check and sources where it has them, and ends with the call to action", () => {
      const author = content.authors().find(other => other.slug === post.author)
      const byline = [
        author && `${fillTokens(words.articles.author, { author: author.name })}, ${author.role}`,
        post.checked && fillTokens(words.articles.checked, { date: "" }),
      ]
      expect(textsOf(document, ".byline > span")).toEqual(
        byline.filter(Boolean).map(start => expect.stringContaining(String(start))),
      )
      expect(hrefsOf(document, ".byline a")).toEqual(author ? [author.link] : [])
      const dates = document.root.querySelectorAll(".byline time").map(time => time.getAttribute("datetime"))
      expect(dates).toEqual(post.checked ? [post.checked] : [])
      const sources = post.sources ?? []
      expect(hrefsOf(document, ".sources a")).toEqual(sources.map(({ link }) => link))
      expect(textsOf(document, ".sources li")).toEqual(
        sources.map(({ title, publisher, accessed }) =>
          expect.stringContaining(
            `${title}, ${publisher}${accessed ? `, ${fillTokens(words.articles.accessed, { date: "" })}` : ""}`,
          ),
        ),
      )
      expect(textsOf(document, ".about-author")).toEqual(
        author ? [expect.stringContaining(`${author.name}, ${author.role}. ${author.about}`)] : [],
      )
      if (author && site.contact.email)
        expect(textsOf(document, ".about-author")[0]).toContain(site.contact.email)
      expect(textsOf(document, ".call-to-action h2")).toEqual([words.articles.help])
      expect(textsOf(document, ".call-to-action a")).toEqual([words.articles.booking])
      expect(hrefsOf(document, ".call-to-action a")).toEqual([contactPath(slug)])
    })

    test("lists its sections if there are several", () => {
      const sections = textsOf(document, ".article-body h2")
      const listed = textsOf(document, ".toc a")
      expect(listed).toEqual(sections.length < 3 ? [] : expect.arrayContaining(sections))
      for (const href of hrefsOf(document, ".toc a"))
        expect(
          document.root.getElementById(decodeURIComponent(String(href).slice(1)))?.closest(".article-body"),
        ).toBeTruthy()
    })

    test("is identical under /blog unless retired there; its category decides which is canonical", () => {
      const [blogPath, isRetired] = [blogPostPath(slug), content.retiredSlugs().includes(slug)]
      expect(canonicalPath(document)).toBe(isTopLevel(categorySlug) || isRetired ? document.path : blogPath)
      if (isRetired) return
      const text = textsOf(document, ".article-head, .article-body")
      expect(text).toHaveLength(2)
      expect(textsOf(readDocument(blogPath), ".article-head, .article-body")).toEqual(text)
    })
  })

test("each article links to the previous and the next one", () => {
  const postPaths = posts.map(({ categorySlug, slug }) => categoryPostPath(categorySlug, slug))
  for (const [index, path] of postPaths.entries()) {
    const canonicals = (other: string | undefined) => (other ? [canonicalOf(other)] : [])
    const document = readDocument(path)
    expect(hrefsOf(document, ".more-articles a[rel=next]")).toEqual(canonicals(postPaths[index - 1]))
    expect(hrefsOf(document, ".more-articles a[rel=prev]")).toEqual(canonicals(postPaths[index + 1]))
  }
})

test("code in a named language is highlighted; plain text is not", () => {
  const codes = posts.flatMap(({ categorySlug, slug }) =>
    readDocument(categoryPostPath(categorySlug, slug)).root.querySelectorAll("pre"),
  )
  const plain = codes.filter(code => !code.querySelector(".token"))
  const isPlain = (name = "") => /language-(none|text|formula)/.test(name) || !name.includes("language-")
  expect(plain.map(code => code.getAttribute("class")).filter(name => !isPlain(name))).toEqual([])
})

test("the blog lists every article, newest first, with date, reading time, category and excerpt", () => {
  const pages = pagesOf(paths.blog, posts.length)
  const links = pages.flatMap(page => hrefsOf(page, titleLinks))
  expect(links).toEqual(
    posts.map(({ slug, categorySlug }) => canonicalOf(categoryPostPath(categorySlug, slug))),
  )
  const items = pages
    .flatMap(page => page.root.querySelectorAll(".article-list > li"))
    .map(item => ({
      title: item.querySelector("h2")?.text.trim(),
      excerpt: item.querySelector(".article-excerpt")?.text.trim(),
      date: item.querySelector("time")?.getAttribute("datetime"),
      readingTime: item.querySelector(".article-meta span")?.text.trim(),
      category: item.querySelector(".article-meta a")?.text.trim(),
      categoryPath: item.querySelector(".article-meta a")?.getAttribute("href"),
    }))
  expect(items).toEqual(
    posts.map(({ title, excerpt, date, readingTime, category, categorySlug }) => ({
      title,
      excerpt,
      date,
      readingTime: readingTime
        ? readFor(readingTime)
        : expect.stringMatching(new RegExp(`^${readFor("[1-9]\\d* min")}$`)),
      category,
      categoryPath: categoryPath(categorySlug),
    })),
  )
  const count = (isIn: (post: (typeof posts)[number]) => boolean) => ` ${posts.filter(isIn).length}`
  const topics = [
    ...categories.map(({ slug, name }) => categoryPath(slug) + count(({ category }) => category === name)),
    ...content.tags().map(tag => tagPath(topicSlug(tag)) + count(({ tags }) => tags.includes(tag))),
  ]
  for (const page of pages) {
    const counts = textsOf(page, ".topics a + span")
    const listed = hrefsOf(page, ".topics li a").map((href, index) => `${href} ${counts[index]}`)
    expect(listed.sort()).toEqual([...topics].sort())
  }
})

test.each([
  ...categories.map(({ slug, name }) => ({
    path: categoryPath(slug),
    title: fillTokens(words.lists.category, { name }),
    items: posts.filter(({ category }) => category === name).map(post => categoryPostPath(slug, post.slug)),
  })),
  ...tags.map(tag => ({
    path: tagPath(topicSlug(tag)),
    title: fillTokens(words.lists.tag, { name: tag }),
    items: posts.filter(post => post.tags.includes(tag)).map(({ slug }) => blogPostPath(slug)),
  })),
])("$path lists exactly its articles, at its own addresses", ({ path, title, items }) => {
  const pages = pagesOf(path, items.length)
  expect(pages.map(page => textsOf(page, "h1"))).toEqual(pages.map(() => [title]))
  expect(pages.flatMap(page => hrefsOf(page, titleLinks))).toEqual(items)
  for (const page of pages) expect(sectionOf(page)).toEqual(blog)
  const [page] = pages
  if (!page) throw new Error("unreachable")
  expect(textsOf(page, "main").join().includes(words.articles.none)).toBe(items.length === 0)
  expect(hrefsOf(page, ".call-to-action .button-row a")).toEqual([paths.contact, paths.landing])
})
