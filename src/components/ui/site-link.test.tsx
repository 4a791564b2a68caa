import { render } from "../../../test/support/render"
import { SiteLink } from "./site-link"

test("a link is an element and no more, to whatever it leads", () => {
  for (const to of ["/about", "/services#data-analytics", "/downloads/list.pdf", "https://x.example"])
    expect(render(<SiteLink to={to}>x</SiteLink>)).toBe(`<a href="${to}">x</a>`)
})

test("a gone address says that it answers with its own document", () => {
  expect(
    render(
      <SiteLink to="/blog/old" plain>
        x
      </SiteLink>,
    ),
  ).toBe('<a href="/blog/old" data-document="">x</a>')
})

test("other attributes are passed on", () => {
  expect(
    render(
      <SiteLink to="/about" rel="next" className="c">
        x
      </SiteLink>,
    ),
  ).toBe('<a href="/about" rel="next" class="c">x</a>')
})
