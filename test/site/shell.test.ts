import { addresses, isAmpPath } from "../../src/shared/addresses"
import { site } from "../../src/shared/site"
import { type BuiltDocument, hrefsOf, readDocument, textsOf } from "../support/documents"
import { sitePaths } from "../support/site-paths"

const navigation = [
  ["Home", "/"],
  ["About", "/about"],
  ["Services", "/services"],
  ["Results", "/results"],
  ["Blog", "/blog"],
  ["Resources", "/resources"],
  ["Contact", "/contact"],
]

const links = (document: BuiltDocument, selector: string) =>
  textsOf(document, selector).map((text, index) => [text, hrefsOf(document, selector)[index]])
const capitalised = (segment: string) =>
  segment
    .split("-")
    .map(word => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(" ")

describe.each(sitePaths().filter(path => !isAmpPath(path)))("%s", path => {
  const document = readDocument(path)

  test("has logo, navigation, search and Book Consultation in its header", () => {
    expect(hrefsOf(document, ".site-header-row > a")).toEqual([addresses.home])
    expect(textsOf(document, ".site-header-row > a")).toEqual([site.brand])
    expect(links(document, ".site-nav a")).toEqual(navigation)
    expect(links(document, ".site-header .button-sm")).toEqual([["Book Consultation", addresses.contact]])
    const search = document.root.querySelector(".header-search form")
    expect(search?.getAttribute("action")).toBe(addresses.search)
    expect(search?.querySelector("input[type=search]")?.getAttribute("name")).toBe("q")
  })

  test("has search, navigation, Book Consultation and Free SEO Audit in its side menu", () => {
    expect(document.root.querySelectorAll("dialog input[type=search]")).toHaveLength(1)
    expect(links(document, "dialog nav a")).toEqual(navigation)
    expect(links(document, "dialog a.button")).toEqual([
      ["Book Consultation", addresses.contact],
      ["Free SEO Audit", addresses.landing],
    ])
  })

  test("has description, navigation, legal pages and copyright in its footer", () => {
    const footer = textsOf(document, "body footer").at(-1)
    expect(footer).toContain(site.description)
    expect(links(document, "body footer nav a")).toEqual(
      expect.arrayContaining([
        ...navigation,
        ["Privacy", "/privacy"],
        ["Terms", "/terms"],
        ["Sitemap", "/sitemap"],
      ]),
    )
    expect(footer).toContain(`© ${new Date().getFullYear()} ${site.brand}`)
  })

  test("names each step to it by the words of its address", () => {
    const steps = path.split("/").filter(Boolean).map(decodeURIComponent)
    // The pages for unknown addresses show where they stand, and no step for what is not there.
    const named = steps.filter(step => !step.startsWith("404")).map(capitalised)
    const expected = steps.length > 0 ? ["Home", ...named] : []
    expect(textsOf(document, ".breadcrumb li")).toEqual(expected)
  })
})
