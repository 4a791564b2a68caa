import { render } from "../../../test/support/render"
import { site } from "../../shared/site"
import { CaseHeader, CaseLinks, SampleNote, ServiceCases } from "./case-parts"

const study = {
  slug: "growth",
  path: "/results#growth",
  client: "A publisher",
  heading: "3X growth",
  metric: { value: "3X", label: "", start: 100, end: 300, unit: null, period: "6 months", baseline: null },
}

test("cases are marked as illustrative while the site has sample material", () => {
  expect(site.sample).toBe(true)
  expect(render(<SampleNote />)).toContain("are invented examples")
  jest.replaceProperty(site, "sample", false)
  expect(render(<SampleNote />)).toBe("")
})

test("a case states its client, result and values, and is a link on other pages", () => {
  expect(render(<CaseHeader study={study} />)).toBe(
    '<p class="kicker">A publisher</p><h2>3X growth</h2><p class="case-evidence">100 → 300 in 6 months</p>',
  )
  expect(render(<CaseHeader study={study} isLink />)).toContain('<a href="/results#growth">3X growth</a>')
})

test("a case links to its services, method and download, if there are any", () => {
  const services = [
    { title: "SEO", path: "/services#seo" },
    { title: "Ads", path: "/services#ads" },
  ]
  const article = { title: "Crawling", path: "/blog/crawling" }
  const links = render(<CaseLinks slug="growth" services={services} article={article} resource={null} />)
  expect(links.replace(/(<[^>]+>)+/g, "|")).toBe("|Services used|SEO|Ads|The method|Crawling|Something similar?|Ask us about it|")
  expect(links).toContain('<a href="/blog/crawling">Crawling</a>')
  const quoted = render(
    <CaseLinks slug="growth" services={services} quote={{ slug: "growth", author: "Head of Audience" }} />,
  )
  expect(quoted).toContain('<a href="/testimonials#growth">Head of Audience</a>')
  expect(render(<CaseLinks slug="growth" services={services.slice(1)} />)).toContain("<dt>Service used</dt>")
})

test("a service links to its cases", () => {
  expect(render(<ServiceCases cases={[study]} />)).toBe(
    '<p class="service-case note">Case study: <a href="/results#growth">3X growth</a>, 100 → 300 in 6 months</p>',
  )
})
