import { fileRoute as file } from "../test/publishing/small-build"
import { goneAddresses, reportGone } from "./gone-addresses"

type Site = Parameters<typeof goneAddresses>[0]
const site = (paths: string[], more: Partial<Site> = {}): Site => ({
  files: paths.map(path => file(path)),
  redirects: [],
  ...more,
})
const lines = (before: string[], now: string[]) =>
  reportGone(site(now), site(before)).filter(line => line.startsWith("  "))

describe("an address is gone", () => {
  test("when it no longer has a page, a redirect or a 410 page", () => {
    const now = site(["/a"], { redirects: [{ from: "/b", to: "/a", status: 301 }] })
    const files = [...now.files, file("/c", { status: 410 })]
    expect(goneAddresses({ ...now, files }, site(["/a", "/b", "/c", "/d"]))).toEqual(["/d"])
  })
  test("when its redirect was removed, or it was gone already", () => {
    const redirects = [{ from: "/b", to: "/a", status: 301 }]
    expect(goneAddresses(site(["/a", "/x"]), site(["/a"], { redirects, gone: ["/c", "/x"] }))).toEqual([
      "/b",
      "/c",
    ])
  })
  test("but not the data of pages, files with hashed names, or pages with status 410", () => {
    const files = [
      file("/page-data/a/page-data.json"),
      file("/search-index/p.json"),
      file("/app-1.js", { headers: { "cache-control": "public, max-age=31536000, immutable" } }),
      file("/category/x", { status: 410 }),
    ]
    expect(goneAddresses(site([]), site([], { files }))).toEqual([])
  })
  test("nor a further page of a listing that is shorter now", () => {
    expect(goneAddresses(site(["/blog"]), site(["/blog", "/blog/page/2"]))).toEqual([])
    expect(goneAddresses(site([]), site(["/tag/seo", "/tag/seo/page/2"]))).toHaveLength(2)
  })
})

test.each([
  [["/seo/cohorts", "/blog/x"], ["/blog/x", "/blog/y", "/analytics/cohorts"], "/analytics/cohorts"],
  [["/blog/old", "/blog/x"], ["/blog/new", "/blog/x"], "/blog/new"],
  [["/blog/part-2", "/blog/part-1"], ["/blog/part-1"], "/…"],
])(
  "once %j became %j, the first is to lead to the new address of its name or folder, if it is clear: %s",
  (before, now, to) => {
    expect(lines(before, now)).toEqual([`  { "from": "${before[0]}", "to": "${to}" },`])
  },
)
