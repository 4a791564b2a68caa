import { existsSync } from "node:fs"
import { addresses, servicePath } from "../../src/shared/addresses"
import { site, whatsappUrl } from "../../src/shared/site"
import { contentResources, contentServices } from "../support/content"
import { fileOf, hrefsOf, mainText, meta, readDocument, textsOf } from "../support/documents"

const links = (path: string, selector: string) => {
  const document = readDocument(path)
  return textsOf(document, selector).map((text, index) => [text, hrefsOf(document, selector)[index]])
}
const toContact = ["Book Consultation", addresses.contact]
const toAudit = ["Free SEO Audit", addresses.landing]

describe("home", () => {
  const home = readDocument(addresses.home)

  test("leads to the consultation and the audit from its hero", () => {
    expect(links(addresses.home, ".hero a.button")).toEqual([toContact, toAudit])
    const terms = `${site.consultation.minutes}-minute call. Send a note and we’ll suggest a time, ${site.consultation.callTimes}.`
    for (const place of [".hero", ".call-to-action"])
      expect(textsOf(home, `${place} .call-terms`)[0]).toContain(terms)
  })

  test("links to the four services by their anchors, each with its title and description", () => {
    const services = contentServices()
    expect(hrefsOf(home, ".service-index a")).toEqual(services.map(({ slug }) => servicePath(slug)))
    expect(textsOf(home, ".service-index h3")).toEqual(services.map(({ title }) => title))
    expect(textsOf(home, ".service-index p")).toEqual(services.map(({ description }) => description))
  })

  test("shows the claims, the logos of three brands, and a way on to contact and resources", () => {
    for (const claim of ["2X", "1.5X", "20+"]) expect(textsOf(home, ".claims dd")).toContain(claim)
    const logos = home.root.querySelectorAll(".brands li img")
    expect(logos.map(logo => logo.getAttribute("alt")).filter(Boolean)).toHaveLength(3)
    expect(hrefsOf(home, ".call-to-action a")).toEqual([addresses.contact, addresses.resources])
  })

  test("draws a case in its hero, and leads below it to that of this site, with its chart", () => {
    const [first, second] = home.root.querySelectorAll(".chart-figure").map(({ id }) => id)
    expect([first, second]).toEqual(["chart-user-growth", "chart-this-site"])
    expect(hrefsOf(home, ".featured-case h2 a")).toEqual(["/results#this-site"])
    expect(hrefsOf(home, ".featured-case .related-links a")).toContain(addresses.results)
  })

  test("says what claims rest on, and leads to the case that shows one", () => {
    expect(textsOf(home, ".claim-basis")).toHaveLength(2)
    expect(links(addresses.home, ".claims a")).toEqual([["100 → 200 in 12 months", "/results#user-growth"]])
  })

  test("speaks of 200% user growth to search engines", () => {
    expect(meta(home, "description")).toContain("200% user growth")
  })
})

test("about says who, why, what and for whom, and leads to contact and services", () => {
  expect(textsOf(readDocument(addresses.about), "main .section h2")).toEqual([
    "Who we are",
    "Our mission",
    "Why partner with us",
    "What we do",
    "Who we work with",
  ])
  const ways = links(addresses.about, ".call-to-action a").map(([, href]) => href)
  expect(ways).toEqual([addresses.contact, addresses.services])
})

test("services are anchored by their slugs, with description and subheadings", () => {
  const document = readDocument(addresses.services)
  const articles = document.root.querySelectorAll("article.service")
  expect(articles.map(({ id }) => id)).toEqual([
    "data-analytics",
    "seo-consulting",
    "digital-marketing",
    "team-enablement",
  ])
  expect(textsOf(document, ".service .lead")).toEqual(contentServices().map(({ description }) => description))
  for (const article of articles) {
    expect(article.querySelectorAll("h3").length).toBeGreaterThan(1)
    expect(article.querySelector(".prose")?.text.length).toBeGreaterThan(1000)
  }
})

describe("each service", () => {
  const services = readDocument(addresses.services).root.querySelectorAll("article.service")

  test("tells how long it takes, who is needed and what it typically costs, where it says so", () => {
    for (const [index, { duration, yourSide, fee }] of contentServices().entries()) {
      const facts = services[index]?.querySelector(".facts")?.text ?? ""
      for (const fact of [duration, yourSide, fee]) expect(facts).toContain(fact ?? "")
    }
  })

  test("has a button to contact before its long text, and a place in the list of services", () => {
    for (const service of services) {
      const header = service.querySelector("header")
      expect(header?.querySelector(".button")?.getAttribute("href")).toBe(addresses.contact)
    }
    expect(hrefsOf(readDocument(addresses.services), ".jump-list a")).toEqual(
      services.map(({ id }) => `#${id}`),
    )
  })

  test("has its sections in the document, each to be folded by its heading and open", () => {
    for (const service of services) {
      const sections = service.querySelectorAll(".fold")
      expect(sections.length).toBe(service.querySelectorAll("h3").length)
      for (const section of sections) {
        expect(section.hasAttribute("open")).toBe(true)
        expect(section.querySelector("summary h3")?.id).toMatch(new RegExp(`^${service.id}-`))
      }
    }
  })
})

describe("the page of the audit", () => {
  const landing = readDocument(addresses.landing)

  test("says in three lines, before the form, what one gets, how long it takes and what it costs", () => {
    const [before, form] = landing.root.querySelectorAll(".form-columns > *")
    expect(before?.querySelectorAll(".facts dt").map(({ text }) => text)).toEqual([
      "What you get",
      "How long it takes",
      "What it costs",
    ])
    expect(before?.querySelector("details.report-excerpt.fold")).not.toBeNull()
    expect(form?.querySelector("form.form")).not.toBeNull()
  })

  test("shows a part of a report that is marked as illustrative, with a link to all of one", () => {
    const excerpt = landing.root.querySelector(".report-excerpt")
    expect(excerpt?.querySelectorAll("li").length).toBe(3)
    expect(excerpt?.text).toContain("Illustrative")
    const sample = contentResources().find(({ type }) => type === "Sample")
    expect(hrefsOf(landing, ".report-excerpt a")).toEqual([`${addresses.resources}/${sample?.slug}`])
  })

  test("has a client's words, the cases of the service, and how the audit works", () => {
    expect(textsOf(landing, ".pull-quote blockquote")[0]?.length).toBeGreaterThan(50)
    expect(hrefsOf(landing, ".service-case a")).toContain(`${addresses.results}#traffic-growth`)
    expect(textsOf(landing, ".bullet-row h3").length).toBeGreaterThanOrEqual(3)
  })
})

test("results are the three case studies of clients and that of this site, each with a paragraph", () => {
  const results = readDocument(addresses.results)
  expect(textsOf(results, ".case-study h2")).toEqual([
    "3X traffic growth in 6 months",
    "BI dashboard automation saving 20+ hours a week",
    "200% user growth",
    expect.stringMatching(/^Our own site, at [\d.]+% of the usual weight$/),
  ])
  const paragraphs = textsOf(results, ".case-study header p:last-child")
  expect(paragraphs.filter(text => text.length > 200)).toHaveLength(4)
})

test("each result says its two values, has the client's words, and leads to services, method and document", () => {
  const results = readDocument(addresses.results)
  expect(textsOf(results, ".case-study .case-evidence")).toEqual([
    "100 → 300",
    "26 → 4.5 hours",
    "100 → 300 in 18 months",
    expect.stringMatching(/^100 → [\d.]+ \(median mobile page = 100\)$/),
  ])
  expect(textsOf(results, ".case-study blockquote")).toHaveLength(3)
  expect(textsOf(results, ".related-links dt")).toEqual([
    ...["Service used", "The method", "Free download"],
    ...["Services used", "The method", "Free download"],
    ...["Service used", "The method", "Free download"],
    ...["Service used", "The method", "Free download"],
  ])
})

test("the ledger has every estimate with its range and outcome, and says how often the ranges held", () => {
  const ledger = readDocument(addresses.results).root.querySelector("#ledger")
  expect(ledger?.querySelector(".case-evidence")?.text).toBe("8 of 10 ranges held")
  expect(ledger?.querySelectorAll("tbody tr")).toHaveLength(11)
  expect(ledger?.querySelectorAll("circle")).toHaveLength(10)
  expect(links(addresses.home, ".featured-case .related-links a")).toContainEqual([
    "How our estimates turned out",
    "/results#ledger",
  ])
})

test("each service leads to the cases in which it was used", () => {
  const used = readDocument(addresses.services)
    .root.querySelectorAll("article.service")
    .map(article => article.querySelectorAll(".service-case a").map(link => link.getAttribute("href")))
  expect(used).toEqual([
    ["/results#dashboard-automation"],
    ["/results#traffic-growth", "/results#this-site"],
    ["/results#user-growth"],
    ["/results#dashboard-automation"],
  ])
})

test("Results and Testimonials say at their head that cases and quotes are illustrative", () => {
  for (const path of [addresses.results, addresses.testimonials])
    expect(textsOf(readDocument(path), ".page-heading .sample-note")).toEqual([
      "Illustrative cases and quotes until clients have approved theirs.",
    ])
})

test("a chart of invented figures has a tag in its head, and there is no other mark", () => {
  const { home, about, amp, ampAbout, services, results } = addresses
  for (const path of [home, about, amp, ampAbout, services, results]) {
    const page = readDocument(path)
    for (const note of page.root.querySelectorAll(".sample-note")) note.remove()
    expect(textsOf(page, "figure.chart-figure:has(.chart-tag)").length).toBe(
      textsOf(page, ".chart-tag").length,
    )
    expect(mainText(page).match(/\bsample (figures?|data|case|quotation)\b|\binvented\b/gi)).toBeNull()
  }
  expect(textsOf(readDocument(services), ".chart-tag")).toHaveLength(5)
})

test("testimonials stand beside logo, figure and case", () => {
  const page = readDocument(addresses.testimonials)
  expect(hrefsOf(page, ".quote-case a")).toEqual([
    "/results#traffic-growth",
    "/results#dashboard-automation",
    "/results#user-growth",
  ])
  expect(textsOf(page, ".quote-case .case-evidence")).toEqual([
    "100 → 300",
    "26 → 4.5 hours",
    "100 → 300 in 18 months",
  ])
  expect(page.root.querySelectorAll(".quote-case :is(svg, img)")).toHaveLength(3)
})

test("testimonials are three quotes, each with the role and the company of who said it", () => {
  const page = readDocument(addresses.testimonials)
  expect(textsOf(page, ".pull-quote blockquote").filter(text => text.length > 50)).toHaveLength(3)
  const people = textsOf(page, ".pull-quote figcaption")
  expect(people.filter(text => /^\S.*, \S/.test(text))).toHaveLength(3)
})

describe("resources", () => {
  const resources = contentResources()
  const page = readDocument(addresses.resources)

  test("are a checklist, a template and a sample, each with title and description", () => {
    expect(textsOf(page, ".resource-list .kicker")).toEqual(["Checklist", "Template", "Sample"])
    expect(textsOf(page, ".resource-list h2")).toEqual(resources.map(({ title }) => title))
    expect(textsOf(page, ".resource-list h2 + p")).toEqual(resources.map(({ description }) => description))
  })

  test("are downloaded in a new tab, or are pages of the site", () => {
    const downloads = page.root.querySelectorAll(".resource-list .button")
    expect(downloads.map(({ text }) => text.trim())).toEqual(["Download", "Download", "Download"])
    expect(downloads.map(link => [link.getAttribute("href"), link.getAttribute("target")])).toEqual([
      ["/downloads/seo-audit-checklist.pdf", "_blank"],
      ["/downloads/campaign-utm-template.csv", "_blank"],
      ["/resources/data-portfolio-sample", undefined],
    ])
    expect(textsOf(page, ".resource-document span")).toEqual(["PDF, 192 kB, 4 pages", "CSV, 13 kB"])
    const files = resources.flatMap(({ externalUrl }) => externalUrl ?? [])
    expect(files.filter(file => !existsSync(fileOf(file)))).toEqual([])
  })

  test("have a page each, with a text; the one without a document elsewhere is that page", () => {
    for (const { slug, title } of resources) {
      const document = readDocument(`${addresses.resources}/${slug}`)
      expect(textsOf(document, "h1")).toEqual([title])
      expect(textsOf(document, ".article-body")[0]?.length).toBeGreaterThan(500)
    }
  })
})

describe("contact", () => {
  const contact = readDocument(addresses.contact)

  test("names e-mail, WhatsApp and the network page, and shows an image", () => {
    const { email, whatsapp, network } = site.contact
    expect(links(addresses.contact, ".contact-links a")).toEqual([
      [email, `mailto:${email}`],
      [`WhatsApp ${whatsapp}`, whatsappUrl],
      [network?.name, network?.url],
    ])
    const image = contact.root.querySelector(".form-image img")?.getAttribute("src") ?? ""
    expect(existsSync(fileOf(image))).toBe(true)
  })

  test("says below its button when calls are", () => {
    expect(textsOf(contact, "form.form .call-terms")[0]).toContain(site.consultation.callTimes)
  })

  test("promises a free 30-minute call, and a reply within 24 hours on business days", () => {
    expect(mainText(contact)).toContain("free 30-minute call")
    expect(mainText(contact)).toContain("within 24 hours on business days")
    expect(mainText(contact)).toContain("write URGENT")
  })
})
