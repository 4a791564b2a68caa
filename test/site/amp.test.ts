import { getInstance } from "amphtml-validator"
import { absoluteUrl, addresses, isAmpPath } from "../../src/shared/addresses"
import { siteUrl } from "../../src/shared/site"
import { linkTag, readDocument } from "../support/documents"
import { pagePaths, sitePaths } from "../support/site-paths"
import { graphNodes } from "../support/structured-data"

const pairs = [
  [addresses.amp, addresses.home],
  [addresses.ampAbout, addresses.about],
  [addresses.ampServices, addresses.services],
  [addresses.ampContact, addresses.contact],
  [addresses.ampBlog, addresses.blog],
] as const

test("there are five AMP documents", () => {
  expect(sitePaths().filter(isAmpPath)).toEqual(pairs.map(([amp]) => amp).sort())
})

describe.each(pairs)("%s, the simplified form of %s", (amp, ordinary) => {
  const document = readDocument(amp)
  const style = document.root.querySelector("style[amp-custom]")?.text ?? ""

  test("passes the official validator with no error and no warning", async () => {
    const validator = await getInstance("test/amp/validator_wasm.js")
    expect(validator.validateString(document.html)).toMatchObject({ status: "PASS", errors: [] })
  })

  test("is styled from the site's tokens, in both themes, in less than 20 kB and the fonts", () => {
    // AMP takes 75 kB (amp.dev, "Style & layout", "Maximum size").
    expect(Buffer.byteLength(style)).toBeLessThan(75_000)
    expect(Buffer.byteLength(style.replace(/@font-face\{[^}]*\}/g, ""))).toBeLessThan(20_000)
    expect(style).toMatch(/--paper: #/)
    expect(style).toMatch(/@media screen and \(prefers-color-scheme: dark\)\{:root\{--paper: #/)
    expect(style).toMatch(/@font-face\{font-family:"Newsreader"[^}]*url\(data:font\/woff2/)
  })

  test("asks for no token that its style does not define", () => {
    const asked = [...style.matchAll(/var\((--[\w-]+)\)/g)].map(match => match[1])
    expect(asked.filter(name => !style.includes(`${name}:`))).toEqual([])
  })

  test("carries none of Gatsby's scripts", () => {
    const sources = document.root.querySelectorAll("script[src]").map(script => script.getAttribute("src"))
    expect(sources.filter(source => !source?.startsWith("https://cdn.ampproject.org/"))).toEqual([])
    const types = document.root
      .querySelectorAll("script:not([src])")
      .map(script => script.getAttribute("type"))
    expect(types).toEqual(["application/ld+json"])
  })

  test("names its ordinary page as canonical, and is named there", () => {
    expect(linkTag(document, "canonical")).toBe(absoluteUrl(siteUrl, ordinary))
    expect(linkTag(readDocument(ordinary), "amphtml")).toBe(absoluteUrl(siteUrl, amp))
  })

  test("has structured data", () => {
    const json = document.root.querySelector('script[type="application/ld+json"]')?.text ?? ""
    expect(JSON.parse(json)).toMatchObject({ "@context": "https://schema.org" })
  })

  test("says of the organisation, the site and the page what its ordinary page says", () => {
    // The AMP blog lists the articles that it shows.
    const nodes = (path: string) =>
      graphNodes(readDocument(path)).filter(node => node["@type"] !== "ItemList")
    expect(nodes(amp).length).toBeGreaterThan(2)
    expect(nodes(amp)).toEqual(nodes(ordinary))
  })
})

test("no other page names an AMP document", () => {
  const named = pagePaths().filter(path => linkTag(readDocument(path), "amphtml"))
  expect(named).toEqual(pairs.map(([, ordinary]) => ordinary).sort())
})
