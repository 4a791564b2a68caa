import { render } from "../../../test/support/render"
import { site } from "../../shared/site"
import { CaseHead, CaseLinks, SampleStrip, ServiceCases } from "./case-parts"

const study = {
  slug: "growth",
  path: "/results#growth",
  client: "A publisher",
  heading: "3X growth",
  metric: { value: "3X", label: "growth", start: 100, end: 300, unit: null, period: "6 months" },
}

test("a strip says that the cases are illustrative while the site has sample material", () => {
  expect(site.sample).toBe(true)
  expect(render(<SampleStrip />)).toContain("Illustrative cases and quotes")
  jest.replaceProperty(site, "sample", false)
  expect(render(<SampleStrip />)).toBe("")
})

test("the head of a case names the client", () => {
  expect(render(<CaseHead study={study} />)).toContain(">A publisher</p>")
})

test("a case says its result with the values it is about, and is a link where it does not stand itself", () => {
  expect(render(<CaseHead study={study} />)).toMatch(
    /<h2>3X growth<\/h2><p class="case-evidence">100 → 300 in 6 months<\/p>$/,
  )
  expect(render(<CaseHead study={study} isLink />)).toContain(
    '<h2><a href="/results#growth">3X growth</a></h2>',
  )
})

test("a case leads to its services, its method and its document, as far as there are any", () => {
  const seo = { title: "SEO", path: "/services#seo" }
  const ads = { title: "Ads", path: "/services#ads" }
  const links = render(
    <CaseLinks
      services={[seo, ads]}
      article={{ title: "Crawling", path: "/blog/crawling" }}
      resource={null}
    />,
  )
  expect(
    links
      .replace(/<[^>]+>/g, "|")
      .split(/\|+/)
      .filter(Boolean),
  ).toEqual(["Services used", "SEO", "Ads", "The method", "Crawling"])
  expect(links).toContain('<a href="/blog/crawling">Crawling</a>')
  expect(render(<CaseLinks services={[seo]} />)).toContain("<dt>Service used</dt>")
})

test("a service leads to its cases, and says nothing where it has none", () => {
  expect(render(<ServiceCases cases={[study]} />)).toBe(
    '<p class="service-case note">Case study: <a href="/results#growth">3X growth</a>, 100 → 300 in 6 months</p>',
  )
  expect(render(<ServiceCases cases={[]} />)).toBe("")
})
