import { existsSync } from "node:fs"
import { evidenceText } from "../../src/components/cases/evidence"
import { audit } from "../../src/components/sections/link-lists"
import { formatMoney } from "../../src/shared/number-format"
import {
  casePath,
  chartAnchor,
  contactPath,
  ledgerPath,
  paths,
  servicePath,
  siteAuditPath,
} from "../../src/shared/paths"
import { site, whatsappUrl } from "../../src/shared/site"
import { fillTokens } from "../../src/shared/text-tokens"
import * as content from "../support/content"
import { fileOf, hrefsOf, linksOf, readDocument, textsOf } from "../support/documents"
import { words } from "../support/words"

const cases = content.cases()
const services = content.services()
const resources = content.resources()
const tools = content.reconciliations()
const copy = content.pageWords()
const people = content.authors().filter(({ kind }) => kind === "person")
const measured = content.ledger().filter(({ outcome }) => outcome !== undefined)
const text = (words: string) => words.replace(/\s+/g, " ")

describe("home", () => {
  const home = readDocument(paths.home)
  const { hero, featured, measured: ownCase } = content.home()

  test("links to consultation and audit in its hero, and to contact and the resources there are at its end", () => {
    expect(linksOf(home, ".hero a.button")).toEqual([
      [words.links.booking, paths.contact],
      [audit.label, paths.landing],
    ])
    const offered = resources.length > 0 ? [paths.resources] : []
    expect(hrefsOf(home, ".call-to-action a")).toEqual([paths.contact, ...offered])
    expect(textsOf(home, ".hero .call-terms")).toEqual([words.calls.terms])
    expect(textsOf(home, ".call-terms")).toHaveLength(1)
  })

  test("has what each service costs and how long it takes, as the services say", () => {
    const told = services.filter(({ fee, duration }) => fee || duration)
    const rows = home.root.querySelectorAll(".fee-list li")
    expect(rows.map(row => row.querySelector("a")?.getAttribute("href"))).toEqual(
      "fees" in content.home() && told.length > 0 ? services.map(({ slug }) => servicePath(slug)) : [],
    )
    for (const [index, row] of rows.entries()) {
      const { fee, duration = "" } = services[index] ?? {}
      const price = fee ? fillTokens(words.fees.from, { fee: formatMoney(fee.from), per: fee.per }) : ""
      expect(text(row.text)).toContain(price)
      expect(text(row.text)).toContain(duration)
    }
  })

  test("links to the services by their anchors, each with its title and description", () => {
    expect(hrefsOf(home, ".service-index a")).toEqual(services.map(({ slug }) => servicePath(slug)))
    expect(textsOf(home, ".service-index h3")).toEqual(services.map(({ title }) => title))
    expect(textsOf(home, ".service-index p")).toEqual(services.map(({ description }) => description))
  })

  test("has the claims with their evidence, and a row of the clients if there are any", () => {
    // Without the type, TypeScript takes it that a site without claims never has any.
    const claims: readonly {
      value: string
      sample?: boolean
      evidence?: Parameters<typeof evidenceText>[0] & { case: string }
    }[] = site.claims
    expect(textsOf(home, ".claims-row dd")).toEqual(claims.map(({ value }) => value))
    expect(textsOf(home, ".claims-row div:has(.sample-tag) dd")).toEqual(
      claims.filter(({ sample }) => site.sample && sample).map(({ value }) => value),
    )
    const evidence = claims.flatMap(claim => claim.evidence ?? [])
    expect(linksOf(home, ".claims-row a")).toEqual(
      evidence.map(proof => [text(evidenceText(proof)), casePath(proof.case)]),
    )
    const brands = content.brands()
    expect(home.root.querySelectorAll(".brands h2")).toHaveLength(brands.length > 0 ? 1 : 0)
    expect(home.root.querySelectorAll(".brands li")).toHaveLength(brands.length)
    expect(home.root.querySelectorAll(".brands li img").map(logo => logo.getAttribute("alt"))).toEqual(
      brands.filter(({ logo }) => logo).map(({ name }) => name),
    )
  })

  test("has the charts of the cases that its copy names, each once, and the featured one's text and links", () => {
    const charts = [...new Set([hero.case, featured, ownCase])].filter(slug => slug !== undefined)
    expect(home.root.querySelectorAll(".chart-figure").map(({ id }) => id)).toEqual(charts.map(chartAnchor))
    expect(hrefsOf(home, ".featured-case h2 a")).toEqual(featured ? [casePath(featured)] : [])
    const { summary, sample } = cases.find(({ slug }) => slug === featured) ?? {}
    expect(textsOf(home, ".featured-case .quote-row > p:first-child")).toEqual(summary ? [text(summary)] : [])
    // The mark is the first of all that is said of it.
    const [first] = home.root.querySelectorAll(".featured-case header > *")
    if (featured) expect(first?.classList.contains("sample-tag")).toBe(site.sample && sample === true)
    if (ownCase) expect(hrefsOf(home, "main a")).toContain(casePath(ownCase))
    const related = featured ? [casePath(featured), paths.results] : []
    const ledger = featured && measured.length > 0 ? [ledgerPath] : []
    expect(hrefsOf(home, ".featured-case .related-links a")).toEqual([...related, ...ledger])
  })
})

test("home starts with what was measured of this site, with a link to what failed", () => {
  const home = readDocument(paths.home)
  const { figures = [], checks = [] } = content.audit() ?? {}
  const passed = checks.filter(check => check.passed).length
  const values = figures.map(({ value }) => value)
  const checked = fillTokens(words.proof.passed, { count: `${passed}`, all: `${checks.length}` })
  const measured = figures.length > 0 ? [...values, checked] : []
  for (const figure of [".own-figures", "main > .hero:first-child .own-figures"])
    expect(textsOf(home, `${figure} dd`)).toEqual(measured)
  expect(hrefsOf(home, ".own-figures dt a")).toEqual(figures.length > 0 ? [siteAuditPath] : [])
})

test("about has its sections, those who work here if there are any, and links to contact and services", () => {
  const about = readDocument(paths.about)
  const sections = content.about().sections.map(({ heading }) => heading)
  expect(textsOf(about, "main .section h2")).toEqual([
    ...(people.length > 0 ? [content.about().headings.people] : []),
    ...sections,
  ])
  expect(textsOf(about, ".people h3")).toEqual(people.map(({ name }) => name))
  expect(hrefsOf(about, ".call-to-action a")).toEqual([paths.contact, paths.services])
  expect(textsOf(about, ".call-terms")).toEqual([])
})

describe("services", () => {
  const document = readDocument(paths.services)
  const articles = document.root.querySelectorAll("article.service")

  test("are anchored by their slugs, in a list of links, each with its description and cases", () => {
    const slugs = services.map(({ slug }) => slug)
    expect(articles.map(({ id }) => id)).toEqual(slugs)
    expect(hrefsOf(document, ".jump-list a")).toEqual(slugs.map(slug => `#${slug}`))
    expect(textsOf(document, ".service .lead")).toEqual(services.map(({ description }) => description))
    const found = articles.map(article =>
      article.querySelectorAll(".service-case a").map(link => link.getAttribute("href")),
    )
    expect(found).toEqual(
      slugs.map(slug =>
        cases.filter(study => study.services.includes(slug)).map(study => casePath(study.slug)),
      ),
    )
  })

  test("have their facts with a button, and a text in sections that fold by their headings", () => {
    const inWords = new Intl.NumberFormat(site.language)
    const facts = services.map(({ duration, fee }) => [
      duration,
      ...(fee
        ? [inWords.format(fee.from), inWords.format(fee.to), words.fees[fee.per as keyof typeof words.fees]]
        : []),
    ])
    for (const [index, article] of articles.entries()) {
      const shown = article.querySelector(".facts")?.text ?? ""
      for (const fact of facts[index] ?? []) expect(shown).toContain(fact ?? "")
      expect(article.querySelector(".service-facts .button")?.getAttribute("href")).toBe(
        contactPath(article.id, article.id),
      )
      expect(article.querySelector(".prose")?.text).toMatch(/\S/)
      const sections = article.querySelectorAll(".fold")
      expect(sections).toHaveLength(article.querySelectorAll("summary h3").length)
      for (const section of sections) {
        expect(section.querySelector("summary h3")?.id).toMatch(new RegExp(`^${article.id}-`))
      }
    }
  })
})

test("the audit page explains the offer before its form, and shows the parts that its copy has", () => {
  const landing = readDocument(paths.landing)
  const copy = content.pages().landing as {
    keyFindings?: { title: string }[]
    service?: string
    points?: { title: string }[]
  }
  expect(hrefsOf(landing, ".site-nav [aria-current]")).toEqual([])
  const [before] = landing.root.querySelectorAll(".form-columns > *")
  const facts = copy.keyFindings ?? []
  if (facts.length > 0)
    expect(before?.querySelectorAll("dt").map(fact => fact.text)).toEqual(facts.map(({ title }) => title))
  expect(landing.root.querySelectorAll(".form-columns form.form")).toHaveLength(1)
  const checks = content.audit()?.checks ?? []
  const inOrder = [...checks.filter(({ passed }) => !passed), ...checks.filter(({ passed }) => passed)]
  expect(textsOf(landing, ".enquiry ~ .report-excerpt li")).toEqual(
    inOrder.map(({ check, found, passed }) => text(`${check}${passed ? "Passed" : "Failed"}: ${found}`)),
  )
  const shown = cases.filter(study => copy.service && study.services.includes(copy.service))
  const quote = shown.find(study => study.quote)?.quote
  expect(textsOf(landing, ".pull-quote blockquote")).toEqual(quote ? [quote.text] : [])
  expect(hrefsOf(landing, ".service-case a")).toEqual(quote ? shown.map(({ slug }) => casePath(slug)) : [])
  const points = (copy.points ?? []).map(({ title }) => title)
  expect(textsOf(landing, ".bullet-row h3")).toEqual(points)
  expect(textsOf(landing, ".bullet-row h2")).toHaveLength(points.length > 0 ? 1 : 0)
})

describe("results", () => {
  const results = readDocument(paths.results)

  test("has every case study with its values, text and links, one to its quote", () => {
    expect(results.root.querySelectorAll(".case-study").map(({ id }) => id)).toEqual(
      cases.map(({ slug }) => slug),
    )
    expect(textsOf(results, ".case-study h2")).toEqual(cases.map(({ heading }) => heading))
    expect(textsOf(results, ".case-study .case-evidence").filter(Boolean)).toHaveLength(cases.length)
    const names = copy.results.relations
    const expected = cases.flatMap(({ services: used, article, resource, quote }) => [
      used.length > 1 ? names.services : names.service,
      ...(article ? [names.article] : []),
      ...(resource ? [names.resource] : []),
      ...(quote ? [names.quote] : []),
      names.similar,
    ])
    expect(textsOf(results, ".related-links dt")).toEqual(expected)
  })

  test("has a ledger of every estimate with its range and outcome", () => {
    const ledger = results.root.querySelector("#ledger")
    const entries = content.ledger()
    expect(ledger !== null).toBe(entries.length > 0)
    const rows = ledger?.querySelectorAll("tbody th") ?? []
    expect(entries.filter(({ estimate }) => !rows.some(row => text(row.text).includes(estimate)))).toEqual([])
    expect(rows).toHaveLength(entries.length)
    expect(ledger?.querySelectorAll("circle") ?? []).toHaveLength(measured.length)
    const others = entries.filter(entry => !entry.case || entry.case !== content.home().measured)
    const known = others.filter(({ outcome }) => outcome !== undefined)
    const within = known.filter(({ low, high, outcome = 0 }) => low <= outcome && outcome <= high)
    if (known.length > 0)
      expect(text(ledger?.text ?? "")).toContain(
        fillTokens(copy.results.outcomes.tally, {
          count: String(within.length),
          all: String(known.length),
        }),
      )
  })
})

test("testimonials show every quote with role and company, and the case that it is about", () => {
  const page = readDocument(paths.testimonials)
  const quoted = cases.flatMap(({ quote, slug }) => (quote ? [{ ...quote, slug }] : []))
  expect(textsOf(page, ".pull-quote blockquote")).toEqual(quoted.map(quote => quote.text))
  expect(textsOf(page, ".pull-quote figcaption")).toEqual(
    quoted.map(({ author, company }) => `${author}, ${company}`),
  )
  expect(page.root.querySelectorAll(".quotes > article").map(({ id }) => id)).toEqual(
    quoted.map(({ slug }) => slug),
  )
  expect(hrefsOf(page, ".quote-case a")).toEqual(quoted.map(({ slug }) => casePath(slug)))
  expect(textsOf(page, "main").join().includes(copy.testimonials.none)).toBe(quoted.length === 0)
  const linked = hrefsOf(readDocument(paths.results), ".call-to-action a")
  expect(linked.includes(paths.testimonials)).toBe(quoted.length > 0)
})

test("resources have type, title and description, a document in a new tab or a page of the site, and a text", () => {
  const page = readDocument(paths.resources)
  const all = [...resources, ...tools]
  expect(textsOf(page, ".resource-list .kicker")).toEqual(all.map(({ type }) => type))
  expect(textsOf(page, ".resource-list h2")).toEqual(all.map(({ title }) => title))
  expect(textsOf(page, ".resource-list h2 + p")).toEqual(all.map(({ description }) => description))
  const downloads = page.root.querySelectorAll(".resource-list .button")
  expect(
    downloads.map(link => [link.text.trim(), link.getAttribute("href"), link.getAttribute("target")]),
  ).toEqual([
    ...resources.map(({ slug, externalUrl }) => [
      words.downloads.download,
      externalUrl ?? `${paths.resources}/${slug}`,
      externalUrl && "_blank",
    ]),
    ...tools.map(({ slug, open }) => [open, `${paths.resources}/${slug}`, undefined]),
  ])
  const described = resources.filter(({ externalUrl }) => !externalUrl?.startsWith("https://"))
  expect(textsOf(page, ".resource-document span")).toEqual(
    described.map(({ externalUrl }) =>
      externalUrl ? expect.stringMatching(/^\S+, \d+ (?:kB|MB)/) : words.downloads.online,
    ),
  )
  for (const { slug, title, externalUrl } of resources) {
    if (externalUrl?.startsWith("/")) expect(existsSync(fileOf(externalUrl))).toBe(true)
    const own = readDocument(`${paths.resources}/${slug}`)
    expect(textsOf(own, "h1")).toEqual([title])
    expect(hrefsOf(own, '.site-nav [aria-current="true"]')).toEqual(
      site.navigation.flatMap(({ path }) => (path === paths.resources ? [path] : [])),
    )
    expect(textsOf(own, ".article-body")).toEqual([expect.stringMatching(/\S/)])
  }
})

test("contact has our contact details, an image or those who answer, and what to expect", () => {
  const contact = readDocument(paths.contact)
  const { email, whatsapp, network } = site.contact
  expect(linksOf(contact, ".contact-links a")).toEqual(
    [
      email && [email, `mailto:${email}`],
      whatsapp && [`WhatsApp ${whatsapp}`, whatsappUrl],
      network && [network.name, network.url],
    ].filter(Boolean),
  )
  expect(textsOf(contact, ".people h3")).toEqual(people.map(({ name }) => name))
  for (const { attributes } of contact.root.querySelectorAll(".form-image img"))
    expect(existsSync(fileOf(attributes.src ?? ""))).toBe(true)
  const points = content.pages().contact?.points ?? []
  expect(textsOf(contact, ".bullet-row li")).toHaveLength(points.length)
})
