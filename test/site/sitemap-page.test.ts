import { labelSlug } from "../../src/content-model/types/label-slug"
import {
  addresses,
  canonicalPostPath,
  categoryPath,
  resourcePath,
  servicePath,
  tagPath,
} from "../../src/shared/addresses"
import { site } from "../../src/shared/site"
import { contentCategories, contentPosts, contentResources, contentServices } from "../support/content"
import { hrefsOf, readDocument, textsOf } from "../support/documents"
import { retiredSlugs } from "../support/site-paths"

const page = readDocument(addresses.sitemap)
const categories = contentCategories()
const posts = contentPosts()

/** The addresses below one heading of the page. */
const listed = (heading: string): (string | undefined)[] => {
  const section = page.root
    .querySelectorAll(".sitemap section")
    .find(other => other.querySelector("h2")?.text === heading)
  return section?.querySelectorAll("a").map(link => link.getAttribute("href")) ?? []
}

const addressOf = ({ slug, categorySlug }: (typeof posts)[number]): string =>
  canonicalPostPath(
    {
      slug: categorySlug,
      topLevel:
        retiredSlugs().includes(slug) ||
        Boolean(categories.find(category => category.slug === categorySlug)?.topLevel),
    },
    slug,
  )

test.each<[string, string[]]>([
  ["Main pages", [...site.navigation.map(({ path }) => path), addresses.testimonials, addresses.landing]],
  ["Services", contentServices().map(({ slug }) => servicePath(slug))],
  ["Blog articles", posts.map(addressOf)],
  ["Categories", categories.map(({ slug }) => categoryPath(slug))],
  [
    "Tags",
    [...new Set([...posts, ...contentResources()].flatMap(({ tags }) => tags))].map(tag =>
      tagPath(labelSlug(tag)),
    ),
  ],
  ["Free resources", contentResources().map(({ slug }) => resourcePath(slug))],
  [
    "AMP pages",
    [addresses.amp, addresses.ampAbout, addresses.ampServices, addresses.ampContact, addresses.ampBlog],
  ],
  ["Legal and utility", [addresses.privacy, addresses.terms, addresses.search, addresses.xmlSitemap]],
])("the sitemap page lists all %s, and nothing else there", (heading, paths) => {
  expect(listed(heading).sort()).toEqual(paths.sort())
})

test("the resources are marked by their type", () => {
  expect(textsOf(page, ".sitemap .mark")).toEqual(contentResources().map(({ type }) => type))
})

test("buttons lead to search and contact", () => {
  expect(hrefsOf(page, "main a.button")).toEqual([addresses.search, addresses.contact])
})
