import { render } from "../../../test/support/render"
import { CaseHead } from "./case-head"
import { CaseWays } from "./case-ways"
import { SampleNote } from "./sample-note"
import { ServiceCases } from "./service-cases"

const study = {
  slug: "growth",
  path: "/results#growth",
  sample: false,
  client: "A publisher",
  heading: "3X growth",
  metric: { value: "3X", label: "growth", start: 100, end: 300, unit: null, period: "6 months" },
}
const sample = { ...study, sample: true }

test("a page says that it has samples as long as one of its cases is one", () => {
  expect(render(<SampleNote cases={[study, sample]} />)).toContain("What is marked “Sample” is invented")
  expect(render(<SampleNote cases={[study]} />)).toBe("")
  expect(render(<SampleNote cases={[]} />)).toBe("")
})

test("a case that is a sample is marked, and no other", () => {
  expect(render(<CaseHead study={sample} />)).toContain(">Sample: A publisher</p>")
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
  const ways = render(
    <CaseWays
      services={[seo, ads]}
      article={{ title: "Crawling", path: "/blog/crawling" }}
      resource={null}
    />,
  )
  expect(
    ways
      .replace(/<[^>]+>/g, "|")
      .split(/\|+/)
      .filter(Boolean),
  ).toEqual(["Services used", "SEO", "Ads", "The method", "Crawling"])
  expect(ways).toContain('<a href="/blog/crawling">Crawling</a>')
  expect(render(<CaseWays services={[seo]} />)).toContain("<dt>Service used</dt>")
})

test("a service leads to its cases, and says nothing where it has none", () => {
  expect(render(<ServiceCases cases={[sample]} />)).toBe(
    '<p class="service-case note">Sample case: <a href="/results#growth">3X growth</a>, 100 → 300 in 6 months</p>',
  )
  expect(render(<ServiceCases cases={[]} />)).toBe("")
})
