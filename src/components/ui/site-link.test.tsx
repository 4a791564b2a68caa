import { render } from "../../../test/support/render"
import { SiteLink } from "./site-link"

jest.mock("../../../content/retired.json", () => ({ posts: ["old"] }))
jest.mock("gatsby", () => ({
  navigate: () => {},
  Link: ({ to }: { to: string }) => `Gatsby's Link to ${to}`,
}))

test.each(["/", "/about", "/services#data-analytics", "/search?q=a.b", "/blog/older", "/analytics/old"])(
  "%s is a page of the site, which Gatsby prefetches",
  to => {
    expect(render(<SiteLink to={to}>x</SiteLink>)).toBe(`Gatsby&#x27;s Link to ${to}`)
  },
)

test.each([
  "/downloads/list.pdf",
  "/sitemap-index.xml",
  "/amp",
  "https://x.example",
  "//x.example",
  "/blog/old",
  "/category/seo",
])("%s is an ordinary link", to => {
  expect(render(<SiteLink to={to}>x</SiteLink>)).toBe(`<a href="${to}">x</a>`)
})

test("an ordinary link keeps its other attributes", () => {
  const link = (
    <SiteLink to="/list.pdf" rel="next" className="c">
      x
    </SiteLink>
  )
  expect(render(link)).toBe('<a href="/list.pdf" rel="next" class="c">x</a>')
})
