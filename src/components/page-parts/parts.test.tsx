import { render } from "../../../test/support/render"
import { site, whatsappUrl } from "../../shared/site"
import { Notice } from "../ui/notice"
import { Tags } from "../ui/tags"
import { CallToAction } from "./call-to-action"
import { Claims } from "./claims"
import { ContactLinks } from "./contact-links"
import { LastUpdated } from "./legal-text"
import { PageHeading } from "./page-heading"
import { PullQuote } from "./pull-quote"
import { ResourceDownload } from "./resource-download"
import { Section } from "./section"

test("the direct contacts are the ones of content/site.json", () => {
  const html = render(<ContactLinks withPlaceholders />)
  expect(html).toContain(`href="mailto:${site.contact.email}"`)
  expect(html).toContain(`href="${site.contact.network?.url}"`)
  expect(html).toContain(`href="${whatsappUrl}"`)
  expect(whatsappUrl).toMatch(/^https:\/\/wa\.me\/\d+$/)
})

test("the claims are the ones of content/site.json, each with what it counts", () => {
  const html = render(<Claims />)
  expect(html.match(/<dd>/g)).toHaveLength(site.claims.length)
  for (const { value, label } of site.claims)
    expect(html).toContain(`<dt class="soft">${label}</dt><dd>${value}</dd>`)
})

test("a claim leads to the case that shows it, or says without a link what else it rests on", () => {
  const [growth, uplift, years] = render(<Claims />).split("</div>")
  expect(growth).toMatch(/<a [^>]*href="\/results#user-growth">100 → 200 in 12 months<\/a><\/dd>$/)
  expect(uplift).toMatch(/<dd>1\.5X<\/dd>$/)
  expect(years).toMatch(/<dd class="claim-basis meta">In analytics, search and digital marketing<\/dd>$/)
})

test("example numbers and pages are shown on the contact page alone", () => {
  const html = render(<ContactLinks />)
  expect(html).toContain("mailto:")
  expect(html).not.toMatch(/wa\.me|linkedin/)
})

test("a contact detail that is not set is left out", () => {
  jest.replaceProperty(site, "contact", { email: "", country: "IN" })
  expect(render(<ContactLinks withPlaceholders />)).toBe("<ul></ul>")
})

test("the brand stands in the site's description, not its token", () => {
  expect(site.description).not.toContain("{")
  expect(site.description).toContain(site.brand)
})

test("tags lead to their listings", () => {
  const html = render(<Tags tags={[{ name: "Digital Marketing", slug: "digital-marketing" }]} />)
  expect(html).toContain('href="/tag/digital-marketing">Digital Marketing</a>')
})

test("only a notice of an error interrupts", () => {
  expect(render(<Notice kind="error">x</Notice>)).toContain('role="alert"')
  expect(render(<Notice kind="success">x</Notice>)).not.toContain("role")
  expect(render(<Notice>x</Notice>)).toContain("notice-info")
})

test("a page's heading is its h1, and parts that are not given leave nothing behind", () => {
  expect(render(<PageHeading heading="About" />)).toMatch(/<h1>About<\/h1><\/header>$/)
  expect(render(<PageHeading heading="About" lead="Who we are" kicker="Us" />)).toMatch(
    /Us<\/p><h1>About<\/h1><p class="lead">Who we are/,
  )
})

test("sections and calls to action begin with an h2", () => {
  expect(render(<Section heading="Mission">x</Section>)).toContain("<h2>Mission</h2>")
  expect(render(<CallToAction heading="Need help?" links={[]} />)).toContain("<h2>Need help?</h2>")
})

test("a quote names its author and the company", () => {
  const html = render(<PullQuote quote="Good." author="Editor" company="Kadal" />)
  expect(html).toMatch(/<blockquote><p>Good\.<\/p><\/blockquote><figcaption>Editor, <span>Kadal</)
})

test.each([
  [{ format: "PDF", size: "192 kB", pages: 4 }, "PDF, 192 kB, 4 pages"],
  [{ format: "PDF", size: "20 kB", pages: 1 }, "PDF, 20 kB, 1 page"],
  [{ format: "CSV", size: "13 kB", pages: null }, "CSV, 13 kB"],
])("the document %j is described as %s", (document, text) => {
  const resource = { path: "/resources/a", externalUrl: null, document }
  expect(render(<ResourceDownload resource={resource} />)).toContain(`>${text}</span>`)
})

test("a legal page is built with the day of the build, so that hydration finds what the server wrote", () => {
  expect(render(<LastUpdated builtOn="2020-02-29" />)).toContain(
    'Last updated: <time dateTime="2020-02-29">29 February 2020</time>',
  )
})
