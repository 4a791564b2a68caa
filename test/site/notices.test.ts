import { isAmpPath } from "../../src/shared/amp-paths"
import {
  blogPostPath,
  categoryPostPath,
  notFoundPath,
  paths,
  postNotFoundPath,
  retiredCategoryPath,
} from "../../src/shared/paths"
import { fillTokens } from "../../src/shared/text-tokens"
import * as content from "../support/content"
import { hrefsOf, mainText, readDocument, textsOf } from "../support/documents"
import { expectedStatus, sitePaths } from "../support/site-paths"

const retired = content.retiredSlugs().map((slug): [string, string] => {
  const { categorySlug = "" } = content.posts().find(post => post.slug === slug) ?? {}
  return [blogPostPath(slug), categoryPostPath(categorySlug, slug)]
})
const categories = content
  .categories()
  .map(({ slug }): [string, string] => [retiredCategoryPath(slug), `/${slug}`])

const { moved } = content.pageWords()

test("exactly the retired articles that there are and every category have a 410 address", () => {
  const gone = sitePaths().filter(path => expectedStatus(path) === 410)
  expect(gone).toEqual([...retired, ...categories].map(([from]) => from).sort())
})

test.each([
  notFoundPath,
  postNotFoundPath(paths.blog),
  ...[...retired, ...categories].slice(0, 1).map(([from]) => from),
])("%s says where to go: the services and the newest articles", path => {
  const places = [...content.services(), ...content.posts().slice(0, 4)]
  expect(textsOf(readDocument(path), ".where-to-go a")).toEqual(places.map(({ title }) => title))
})

test("pages load Gatsby's scripts, and notices with status 404 or 410 do not", () => {
  const ordinary = sitePaths().filter(path => !isAmpPath(path))
  const without = ordinary.filter(path => !readDocument(path).root.querySelector("#application"))
  expect(without).toEqual(ordinary.filter(path => expectedStatus(path) !== 200))
  expect(without).toContain("/404.html")
})

test.each([...retired, ...categories])(
  "%s is a 410 page that names %s and redirects there after three seconds",
  (from, to) => {
    const page = readDocument(from)
    expect(textsOf(page, "h1")).toEqual([moved.heading])
    expect(mainText(page)).toContain(fillTokens(moved.lead, { address: to }))
    const refresh = page.root.querySelector('meta[http-equiv="refresh"]')
    expect(refresh?.getAttribute("content")).toBe(`3;url=${to}`)
    expect(hrefsOf(page, "main a")).toContain(to)
    expect(page.root.querySelectorAll("script[src]")).toHaveLength(0)
  },
)
