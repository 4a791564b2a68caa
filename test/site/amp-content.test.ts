import ampContent from "../../content/amp.json"
import { addresses } from "../../src/shared/addresses"
import { type BuiltDocument, readDocument } from "../support/documents"

const all = ({ root }: BuiltDocument, selector: string) => root.querySelectorAll(selector)
const texts = (document: BuiltDocument, selector: string) =>
  all(document, selector).map(({ text }) => text.trim())
const hrefs = (document: BuiltDocument, selector: string) =>
  all(document, selector).map(element => element.getAttribute("href"))

const documents = [
  addresses.amp,
  addresses.ampAbout,
  addresses.ampServices,
  addresses.ampContact,
  addresses.ampBlog,
].map(readDocument)

test.each(documents)(
  "$path has the whole navigation, Book Consultation, breadcrumb and the site's index",
  page => {
    const labels = ["Home", "About", "Services", "Results", "Blog", "Resources", "Contact"]
    expect(texts(page, ".amp-nav a")).toEqual(labels)
    expect(texts(page, '.amp-nav [aria-current="page"]')).toHaveLength(1)
    expect(texts(page, "header .button")).toEqual(["Book Consultation"])
    expect(hrefs(page, "header .button")).toEqual([addresses.contact])
    const steps = page.path.split("/").slice(1)
    const words = steps.map(step => step.slice(0, 1).toUpperCase() + step.slice(1))
    expect(texts(page, ".breadcrumb li")).toEqual(["Home", ...words])
    const index = [
      "Privacy",
      "Terms",
      "Sitemap",
      "Testimonials",
      "Free SEO Audit",
      "Full version of this page",
    ]
    expect(texts(page, "body footer nav a")).toEqual(expect.arrayContaining([...labels, ...index]))
  },
)

test("home: hero, three stats, four services, two ways on", () => {
  const home = readDocument(addresses.amp)
  expect(texts(home, ".claims dd:not(.claim-basis)")).toEqual(["2X", "1.5X", "20+"])
  expect(texts(home, ".service-index h3")).toHaveLength(4)
  expect(texts(home, ".hero .button")).toEqual(["Book Consultation", "Free SEO Audit"])
  expect(hrefs(home, ".hero .button")).toEqual([addresses.contact, addresses.landing])
})

test("about: mission, approach, proven results, why choose", () => {
  const headings = texts(readDocument(addresses.ampAbout), ".section h2")
  expect(headings).toEqual(["Our mission", "Our approach", "Proven results", "Why choose us"])
})

test("services: four cards", () => {
  const ids = all(readDocument(addresses.ampServices), "article.service").map(({ id }) => id)
  expect(ids).toEqual(["data-analytics", "seo-consulting", "digital-marketing", "team-enablement"])
})

test("blog: the six chosen posts in their order, each with date, category, excerpt and tags", () => {
  const blog = readDocument(addresses.ampBlog)
  const cards = all(blog, ".article-list > li")
  const slugs = cards.map(card => card.querySelector("h2 a")?.getAttribute("href")?.split("/").at(-1))
  expect(slugs).toEqual(ampContent.posts)
  for (const card of cards) {
    expect(card.querySelector("time")?.getAttribute("datetime")).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(card.querySelector(".article-meta a")).not.toBeNull()
    expect(card.querySelector("div > p")?.text).not.toBe("")
    expect(card.querySelectorAll(".tags a").length).toBeGreaterThan(0)
  }
})

describe("contact: the form", () => {
  const contact = readDocument(addresses.ampContact)
  const options = (name: string) =>
    all(contact, `select[name="${name}"] option`).map(option => [option.getAttribute("value"), option.text])

  test("posts to the contact endpoint through the runtime", () => {
    const form = contact.root.querySelector("form")
    expect(form?.getAttribute("method")).toBe("post")
    expect(form?.getAttribute("action-xhr")).toBe(addresses.contactEndpoint)
    expect(form?.getAttribute("custom-validation-reporting")).toBe("show-all-on-submit")
  })

  test("asks for the seven fields, three of them required, each with a label", () => {
    const fields = all(contact, "form input:not([type=hidden]), form select, form textarea")
    expect(fields.map(field => field.getAttribute("name"))).toEqual([
      "name",
      "email",
      "company",
      "phone",
      "service",
      "budget",
      "message",
    ])
    const required = fields.filter(field => field.hasAttribute("required"))
    expect(required.map(field => field.getAttribute("name"))).toEqual(["name", "email", "message"])
    expect(all(contact, "form label").map(label => label.getAttribute("for"))).toEqual(
      fields.map(({ id }) => id),
    )
  })

  test("offers the listed choices under their names", () => {
    expect(options("service").map(([value]) => value)).toEqual([
      "",
      "analytics",
      "seo",
      "marketing",
      "training",
      "multiple",
      "other",
    ])
    expect(options("budget").slice(1, 5)).toEqual([
      ["5k-15k", "$5,000-$15,000"],
      ["15k-30k", "$15,000-$30,000"],
      ["30k-50k", "$30,000-$50,000"],
      ["50k+", "$50,000+"],
    ])
    expect(options("budget").at(5)?.[0]).toBe("discuss")
  })

  test("shows the endpoint's words", () => {
    const template = (state: string) => contact.root.querySelector(`[submit-${state}] template`)?.text ?? ""
    expect(template("success")).toContain("{{message}}")
    expect(template("error")).toMatch(/{{message}}.*{{#verifyErrors}}{{message}}{{\/verifyErrors}}/s)
  })
})
