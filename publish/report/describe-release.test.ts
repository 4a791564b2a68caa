import type { Release } from "../releases/release"
import { describeListed, describeRelease } from "./describe-release"

const release: Release = {
  name: "20261122-060312345-abcdef01",
  made: "2026-11-22T06:03:13.000Z",
  source: "",
  server: "",
  pages: 47,
  bytes: 16_100_000,
  newBytes: 250_000,
  changes: {
    added: { count: 1, first: ["/blog/x"] },
    changed: { count: 4, first: ["/", "/blog", "/sitemap", "/tag/seo"] },
    gone: { count: 0, first: [] },
  },
}

test("a publishing is told in a few lines", () => {
  expect(describeRelease(release, ["Something is odd"], 41.3)).toEqual([
    "The release 20261122-060312345-abcdef01 is current, after 41 s.",
    "Pages: 47, 1 new (/blog/x), 4 changed (/, /blog, /sitemap, …), 0 gone",
    "Bytes: 16.1 MB, of which 0.3 MB were not there before",
    "Warning: Something is odd",
  ])
  expect(describeRelease(release, [], 1).at(-1)).toBe("No warnings.")
})

test("a release is a line of the list", () => {
  expect(describeListed(release, true)).toBe(
    "*  20261122-060312345-abcdef01  2026-11-22 06:03     47 pages  1 new (/blog/x), 4 changed (/, /blog, /sitemap, …), 0 gone",
  )
  expect(describeListed({ ...release, copyOf: "20261121-000000000-00000000" }, false)).toMatch(
    /^ {3}2026.* 20261121-000000000-00000000 again: 1 new/,
  )
})
