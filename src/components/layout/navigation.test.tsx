import { render, tags } from "../../../test/support/render"
import { addresses } from "../../shared/addresses"
import { site } from "../../shared/site"
import { Breadcrumb } from "./breadcrumb"
import { NavigationLinks } from "./header"

/** The links that are marked as current, with the kind of mark. */
const marked = (path: string) =>
  tags(render(<NavigationLinks path={path} />), "a").flatMap(tag => {
    const kind = /aria-current="(\w+)"/.exec(tag)?.[1]
    return kind ? [[/href="([^"]*)"/.exec(tag)?.[1], kind]] : []
  })

test.each([
  ["/", [["/", "page"]]],
  ["/blog", [["/blog", "page"]]],
  ["/blog/some-article", [["/blog", "true"]]],
  ["/blog/page/2", [["/blog", "true"]]],
  ["/resources/checklist", [["/resources", "true"]]],
  ["/landing", []],
  ["/analytics", [["/blog", "true"]]],
  ["/analytics/some-article", [["/blog", "true"]]],
  ["/tag/seo", [["/blog", "true"]]],
  ["/404", []],
  ["/404.html", []],
  ["/privacy", []],
])("on %s the navigation marks %j", (path, expected) => {
  expect(marked(path)).toEqual(expected)
})

test("the navigation has the entries of content/site.json in their order, each an address of the site", () => {
  const html = render(<NavigationLinks path="/" />)
  const labels = [...html.matchAll(/>([^<]+)<\/a>/g)].map(([, label]) => label)
  expect(labels).toEqual(site.navigation.map(({ label }) => label))
  expect(Object.values(addresses)).toEqual(expect.arrayContaining(site.navigation.map(({ path }) => path)))
})

test("home has no breadcrumb", () => {
  expect(render(<Breadcrumb path="/" />)).toBe("")
})

test("the breadcrumb is a list in a landmark; its last step is the page and no link", () => {
  expect(render(<Breadcrumb path="/blog/some-article" />)).toBe(
    '<nav aria-label="Breadcrumb" class="breadcrumb quiet-links page-width fine"><ol class="cluster">' +
      '<li><a href="/">Home</a></li>' +
      '<li><a href="/blog">Blog</a></li>' +
      '<li aria-current="page"><span>Some Article</span></li></ol></nav>',
  )
})

test("a step without a page of its own is text", () => {
  expect(render(<Breadcrumb path="/tag/seo" />)).toContain("<li><span>Tag</span></li>")
})
