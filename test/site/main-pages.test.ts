import { existsSync } from "node:fs"
import { paths, servicePath } from "../../src/shared/paths"
import { site, whatsappUrl } from "../../src/shared/site"
import { contentResources, contentServices } from "../support/content"
import { fileOf, hrefsOf, mainText, meta, readDocument, textsOf } from "../support/documents"

const links = (path: string, selector: string) => {
  const document = readDocument(path)
  return textsOf(document, selector).map((text, index) => [text, hrefsOf(document, selector)[index]])
}

describe("home", () => {
  const home = readDocument(paths.home)

  test("links to consultation and audit in its hero, and to contact and resources at its end", () => {
    expect(links(paths.home, ".hero a.button")).toEqual([
      ["Book Consultation", paths.contact],
      ["Free SEO Audit", paths.landing],
    ])
    expect(hrefsOf(home, ".call-to-action a")).toEqual([paths.contact, paths.resources])
    const terms = `${site.consultation.minutes}-minute call. Send a note and we’ll suggest a time, ${site.consultation.callTimes}.`
    for (const selector of [".hero", ".call-to-action"])
      expect(textsOf(home, `${selector} .call-terms`)[0]).toContain(terms)
  })

  test("links to the four services by their anchors, each with its title and description", () => {
    const services = contentServices()
    expect(hrefsOf(home, ".service-index a")).toEqual(services.map(({ slug }) => servicePath(slug)))
    expect(textsOf(home, ".service-index h3")).toEqual(services.map(({ title }) => title))
    expect(textsOf(home, ".service-index p")).toEqual(services.map(({ description }) => description))
  })

  test("has the claims with their evidence, three logos, and 200% user growth in its description", () => {
    for (const claim of ["2X", "1.5X", "20+"]) expect(textsOf(home, ".claims dd")).toContain(claim)
    expect(links(paths.home, ".claims a")).toEqual([["100 → 200 in 12 months", "/results#user-growth"]])
    expect(home.root.querySelectorAll(".brands li img")).toHaveLength(3)
    expect(meta(home, "description")).toContain("200% user growth")
  })

  test("has one case's chart in its hero, features another case, and draws this site's own", () => {
    const charts = home.root.querySelectorAll(".chart-figure").map(({ id }) => id)
    expect(charts).toEqual(["chart-user-growth", "chart-traffic-growth", "chart-this-site"])
    expect(hrefsOf(home, ".featured-case h2 a")).toEqual(["/results#traffic-growth"])
    expect(textsOf(home, ".featured-case blockquote")).toHaveLength(1)
    expect(hrefsOf(home, ".section a")).toContain("/results#this-site")
    const related = links(paths.home, ".featured-case .related-links a")
    expect(related).toContainEqual(["How our estimates turned out", "/results#ledger"])
    expect(related.map(([, href]) => href)).toContain(paths.results)
  })
})

test("about has its five sections, and links to contact and services", () => {
  const about = readDocument(paths.about)
  expect(textsOf(about, "main .section h2")).toEqual([
    "Who we are",
    "Our mission",
    "Why partner with us",
    "What we do",
    "Who we work with",
  ])
  expect(hrefsOf(about, ".call-to-action a")).toEqual([paths.contact, paths.services])
})

describe("services", () => {
  const document = readDocument(paths.services)
  const articles = document.root.querySelectorAll("article.service")

  test("are anchored by their slugs, in a list of links, each with its description and cases", () => {
    const slugs = ["data-analytics", "seo-consulting", "digital-marketing", "team-enablement"]
    expect(articles.map(({ id }) => id)).toEqual(slugs)
    expect(hrefsOf(document, ".jump-list a")).toEqual(slugs.map(slug => `#${slug}`))
    const descriptions = contentServices().map(({ description }) => description)
    expect(textsOf(document, ".service .lead")).toEqual(descriptions)
    const cases = articles.map(article =>
      article.querySelectorAll(".service-case a").map(link => link.getAttribute("href")),
    )
    expect(cases).toEqual([
      ["/results#dashboard-automation"],
      ["/results#traffic-growth", "/results#this-site"],
      ["/results#user-growth"],
      ["/results#dashboard-automation"],
    ])
  })

  test("have their facts with a button, and a long text in sections that fold by their headings", () => {
    const facts = contentServices().map(({ duration, clientEffort, fee }) => [duration, clientEffort, fee])
    for (const [index, article] of articles.entries()) {
      const text = article.querySelector(".facts")?.text ?? ""
      for (const fact of facts[index] ?? []) expect(text).toContain(fact ?? "")
      expect(article.querySelector(".service-facts .button")?.getAttribute("href")).toBe(paths.contact)
      expect(article.querySelector(".prose")?.text.length).toBeGreaterThan(1000)
      const sections = article.querySelectorAll(".fold")
      expect(sections.length).toBeGreaterThan(1)
      expect(sections).toHaveLength(article.querySelectorAll("h3").length)
      for (const section of sections) {
        expect(section.hasAttribute("open")).toBe(true)
        expect(section.querySelector("summary h3")?.id).toMatch(new RegExp(`^${article.id}-`))
      }
    }
  })
})

test("the audit page explains the offer before its form, and shows part of a report, a quote, cases and the process", () => {
  const landing = readDocument(paths.landing)
  const [before, form] = landing.root.querySelectorAll(".form-columns > *")
  const facts = before?.querySelectorAll("dt").map(({ text }) => text)
  expect(facts).toEqual(["What you get", "How long it takes", "What it costs"])
  expect(form?.querySelector("form.form")).not.toBeNull()
  const excerpt = landing.root.querySelector(".enquiry ~ details.report-excerpt.fold")
  expect(excerpt?.querySelectorAll("li")).toHaveLength(3)
  expect(excerpt?.text).toContain("Illustrative")
  const sample = contentResources().find(({ type }) => type === "Sample")
  expect(hrefsOf(landing, ".report-excerpt a")).toEqual([`${paths.resources}/${sample?.slug}`])
  expect(textsOf(landing, ".pull-quote blockquote")[0]?.length).toBeGreaterThan(50)
  expect(hrefsOf(landing, ".service-case a")).toContain(`${paths.results}#traffic-growth`)
  expect(textsOf(landing, ".bullet-row h3").length).toBeGreaterThanOrEqual(3)
})

describe("results", () => {
  const results = readDocument(paths.results)
  const evidence = [
    "100 → 300 (index of monthly visits)",
    "26 → 4.5 hours a week",
    "100 → 300 (user index) in 18 months",
  ]

  test("has the case studies of three clients and of this site, each with values, text and links", () => {
    expect(textsOf(results, ".case-study h2")).toEqual([
      "3X traffic growth in 6 months",
      "BI dashboard automation saving 20+ hours a week",
      "200% user growth",
      expect.stringMatching(/^Our own pages: \d+% lighter than the median$/),
    ])
    const paragraphs = textsOf(results, ".case-study header p:last-child")
    expect(paragraphs.filter(text => text.length > 200)).toHaveLength(4)
    expect(textsOf(results, ".case-study .case-evidence")).toEqual([
      ...evidence,
      expect.stringMatching(/^\d+ kB, against [\d,]+ kB for the median page$/),
    ])
    expect(textsOf(results, ".case-study blockquote")).toHaveLength(3)
    const services = ["Service used", "Services used", "Service used", "Service used"]
    const expected = services.flatMap(service => [service, "The method", "Free download"])
    expect(textsOf(results, ".related-links dt")).toEqual(expected)
  })

  test("has a ledger of every estimate with its range and outcome", () => {
    const ledger = results.root.querySelector("#ledger")
    const tally = "7 of 9 results fell within our range; 1 is still to come"
    const captions = ledger?.querySelectorAll("caption").map(({ text }) => text)
    expect(captions).toEqual(["This site, measured", `Illustrative${tally}`])
    expect(ledger?.querySelectorAll("tbody tr")).toHaveLength(11)
    expect(ledger?.querySelectorAll("circle")).toHaveLength(10)
  })

  test("testimonials show three quotes, each with role, company, logo and figure", () => {
    const page = readDocument(paths.testimonials)
    expect(textsOf(page, ".pull-quote blockquote").filter(text => text.length > 50)).toHaveLength(3)
    const people = textsOf(page, ".pull-quote figcaption")
    expect(people.filter(text => /^\S.*, \S/.test(text))).toHaveLength(3)
    const cases = ["traffic-growth", "dashboard-automation", "user-growth"].map(slug => `/results#${slug}`)
    expect(hrefsOf(page, ".quote-case a")).toEqual(cases)
    expect(textsOf(page, ".quote-case .case-evidence")).toEqual(evidence)
    expect(page.root.querySelectorAll(".quote-case :is(svg, img)")).toHaveLength(3)
  })
})

test("resources have type, title and description, a document in a new tab or a page of the site, and a text", () => {
  const resources = contentResources()
  const page = readDocument(paths.resources)
  expect(textsOf(page, ".resource-list .kicker")).toEqual(["Checklist", "Template", "Sample"])
  expect(textsOf(page, ".resource-list h2")).toEqual(resources.map(({ title }) => title))
  expect(textsOf(page, ".resource-list h2 + p")).toEqual(resources.map(({ description }) => description))
  const downloads = page.root.querySelectorAll(".resource-list .button")
  const found = downloads.map(link => [
    link.text.trim(),
    link.getAttribute("href"),
    link.getAttribute("target"),
  ])
  expect(found).toEqual([
    ["Download", "/downloads/seo-audit-checklist.pdf", "_blank"],
    ["Download", "/downloads/campaign-utm-template.csv", "_blank"],
    ["Download", "/resources/data-portfolio-sample", undefined],
  ])
  const formats = ["PDF, 192 kB, 4 pages", "CSV, 13 kB", "View online or print"]
  expect(textsOf(page, ".resource-document span")).toEqual(formats)
  for (const { slug, title, externalUrl } of resources) {
    if (externalUrl) expect(existsSync(fileOf(externalUrl))).toBe(true)
    const own = readDocument(`${paths.resources}/${slug}`)
    expect(textsOf(own, "h1")).toEqual([title])
    expect(textsOf(own, ".article-body")[0]?.length).toBeGreaterThan(500)
  }
})

test("contact has our contact details, an image, and what to expect", () => {
  const contact = readDocument(paths.contact)
  const { email, whatsapp, network } = site.contact
  expect(links(paths.contact, ".contact-links a")).toEqual([
    [email, `mailto:${email}`],
    [`WhatsApp ${whatsapp}`, whatsappUrl],
    [network?.name, network?.url],
  ])
  const image = contact.root.querySelector(".form-image img")?.getAttribute("src") ?? ""
  expect(existsSync(fileOf(image))).toBe(true)
  expect(textsOf(contact, ".bullet-row li")[0]).toContain(site.consultation.callTimes)
  for (const promise of ["free 30-minute call", "within 24 hours on business days", "write URGENT"])
    expect(mainText(contact)).toContain(promise)
})
