import { casePath, chartAnchor, paths, resourcePath, servicePath } from "../../src/shared/paths"
import { site } from "../../src/shared/site"
import * as content from "../support/content"
import { hrefsOf, linksOf, mainText, meta, optionsOf, readDocument, textsOf } from "../support/documents"
import { describeSample } from "../support/sample"
import { words } from "../support/words"

const including = <Item>(...items: Item[]) => expect.arrayContaining(items)

describeSample("the shipped pages", () => {
  test("the navigation has its pages in their order", () => {
    expect(linksOf(readDocument(paths.home), ".site-nav a")).toEqual(
      including(
        ["Home", "/"],
        ["About", "/about"],
        ["Services", "/services"],
        ["Results", "/results"],
        ["Blog", "/blog"],
        ["Resources", "/resources"],
        ["Contact", "/contact"],
      ),
    )
  })

  test("buttons, notices and calls to action have the words of the specification", () => {
    const { notFound, postNotFound, moved } = content.pageWords()
    expect(words.links.booking).toBe("Book Consultation")
    expect(words.links.audit).toBe("Free {freeAudit}")
    expect([words.articles.help, words.articles.booking]).toEqual([
      "Need help implementing this?",
      "Book a Consultation",
    ])
    expect([notFound.heading, notFound.home]).toEqual(["Oops! Page not found", "Return to Home"])
    expect([postNotFound.heading, moved.heading]).toEqual(["Post not found", "410 - Page Gone"])
    expect(moved.lead).toBe(
      "This page has been permanently moved. The content you're looking for is now available at: {address}",
    )
    const { heading, title, postColumn, resourceColumn } = content.pageWords().search.found
    expect([heading, title]).toEqual(["Results for “{query}”", "Search: {query}"])
    expect([postColumn, resourceColumn]).toEqual(["Blog Posts", "Resources"])
    expect([words.lists.category, words.lists.tag]).toEqual(["Category: {name}", "Tag: {name}"])
  })

  test("home has the claims, the evidence of the first, three clients and 200% user growth", () => {
    const home = readDocument(paths.home)
    expect(textsOf(readDocument(paths.ampAbout), ".section h2")).toEqual(
      expect.arrayContaining(["Our approach", "Proven results", "Why choose us"]),
    )
    expect(textsOf(readDocument(paths.sitemap), ".sitemap h2")).toEqual([
      ...["Main pages", "Services", "Blog articles", "Categories", "Tags", "Free resources"],
      ...["Legal and utility", "AMP pages"],
    ])
    expect(textsOf(home, ".claims-row dd")).toEqual(including("2X", "1.5X", "20+"))
    expect(linksOf(home, ".claims-row a")).toContainEqual(["100 → 200 in 12 months", casePath("user-growth")])
    const logos = home.root.querySelectorAll(".brands li img").map(logo => logo.getAttribute("alt"))
    expect(logos).toEqual(including("Kadal Courier", "Monsoon Ledger", "Peepal Fortnightly"))
    expect(meta(home, "description")).toContain("200% user growth")
  })

  // That their pages show what the content says: test/site/main-pages.test.ts.
  test("home has this site's own case in its hero, features another, and offers a free SEO audit", () => {
    const cases = { hero: { case: "this-site" }, featured: "traffic-growth", measured: "this-site" }
    expect(content.home()).toMatchObject(cases)
    expect(site.freeAudit).toBe("SEO Audit")
  })

  test("about has its five sections", () => {
    expect(content.about().sections.map(({ heading }) => heading)).toEqual(
      including("Who we are", "Our mission", "Why partner with us", "What we do", "Who we work with"),
    )
  })

  test.each([
    ["data-analytics", "Data Analytics", ["dashboard-automation"]],
    ["seo-consulting", "SEO Consulting", ["traffic-growth", "this-site"]],
    ["digital-marketing", "Digital Marketing", ["user-growth"]],
    ["team-enablement", "Team Enablement", ["dashboard-automation"]],
  ])("the service %s has its facts, cases, chart and a long text in sections", (slug, title, cases) => {
    expect(hrefsOf(readDocument(paths.home), ".service-index a")).toContain(servicePath(slug))
    const article = readDocument(paths.services).root.getElementById(slug)
    expect(article?.querySelector("h2")?.text).toBe(title)
    expect(article?.querySelectorAll(".facts dt")).toHaveLength(2)
    const found = article?.querySelectorAll(".service-case a").map(link => link.getAttribute("href"))
    expect(found).toEqual(including(...cases.map(casePath)))
    expect(article?.querySelector(".prose")?.text.length).toBeGreaterThan(1000)
    expect(article?.querySelectorAll(".fold").length).toBeGreaterThan(1)
    expect(article?.querySelector(".chart-figure")?.id).toBe(chartAnchor(slug))
  })

  test("the audit page has three facts, this site’s own audit, a quote, the case and the process", () => {
    const landing = readDocument(paths.landing)
    const facts = ["What you get", "How long it takes", "What it costs"]
    expect(textsOf(landing, ".form-columns > :first-child dt")).toEqual(facts)
    expect(textsOf(landing, ".report-excerpt li").length).toBeGreaterThan(10)
    expect(textsOf(landing, ".report-excerpt")[0]).not.toContain("Illustrative")
    expect(textsOf(landing, ".pull-quote blockquote")[0]?.length).toBeGreaterThan(50)
    expect(hrefsOf(landing, ".service-case a")).toContain(casePath("traffic-growth"))
    expect(textsOf(landing, ".bullet-row h3").length).toBeGreaterThanOrEqual(3)
  })

  test.each([
    ["traffic-growth", "3X traffic growth in 6 months", "100 → 300 (index of monthly visits)"],
    ["dashboard-automation", "BI dashboard automation saving 20+ hours a week", "26 → 4.5 hours a week"],
    ["user-growth", "200% user growth", "100 → 300 (user index) in 18 months"],
  ])("the case %s has its values, text, quote and links", (slug, heading, evidence) => {
    const study = readDocument(paths.results).root.getElementById(slug)
    expect(study?.querySelector(".case-evidence")?.text.replaceAll("\u00a0", " ")).toBe(evidence)
    expect(study?.querySelector("header p:last-child")?.text.length).toBeGreaterThan(200)
    const some = expect.any(String)
    const parts = { heading, article: some, resource: some, quote: { author: some, company: some } }
    expect(content.cases().find(one => one.slug === slug)).toMatchObject(parts)
    const quotes = readDocument(paths.testimonials).root.querySelectorAll(".quote-row")
    const quote = quotes.find(
      row => row.querySelector(".quote-case a")?.getAttribute("href") === casePath(slug),
    )
    expect(quote?.querySelector(".case-evidence")?.text.replaceAll("\u00a0", " ")).toBe(evidence)
    expect(quote?.querySelectorAll(".quote-case :is(svg, img)")).toHaveLength(1)
  })

  test("this site's own case is measured against the median page", () => {
    const study = readDocument(paths.results).root.getElementById("this-site")
    expect(study?.querySelector("h2")?.text).toMatch(/^Our own pages: \d+% lighter than the median$/)
    expect(study?.querySelector(".case-evidence")?.text).toMatch(
      /^\d+\skB, against [\d,]+\skB for the median page$/,
    )
    const captions = textsOf(readDocument(paths.results), "#ledger caption")
    expect(captions).toEqual([
      "This site, measured",
      expect.stringMatching(/^Illustrative ?\d+ of \d+ results fell within our range/),
      // The earlier ones, in their fold.
      "Illustrative",
    ])
  })

  test.each([
    ["Orders completed on phones with the shorter checkout", "+4% to +9%", "+7%, in range"],
    ["Monthly active users in 12 months", "+55% to +85%", "+100%, above range"],
    ["Search visits on phones with the lighter article template", "+5% to +12%", "+2%, below range"],
  ])("the estimate %j is in the ledger with its range and outcome", (estimate, range, outcome) => {
    const row = readDocument(paths.results)
      .root.querySelectorAll("#ledger tbody tr")
      .find(({ text }) => text.replaceAll("\u00a0", " ").includes(estimate))
    expect(row?.text).toContain(`${range}${outcome}`)
    expect(row?.querySelectorAll("circle")).toHaveLength(1)
  })

  test.each([
    ["seo-audit-checklist", "Checklist", "/downloads/seo-audit-checklist.pdf", /^PDF, \d+ kB, 4 pages$/],
    ["campaign-utm-template", "Template", "/downloads/campaign-utm-template.csv", /^CSV, \d+ kB$/],
    ["data-portfolio-sample", "Sample", "/resources/data-portfolio-sample", /^View online or print$/],
  ])("the resource %s is a %s with its document and a text", (slug, type, target, format) => {
    const item = readDocument(paths.resources)
      .root.querySelectorAll(".resource-list > li")
      .find(({ innerHTML }) => innerHTML.includes(`href="${resourcePath(slug)}"`))
    expect(item?.querySelector(".kicker")?.text).toBe(type)
    expect(item?.querySelector(".button")?.getAttribute("href")).toBe(target)
    expect(item?.querySelector(".resource-document span")?.text).toMatch(format)
    expect(textsOf(readDocument(resourcePath(slug)), ".article-body")[0]?.length).toBeGreaterThan(500)
  })

  test("the sample report starts with a box asking for a decision", () => {
    const page = readDocument(resourcePath("data-portfolio-sample"))
    const box = page.root.querySelector(".article-body .alert")
    expect(box?.text.trim()).toMatch(/^Decision needed/)
    expect(box?.parentNode.querySelector("h2, h3")?.range[0]).toBeLessThan(box?.range[0] ?? 0)
    expect(hrefsOf(page, ".article-body h2 a").length).toBeGreaterThan(0)
  })

  test("contact has e-mail, WhatsApp, network, an image and what to expect", () => {
    const contact = readDocument(paths.contact)
    const network = { url: expect.stringMatching(/^https:\/\/www\.linkedin\.com\//) }
    expect(site.contact).toMatchObject({ email: expect.any(String), whatsapp: expect.any(String), network })
    expect(contact.root.querySelectorAll(".form-image img")).toHaveLength(1)
    for (const promise of ["free 30-minute call", "within 24 hours on business days", "write URGENT"])
      expect(mainText(contact)).toContain(promise)
  })

  test.each([
    [paths.contact, "service", ["Data Analytics", "SEO Consulting", "Digital Marketing", "Team Enablement"]],
    [paths.contact, "budget", ["$2k–$5k", "$5k–$10k", "$10k+"]],
  ])("the form on %s offers as %s %j", (path, name, choices) => {
    expect(optionsOf(readDocument(path), name)).toEqual(including(...choices.map(choice => [choice, choice])))
  })

  test("the AMP form sends its services and budgets", () => {
    const contact = readDocument(paths.ampContact)
    const values = (name: string) => optionsOf(contact, name).map(([value]) => value)
    expect(values("service")).toEqual(
      including("analytics", "seo", "marketing", "training", "multiple", "other"),
    )
    expect(values("budget")).toContain("discuss")
    expect(optionsOf(contact, "budget")).toEqual(
      including(
        ["5k-15k", "$5,000-$15,000"],
        ["15k-30k", "$15,000-$30,000"],
        ["30k-50k", "$30,000-$50,000"],
        ["50k+", "$50,000+"],
      ),
    )
  })

  test("the AMP blog has six posts", () => {
    expect(textsOf(readDocument(paths.ampBlog), ".article-list h2")).toHaveLength(6)
  })
})
