import { render } from "../../../test/support/render"
import { CaseHeader, ServiceCases } from "./case-parts"

const study = {
  slug: "growth",
  path: "/results#growth",
  client: "A publisher",
  heading: "3X growth",
  metric: { value: "3X", label: "", start: 100, end: 300, unit: null, period: "6 months", baseline: null },
}

test("a case states its client, result and values, and is a link on other pages", () => {
  expect(render(<CaseHeader study={study} />)).toBe(
    '<p class="kicker">A publisher</p><h2>3X growth</h2><p class="case-evidence">100 → 300 in 6 months</p>',
  )
  expect(render(<CaseHeader study={study} isLink />)).toContain('<a href="/results#growth">3X growth</a>')
})

test("a service links to its cases", () => {
  expect(render(<ServiceCases cases={[study]} />)).toBe(
    '<p class="service-case note">Case study: <a href="/results#growth">3X growth</a>, 100 → 300 in 6 months</p>',
  )
})
