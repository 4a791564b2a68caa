import { topicSlug } from "../../src/content-model/types/slug"
import { listingPaths } from "../../src/shared/listings"
import { categoryPath, paths, resourcePath, servicePath, tagPath } from "../../src/shared/paths"
import { site } from "../../src/shared/site"
import * as content from "../support/content"
import { hrefsOf, readDocument, textsOf } from "../support/documents"

const page = readDocument(paths.sitemap)
const free = [...content.resources(), ...content.reconciliations()]
const labels = [...content.posts(), ...content.resources()].flatMap(({ tags }) => tags)

const order = [
  ...["Main pages", "Services", "Blog articles", "Categories", "Tags", "Free resources"],
  ...["Legal and utility", "AMP pages"],
]

// By their place on the page, since their headings are content.
test.each<[string, (string | undefined)[]]>([
  ["Main pages", [...site.navigation.map(({ path }) => path), paths.testimonials, paths.landing]],
  ["Services", content.services().map(({ slug }) => servicePath(slug))],
  // As on the blog, in the same order.
  [
    "Blog articles",
    listingPaths(paths.blog, content.posts().length).flatMap(path =>
      hrefsOf(readDocument(path), ".article-list h2 a"),
    ),
  ],
  ["Categories", content.categories().map(({ slug }) => categoryPath(slug))],
  ["Tags", [...new Set(labels)].map(tag => tagPath(topicSlug(tag)))],
  ["Free resources", free.map(({ slug }) => resourcePath(slug))],
  ["AMP pages", [paths.amp, paths.ampAbout, paths.ampServices, paths.ampContact, paths.ampBlog]],
  ["Legal and utility", [...content.textPages(), paths.search, paths.xmlSitemap]],
])("the sitemap page lists exactly all %s", (name, paths) => {
  const section = page.root.querySelectorAll(".sitemap section")[order.indexOf(name)]
  const listed = section?.querySelectorAll("a").map(link => link.getAttribute("href")) ?? []
  expect(listed.sort()).toEqual(paths.sort())
})

test("resources are marked by type, and buttons link to contact and search", () => {
  expect(textsOf(page, ".sitemap li > span")).toEqual(free.map(({ type }) => type))
  expect(hrefsOf(page, "main a.button")).toEqual([paths.contact, paths.search])
})
