import { addresses, isAmpPath } from "../../src/shared/addresses"
import { siteUrl } from "../../src/shared/site"
import {
  type BuiltDocument,
  brand,
  internalTargets,
  isBuilt,
  linkTag,
  meta,
  readDocument,
} from "../support/documents"
import { expectedStatus, pagePaths, sitePaths } from "../support/site-paths"

const documents = new Map(sitePaths().map(path => [path, readDocument(path)]))
const documentAt = (path: string) => documents.get(path) as BuiltDocument
const ordinary = sitePaths().filter(path => !isAmpPath(path))

const textOf = (document: BuiltDocument, selector: string) =>
  document.root.querySelectorAll(selector).map(element => element.text.trim())

test("the build wrote every fixed address", () => {
  const fixed = Object.values(addresses).filter(path => !path.startsWith("/api"))
  expect(fixed.filter(path => !isBuilt(path))).toEqual([])
})

test("the build wrote no page for developers", () => {
  expect(sitePaths().filter(path => /styleguide|dev-404|___/.test(path))).toEqual([])
})

describe.each(sitePaths())("%s", path => {
  const document = documentAt(path)

  test("has one h1 with words in it", () => {
    const headings = textOf(document, "h1")
    expect(headings).toHaveLength(1)
    expect(headings[0]).not.toBe("")
  })

  test("goes down one level of headings at a time", () => {
    const levels = document.root
      .querySelectorAll("h1, h2, h3, h4, h5, h6")
      .map(({ tagName }) => Number(tagName[1]))
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  })

  test("has a title with the brand, and a description", () => {
    expect(textOf(document, "title")).toEqual([expect.stringContaining(brand)])
    expect((meta(document, "description") ?? "").length).toBeGreaterThan(20)
  })

  test("says its language", () => {
    expect(document.root.querySelector("html")?.getAttribute("lang")).toBe("en-IN")
  })

  test("links to nothing that does not exist, fragments included", () => {
    const broken = internalTargets(document).filter(target => {
      const [before = "", fragment] = target.split("#")
      const to = before.split("?")[0] || path
      if (to.startsWith("/api/")) return false
      if (!isBuilt(to)) return true
      if (!fragment) return false
      const targetDocument = documents.get(to)
      return targetDocument ? !targetDocument.root.getElementById(decodeURIComponent(fragment)) : true
    })
    expect(broken).toEqual([])
  })

  test("gives each id once", () => {
    const ids = document.root.querySelectorAll("[id]").map(element => element.id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})

describe.each(ordinary)("%s", path => {
  const document = documentAt(path)

  test("has the landmarks of the shell", () => {
    for (const landmark of ["header", "main", "footer"])
      expect(document.root.querySelectorAll(`body ${landmark}`).length).toBeGreaterThan(0)
    expect(document.root.querySelectorAll("main")).toHaveLength(1)
  })

  test("has a breadcrumb, save for home", () => {
    expect(document.root.querySelectorAll('nav[aria-label="Breadcrumb"]')).toHaveLength(path === "/" ? 0 : 1)
  })
})

describe.each(pagePaths())("%s", path => {
  const document = documentAt(path)

  test("names a canonical address that is a page of the site", () => {
    const canonical = linkTag(document, "canonical") ?? ""
    expect(canonical.startsWith(siteUrl)).toBe(true)
    const to = new URL(canonical).pathname
    expect(expectedStatus(to)).toBe(200)
    expect(isBuilt(to)).toBe(true)
  })

  test("has social tags that agree with it", () => {
    expect(meta(document, "og:url")).toBe(linkTag(document, "canonical"))
    expect(meta(document, "og:description")).toBe(meta(document, "description"))
    expect(meta(document, "og:site_name")).toBe(brand)
  })
})

test("titles and descriptions of indexable documents are unique and within 60 and 160 characters", () => {
  const indexable = pagePaths()
    .map(documentAt)
    .filter(
      document =>
        !meta(document, "robots") && new URL(linkTag(document, "canonical") ?? "").pathname === document.path,
    )
  const titles = indexable.map(document => textOf(document, "title")[0] ?? "")
  const descriptions = indexable.map(document => meta(document, "description") ?? "")
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([])
  expect(titles.filter(title => title.length > 60)).toEqual([])
  expect(descriptions.filter(text => text.length > 160)).toEqual([])
})
