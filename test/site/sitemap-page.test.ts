import { topicSlug } from "../../src/content-model/types/values"
import { addresses, categoryPath, resourcePath, servicePath, tagPath } from "../../src/shared/addresses"
import { site } from "../../src/shared/site"
import { contentCategories, contentPosts, contentResources, contentServices } from "../support/content"
import { hrefsOf, readDocument, textsOf } from "../support/documents"

const page = readDocument(addresses.sitemap)
const labels = [...contentPosts(), ...contentResources()].flatMap(({ tags }) => tags)

test.each<[string, (string | undefined)[]]>([
  ["Main pages", [...site.navigation.map(({ path }) => path), addresses.testimonials, addresses.landing]],
  ["Services", contentServices().map(({ slug }) => servicePath(slug))],
  // As on the blog, in the same order.
  ["Blog articles", hrefsOf(readDocument(addresses.blog), ".article-list h2 a")],
  ["Categories", contentCategories().map(({ slug }) => categoryPath(slug))],
  ["Tags", [...new Set(labels)].map(tag => tagPath(topicSlug(tag)))],
  ["Free resources", contentResources().map(({ slug }) => resourcePath(slug))],
  [
    "AMP pages",
    [addresses.amp, addresses.ampAbout, addresses.ampServices, addresses.ampContact, addresses.ampBlog],
  ],
  ["Legal and utility", [addresses.privacy, addresses.terms, addresses.search, addresses.xmlSitemap]],
])("the sitemap page lists exactly all %s", (heading, paths) => {
  const section = page.root
    .querySelectorAll(".sitemap section")
    .find(other => other.querySelector("h2")?.text === heading)
  const listed = section?.querySelectorAll("a").map(link => link.getAttribute("href"))
  expect(listed?.sort()).toEqual(paths.sort())
})

test("resources are marked by type, and buttons link to contact and search", () => {
  expect(textsOf(page, ".sitemap li > span")).toEqual(contentResources().map(({ type }) => type))
  expect(hrefsOf(page, "main a.button")).toEqual([addresses.contact, addresses.search])
})
