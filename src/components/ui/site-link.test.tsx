/** @proves Addresses: links */
import { render } from "../../../test/support/render"
import { SiteLink } from "./site-link"

test.each(["/", "/about", "/tag/seo", "/services#data-analytics", "/search?q=x"])(
  "%s is a link within the application",
  to => {
    expect(render(<SiteLink to={to}>x</SiteLink>)).toBe(`<a data-gatsby-link="" href="${to}">x</a>`)
  },
)

test.each([
  "/amp",
  "/amp/blog",
  "/downloads/list.pdf",
  "/sitemap-index.xml",
  "https://x.example/about",
  "mailto:a@x.example",
  "#main",
])("%s is an ordinary link", to => {
  expect(render(<SiteLink to={to}>x</SiteLink>)).toBe(`<a href="${to}">x</a>`)
})

test("a gone address is an ordinary link, since it answers with its own document", () => {
  expect(
    render(
      <SiteLink to="/blog/old" plain>
        x
      </SiteLink>,
    ),
  ).toBe('<a href="/blog/old">x</a>')
})

test("other attributes are passed on, within the application and out of it", () => {
  for (const to of ["/about", "https://x.example"])
    expect(
      render(
        <SiteLink to={to} rel="next" className="c">
          x
        </SiteLink>,
      ),
    ).toContain('rel="next" class="c"')
})
