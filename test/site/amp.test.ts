import { readFileSync } from "node:fs"
import { gunzipSync } from "node:zlib"
import { newInstance } from "amphtml-validator"
import { audit } from "../../src/components/sections/link-lists"
import { absoluteUrl } from "../../src/shared/addresses"
import { isAmpPath } from "../../src/shared/amp-paths"
import { paths } from "../../src/shared/paths"
import { site, siteUrl } from "../../src/shared/site"
import * as content from "../support/content"
import { hrefsOf, linkTag, optionsOf, readDocument, textsOf } from "../support/documents"
import { sharedSite } from "../support/server/shared"
import { pagePaths, sitePaths } from "../support/site-paths"
import { graphNodes } from "../support/structured-data"
import { words } from "../support/words"

const pairs = [
  [paths.amp, paths.home],
  [paths.ampAbout, paths.about],
  [paths.ampServices, paths.services],
  [paths.ampContact, paths.contact],
  [paths.ampBlog, paths.blog],
] as const

const validator = newInstance(gunzipSync(readFileSync("test/amp/validator_wasm.js.gz")).toString())
beforeAll(() => validator.init())

test("there are five AMP documents, linked by their ordinary pages only", () => {
  expect(sitePaths().filter(isAmpPath)).toEqual(pairs.map(([amp]) => amp).sort())
  const linked = pagePaths().flatMap(path => {
    const amp = linkTag(readDocument(path), "amphtml")
    return amp ? [[amp, path]] : []
  })
  expect(linked.sort()).toEqual(pairs.map(([amp, ordinary]) => [absoluteUrl(siteUrl, amp), ordinary]).sort())
})

describe.each(pairs)("%s, the AMP version of %s", (amp, ordinary) => {
  const document = readDocument(amp)

  test("passes the official validator without errors or warnings", () => {
    expect(validator.validateString(document.html)).toMatchObject({ status: "PASS", errors: [] })
  })

  test("has the site's tokens and fonts in both themes, within 20 kB apart from the fonts", () => {
    const style = document.root.querySelector("style[amp-custom]")?.text ?? ""
    // AMP allows 75 kB (amp.dev, "Style & layout", "Maximum size").
    expect(Buffer.byteLength(style)).toBeLessThan(75_000)
    expect(Buffer.byteLength(style.replace(/@font-face\{[^}]*\}/g, ""))).toBeLessThan(20_000)
    expect(style).toMatch(/@media screen and \(prefers-color-scheme:dark\)\{:where\(:root\)\{[^}]*--paper:#/)
    expect(style).toMatch(/@font-face\{font-family:"Newsreader"[^}]*url\(data:font\/woff2/)
    const used = [...style.matchAll(/var\((--[\w-]+)\)/g)].map(match => match[1])
    expect(used.filter(name => !style.includes(`${name}:`))).toEqual([])
  })

  test("runs AMP's scripts only, and has the structured data of its ordinary page", () => {
    const scripts = document.root.querySelectorAll("script")
    const own = scripts.filter(
      script => !script.getAttribute("src")?.startsWith("https://cdn.ampproject.org/"),
    )
    expect(own.map(script => script.getAttribute("type"))).toEqual(["application/ld+json"])
    // The AMP blog lists the articles that it shows.
    const nodes = (path: string) =>
      graphNodes(readDocument(path)).filter(node => node["@type"] !== "ItemList")
    expect(nodes(amp).length).toBeGreaterThan(2)
    expect(nodes(amp)).toEqual(nodes(ordinary))
  })

  test("has its ordinary page as canonical URL, the navigation, Book Consultation, breadcrumb and the site's index", () => {
    expect(linkTag(document, "canonical")).toBe(absoluteUrl(siteUrl, ordinary))
    const labels = site.navigation.map(({ label }) => label)
    expect(textsOf(document, ".site-nav a")).toEqual(labels)
    const here = site.navigation.filter(({ path }) => path === ordinary).map(({ label }) => label)
    expect(textsOf(document, '.site-nav [aria-current="page"]')).toEqual(here)
    expect(textsOf(document, "header .button")).toEqual([words.links.booking])
    expect(hrefsOf(document, "header .button")).toEqual([paths.contact])
    const steps = amp.split("/").slice(1)
    const named = steps.map(step => step.slice(0, 1).toUpperCase() + step.slice(1))
    expect(textsOf(document, ".breadcrumb li")).toEqual([words.frame.start, ...named])
    const { privacy, terms, sitemap, testimonials } = words.links
    const index = [...[privacy, terms, sitemap, testimonials], audit.label, words.footer.fullPage]
    expect(textsOf(document, "body footer nav a")).toEqual(expect.arrayContaining([...labels, ...index]))
  })
})

test("home, about and services have their parts", () => {
  const [home, about, services] = [paths.amp, paths.ampAbout, paths.ampServices].map(readDocument)
  if (!home || !about || !services) throw new Error("unreachable")
  expect(textsOf(home, ".claims dd")).toEqual(site.claims.map(({ value }) => value))
  expect(textsOf(home, ".service-index h3")).toEqual(content.services().map(({ title }) => title))
  expect(textsOf(home, ".hero .button")).toEqual([words.links.booking, audit.label])
  expect(hrefsOf(home, ".hero .button")).toEqual([paths.contact, paths.landing])
  const { sections, headings } = content.about()
  const mission = sections.find(({ id }) => id === "mission")?.heading
  const { approach, results, why } = headings
  expect(textsOf(about, ".section h2")).toEqual([mission, approach, results, why])
  const ids = services.root.querySelectorAll("article.service").map(({ id }) => id)
  expect(ids).toEqual(content.services().map(({ slug }) => slug))
})

test("the blog has the chosen posts in their order, each with date, category, excerpt and tags", () => {
  const blog = readDocument(paths.ampBlog)
  const cards = blog.root.querySelectorAll(".article-list > li")
  const slugs = cards.map(card => card.querySelector("h2 a")?.getAttribute("href")?.split("/").at(-1))
  const published = content.posts().map(({ slug }) => slug)
  expect(slugs).toEqual(content.ampPosts().filter(slug => published.includes(slug)))
  for (const card of cards) {
    expect(card.querySelector("time")?.getAttribute("datetime")).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(card.querySelector(".article-meta a")).not.toBeNull()
    expect(card.querySelector("div > p")?.text).not.toBe("")
    expect(card.querySelectorAll(".tags a").length).toBeGreaterThan(0)
  }
})

test("the contact form has its fields and choices, posts through the runtime, and shows the response", () => {
  const contact = readDocument(paths.ampContact)
  const { root } = contact
  const form = root.querySelector("form.enquiry")
  expect(form?.getAttribute("method")).toBe("post")
  expect(form?.getAttribute("action-xhr")).toBe(paths.contactEndpoint)
  expect(form?.getAttribute("custom-validation-reporting")).toBe("show-all-on-submit")
  const fields = form?.querySelectorAll("input:not([type=hidden]), select, textarea") ?? []
  const names = (all: typeof fields) => all.map(field => field.getAttribute("name"))
  const { services, budgets } = content.forms().amp
  const lists = [...(services.length > 0 ? ["service"] : []), ...(budgets.length > 0 ? ["budget"] : [])]
  const expected = ["name", "email", "company", "phone", ...lists, "message"]
  expect(names(fields)).toEqual(expected)
  expect(names(fields.filter(field => field.hasAttribute("required")))).toEqual(["name", "email", "message"])
  const labels = root.querySelectorAll("form.enquiry label").map(label => label.getAttribute("for"))
  expect(labels).toEqual(fields.map(({ id }) => id))
  for (const [name, choices] of [
    ["service", services],
    ["budget", budgets],
  ] as const) {
    const [blank, ...offered] = optionsOf(contact, name)
    expect(blank?.[0]).toBe(choices.length > 0 ? "" : undefined)
    expect(offered).toEqual(choices.map(({ label, value = label }) => [value, label]))
  }
  const template = (state: string) => root.querySelector(`[submit-${state}] template`)?.text ?? ""
  expect(template("success")).toContain("{{message}}")
  expect(template("error")).toMatch(/{{message}}.*{{#verifyErrors}}{{message}}{{\/verifyErrors}}/s)
  // The runtime generates one per page view.
  const instance = root.querySelector("form input[name=form_instance]")
  expect(instance?.getAttribute("data-amp-replace")).toBe(instance?.getAttribute("value"))
})

const subdomain = new URL(siteUrl).hostname.replaceAll("-", "--").replaceAll(".", "-")
const cacheOrigin = `https://${subdomain}.cdn.ampproject.org`
const answers = { name: "Asha Rao", email: "asha@example.in", message: "How many readers come back?" }

/** Posts as the runtime's amp-form does (amp.dev, "amp-form", "Data submission" and "CORS in AMP"). */
const post = (fields: Record<string, string>, headers: Record<string, string>) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const query = new URLSearchParams({ __amp_source_origin: siteUrl, utm_campaign: "long".repeat(100) })
  return fetch(`${sharedSite().url}${paths.contactEndpoint}?${query}`, {
    method: "POST",
    body,
    headers: { Accept: "application/json", ...headers },
    redirect: "manual",
  })
}

test.each([
  ["the site", siteUrl, { Origin: siteUrl, "AMP-Same-Origin": "true" }],
  ["an AMP cache", cacheOrigin, { Origin: cacheOrigin, Accept: "text/html" }],
])("a form on %s gets its confirmation and its errors as JSON", async (_place, origin, headers) => {
  const [thanks, refusal] = [await post(answers, headers), await post({ ...answers, name: "" }, headers)]
  for (const response of [thanks, refusal]) {
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "access-control-allow-origin": origin,
      "access-control-allow-credentials": "true",
      "amp-access-control-allow-source-origin": siteUrl,
      "access-control-expose-headers": "AMP-Access-Control-Allow-Source-Origin",
      vary: expect.stringMatching(/\bOrigin\b/),
      "content-type": expect.stringMatching(/^application\/json\b/),
    })
  }
  expect([thanks.status, refusal.status]).toEqual([200, 400])
  expect(await thanks.json()).toEqual({
    message: content.formWords().contact.sentText,
    reference: expect.stringMatching(/^\w{3}-\w{3}$/),
  })
  expect(await refusal.json()).toMatchObject({
    message: expect.any(String),
    verifyErrors: [{ name: "name", message: content.formWords().missing.name }],
    errors: [{ field: "name" }],
  })
})
