import type { FileRoute } from "../../src/shared/server-manifest"
import { type AddressBook, goneAddresses } from "./addresses"
import { vanishedAddresses } from "./vanished"

const file = (path: string, more: Partial<FileRoute> = {}): FileRoute => ({
  path,
  file: path,
  status: 200,
  headers: {},
  hash: "h",
  size: 1,
  modified: "",
  encodings: [],
  ...more,
})
const site = (paths: string[], more: Partial<AddressBook> = {}): AddressBook => ({
  files: paths.map(path => file(path)),
  redirects: [],
  ...more,
})
const vanished = (before: AddressBook, now: AddressBook, renamed: [string, string][] = []) =>
  vanishedAddresses(now, before, new Map(renamed))

describe("an address is gone", () => {
  test("when neither page, redirect nor notice answers any more", () => {
    const before = site(["/a", "/b", "/c", "/d"])
    const now = site(["/a"], { redirects: [{ from: "/b", to: "/a", status: 301 }] })
    const files = [...now.files, file("/c", { status: 410 })]
    expect(goneAddresses({ ...now, files }, before)).toEqual(["/d"])
  })
  test("when its redirect is taken out, or it was gone already", () => {
    const before = site(["/a"], { redirects: [{ from: "/b", to: "/a", status: 301 }], gone: ["/c", "/a/x"] })
    expect(goneAddresses(site(["/a", "/a/x"]), before)).toEqual(["/b", "/c"])
  })
  test("but not what only builds know, or what was a notice", () => {
    const before = site(["/page-data/a/page-data.json", "/search-index/p.json"])
    const files = [
      ...before.files,
      file("/app-1.js", { headers: { "cache-control": "public, max-age=31536000, immutable" } }),
      file("/category/x", { status: 410 }),
    ]
    expect(goneAddresses(site([]), { ...before, files })).toEqual([])
  })
  test("nor a further page of a listing that has become shorter, while the listing is there", () => {
    expect(goneAddresses(site(["/blog"]), site(["/blog", "/blog/page/2"]))).toEqual([])
    expect(goneAddresses(site([]), site(["/tag/seo", "/tag/seo/page/2"]))).toEqual([
      "/tag/seo",
      "/tag/seo/page/2",
    ])
  })
})

describe("what has taken its place", () => {
  const before = site(["/blog/old", "/seo/old", "/about"])

  test("is told by the renamed file, in the same section", () => {
    expect(
      vanished(before, site(["/blog/brand-new", "/seo/brand-new", "/about"]), [["old", "brand-new"]]),
    ).toEqual([
      '/blog/old: is gone, and seems to be /blog/brand-new now; add to content/redirects.json: { "from": "/blog/old", "to": "/blog/brand-new" }',
      '/seo/old: is gone, and seems to be /seo/brand-new now; add to content/redirects.json: { "from": "/seo/old", "to": "/seo/brand-new" }',
    ])
  })
  test("is told by the renamed file where the other address is a notice", () => {
    const now = site(["/seo/brand-new", "/about"])
    const files = [...now.files, file("/blog/brand-new", { status: 410 })]
    expect(vanished(before, { ...now, files }, [["old", "brand-new"]])[0]).toContain(
      '{ "from": "/blog/old", "to": "/seo/brand-new" }',
    )
  })
  test("is told by its name elsewhere, or by a new name nearly the same", () => {
    expect(vanished(site(["/seo/cohorts"]), site(["/analytics/cohorts"]))[0]).toContain(
      '"to": "/analytics/cohorts"',
    )
    expect(vanished(site(["/blog/cohort"]), site(["/blog/cohorts"]))[0]).toContain('"to": "/blog/cohorts"')
  })
  test("is unknown where only pages that stood before are like it", () => {
    expect(vanished(site(["/blog/part-1", "/blog/part-2"]), site(["/blog/part-1"]))).toEqual([
      '/blog/part-2: is gone, and nothing takes its place; add to content/redirects.json where it leads: { "from": "/blog/part-2", "to": "/…" }, or publish with --allow-gone: it then answers 410',
    ])
  })
  test("is one line for a section that moved as a whole, and one for the listing itself", () => {
    const posts = ["a", "b", "page/2"]
    const old = ["/seo", ...posts.map(name => `/seo/${name}`)]
    const now = ["/search-engines", ...posts.map(name => `/search-engines/${name}`)]
    expect(vanished(site([...old, "/about"]), site([...now, "/about"]))).toEqual([
      expect.stringContaining('{ "from": "/seo", "to": "/search-engines" }'),
      expect.stringContaining('{ "from": "/seo/*", "to": "/search-engines/*" }'),
    ])
  })
  test("is not asked of what was let go before", () => {
    expect(vanished({ ...before, gone: ["/x"] }, before)).toEqual([])
  })
})
