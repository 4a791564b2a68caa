import { addresses, blogPostPath, categoryPostPath, goneCategoryPath } from "../../src/addresses"
import { type BuiltDocument, linkTag, meta, readDocument } from "../support/documents"
import { retiredSlugs } from "../support/site-paths"

const known = {
  "digital-measurement-tracking-guide": { category: "analytics", date: "2025-10-10", readingTime: "12 min" },
  "analytics-frameworks-for-growth": { category: "analytics", date: "2025-06-01", readingTime: "6 min" },
  "seo-technical-foundations": { category: "seo-strategies", date: "2025-05-12", readingTime: "8 min" },
  "campaign-tracking-blueprint": { category: "campaign-tracking", date: "2025-04-30", readingTime: "7 min" },
} as const

const categories = {
  analytics: { name: "Analytics", topLevel: true },
  "seo-strategies": { name: "SEO Strategies", topLevel: true },
  "campaign-tracking": { name: "Campaign Tracking", topLevel: true },
  "cohort-analysis": { name: "Cohort Analysis", topLevel: false },
  "dashboard-building": { name: "Dashboard Building", topLevel: false },
  "deep-dive-analysis": { name: "Deep Dive Analysis", topLevel: false },
} as const

const tags = ["SEO", "Analytics", "Digital Marketing", "Compliance", "Team Enablement", "Campaign Tracking"]

const textsOf = ({ root }: BuiltDocument, selector: string) =>
  root.querySelectorAll(selector).map(element => element.text.replace(/\s+/g, " ").trim())
const hrefsOf = ({ root }: BuiltDocument, selector: string) =>
  root.querySelectorAll(selector).map(element => element.getAttribute("href"))
const mainText = (document: BuiltDocument) => textsOf(document, "main")[0] ?? ""

describe("home", () => {
  const home = readDocument(addresses.home)

  test("leads to the consultation and the audit from its hero", () => {
    expect(hrefsOf(home, ".hero a")).toEqual(expect.arrayContaining([addresses.contact, addresses.landing]))
  })

  test("links to the four services by their anchors", () => {
    expect(hrefsOf(home, ".service-index a")).toEqual([
      "/services#data-analytics",
      "/services#seo-consulting",
      "/services#digital-marketing",
      "/services#team-enablement",
    ])
  })

  test("shows the claims, three brands, and a way on to contact and resources", () => {
    for (const claim of ["2X", "1.5X", "20+"]) expect(textsOf(home, ".claims dd")).toContain(claim)
    expect(home.root.querySelectorAll(".brands li")).toHaveLength(3)
    expect(hrefsOf(home, ".call-to-action a")).toEqual([addresses.contact, addresses.resources])
  })

  test("speaks of 200% user growth to search engines", () => {
    expect(meta(home, "description")).toContain("200% user growth")
  })
})

describe("the blog", () => {
  const blog = readDocument(addresses.blog)

  test("lists every post by the category rule", () => {
    const links = hrefsOf(blog, ".article-list h2 a")
    expect(links).toHaveLength(7)
    for (const [slug, { category }] of Object.entries(known))
      expect(links).toContain(categoryPostPath(category, slug))
    expect(links.filter(link => link?.startsWith("/blog/"))).toHaveLength(3)
  })

  test("shows date, reading time, category and excerpt of each", () => {
    const first = textsOf(blog, ".article-list li")[0]
    expect(first).toMatch(/10 October 2025.*12 min.*Analytics.*Digital measurement/)
  })

  test("lists every category and tag in its sidebar", () => {
    const links = hrefsOf(blog, ".topics a")
    expect(links).toEqual(expect.arrayContaining(Object.keys(categories).map(slug => `/${slug}`)))
    expect(links).toEqual(
      expect.arrayContaining(tags.map(tag => `/tag/${tag.toLowerCase().replaceAll(" ", "-")}`)),
    )
  })
})

describe.each(Object.entries(known))("the post %s", (slug, { category, date, readingTime }) => {
  const post = readDocument(categoryPostPath(category, slug))

  test("shows its date and reading time", () => {
    expect(post.root.querySelector(".article-head time")?.getAttribute("datetime")).toBe(date)
    expect(textsOf(post, ".article-meta")[0]).toContain(readingTime)
  })

  test("has about as many words as its reading time at 200 a minute", () => {
    const words = (textsOf(post, ".article-body")[0] ?? "").split(" ").length
    expect(Math.abs(words / 200 - Number.parseInt(readingTime, 10))).toBeLessThan(1)
  })

  test("closes with the call to action", () => {
    expect(textsOf(post, ".call-to-action h2")).toEqual(["Need help implementing this?"])
    const link = post.root.querySelector(".call-to-action a")
    expect([link?.text, link?.getAttribute("href")]).toEqual(["Book a Consultation", addresses.contact])
  })

  test("has its canonical address under its category", () => {
    expect(linkTag(post, "canonical")).toMatch(new RegExp(`/${category}/${slug}$`))
  })
})

describe.each(Object.entries(categories))("the category %s", (slug, { name, topLevel }) => {
  const page = readDocument(`/${slug}`)

  test("is titled by its name and lists its posts under itself", () => {
    expect(textsOf(page, "h1")).toEqual([`Category: ${name}`])
    const links = hrefsOf(page, ".article-list h2 a")
    expect(links.length).toBeGreaterThan(0)
    expect(links.every(link => link?.startsWith(`/${slug}/`))).toBe(true)
  })

  test("decides the canonical address of its posts", () => {
    for (const link of hrefsOf(page, ".article-list h2 a")) {
      const canonical = new URL(linkTag(readDocument(link ?? ""), "canonical") ?? "").pathname
      expect(canonical).toBe(topLevel ? link : blogPostPath(link?.split("/").pop() ?? ""))
    }
  })

  test("has a gone address that leads to it after three seconds and is kept out of search engines", () => {
    const gone = readDocument(goneCategoryPath(slug))
    expect(textsOf(gone, "h1")).toEqual(["410 - Page Gone"])
    expect(mainText(gone)).toContain(
      `This page has been permanently moved. The content you're looking for is now available at: /${slug}`,
    )
    expect(gone.root.querySelector('meta[http-equiv="refresh"]')?.getAttribute("content")).toBe(
      `3;url=/${slug}`,
    )
    expect(meta(gone, "robots")).toContain("noindex")
    expect(hrefsOf(gone, "main a")).toContain(`/${slug}`)
  })
})

test.each(tags)("the tag %s lists posts by their address under /blog", tag => {
  const page = readDocument(`/tag/${tag.toLowerCase().replaceAll(" ", "-")}`)
  expect(textsOf(page, "h1")).toEqual([`Tag: ${tag}`])
  const links = hrefsOf(page, ".article-list h2 a")
  expect(links.length).toBeGreaterThan(0)
  expect(links.every(link => link?.startsWith("/blog/"))).toBe(true)
})

test.each(retiredSlugs())("the retired address of %s shows the notice", slug => {
  const gone = readDocument(blogPostPath(slug))
  const movedTo = `/${known[slug as keyof typeof known].category}/${slug}`
  expect(mainText(gone)).toContain(movedTo)
  expect(gone.root.querySelector('meta[http-equiv="refresh"]')?.getAttribute("content")).toBe(
    `3;url=${movedTo}`,
  )
  expect(gone.root.querySelectorAll("script[src]")).toHaveLength(0)
})

test("the two diagrams stand in their articles", () => {
  const steps = textsOf(
    readDocument("/analytics/digital-measurement-tracking-guide"),
    ".article-body figure.diagram li",
  )
  expect(steps).toHaveLength(9)
  expect(steps[0]?.toLowerCase()).toContain("tool selection")
  expect(steps[8]?.toLowerCase()).toContain("continuous optimization")
  const phases = (
    textsOf(readDocument("/blog/deep-dive-analysis-methodology"), ".article-body figure.diagram")[0] ?? ""
  ).toLowerCase()
  for (const words of [
    "problem definition",
    "data exploration",
    "hypothesis testing",
    "alternative exploration",
    "root cause analysis",
  ]) {
    expect(phases).toContain(words)
  }
  for (const words of ["avoid confirmation bias", "challenge assumptions", "validate data quality"])
    expect(phases).toContain(words)
})

test("services are anchored by their slugs, with subheadings", () => {
  const services = readDocument(addresses.services)
  expect(services.root.querySelectorAll("article.service").map(({ id }) => id)).toEqual([
    "data-analytics",
    "seo-consulting",
    "digital-marketing",
    "team-enablement",
  ])
  expect(services.root.querySelectorAll("article.service h3").length).toBeGreaterThanOrEqual(12)
})

test("results, testimonials and resources show their three each", () => {
  expect(textsOf(readDocument(addresses.results), ".case-study h2")).toEqual([
    "3X traffic growth in 6 months",
    "BI dashboard automation saving 20+ hours a week",
    "200% user growth",
  ])
  expect(textsOf(readDocument(addresses.testimonials), ".pull-quote")).toHaveLength(3)
  const downloads = readDocument(addresses.resources).root.querySelectorAll(".resource-list .button")
  expect(downloads.map(link => [link.getAttribute("href"), link.getAttribute("target")])).toEqual([
    ["/downloads/seo-audit-checklist.pdf", "_blank"],
    ["/downloads/campaign-utm-template.csv", "_blank"],
    ["/resources/data-portfolio-sample", undefined],
  ])
})

test("the legal pages have the sections of the specification", () => {
  const sections = (path: string) => textsOf(readDocument(path), ".article-body h2")
  expect(sections(addresses.privacy)).toEqual([
    "Who We Are",
    "Information We Collect",
    "How We Use Your Data",
    "Cookies and Tracking",
    "Data Sharing",
    "Data Retention",
    "Your Rights",
    "Data Security",
    "Third-Party Links",
    "International Data Transfers",
    "Policy Updates",
    "Contact Us",
  ])
  expect(sections(addresses.terms)).toEqual([
    "Introduction",
    "Our Services",
    "Client Responsibilities",
    "Payment Terms",
    "Intellectual Property",
    "Limitation of Liability",
    "Termination",
    "Data Protection and Privacy",
    "Governing Law",
    "Changes to Terms",
    "Contact Us",
  ])
  expect(mainText(readDocument(addresses.privacy))).toContain("Last updated")
  for (const path of [addresses.privacy, addresses.terms])
    expect(mainText(readDocument(path))).not.toMatch(/\{\w+\}/)
})

test("the sitemap page leads to everything", () => {
  const links = hrefsOf(readDocument(addresses.sitemap), "main a")
  expect(links).toEqual(
    expect.arrayContaining([
      "/",
      addresses.landing,
      "/services#data-analytics",
      "/analytics/digital-measurement-tracking-guide",
      "/blog/cohort-analysis-retention-curves",
      "/seo-strategies",
      "/tag/compliance",
      "/resources/data-portfolio-sample",
      addresses.ampContact,
      addresses.privacy,
      addresses.xmlSitemap,
      addresses.search,
      addresses.contact,
    ]),
  )
})

test("not-found pages say what is missing and lead home", () => {
  const notFound = readDocument("/404.html")
  expect(textsOf(notFound, "h1")).toEqual(["Oops! Page not found"])
  const home = notFound.root.querySelectorAll("main a").find(link => link.text === "Return to Home")
  expect(home?.getAttribute("href")).toBe("/")
  expect(textsOf(readDocument("/blog/404.html"), "h1")).toEqual(["Post not found"])
  expect(textsOf(readDocument("/analytics/404.html"), "h1")).toEqual(["Post not found"])
})
