import { readFileSync } from "node:fs"
import { blogPostPath, paths } from "../../src/shared/paths"
import * as content from "../support/content"
import { internalTargets, readDocument } from "../support/documents"
import { request } from "../support/server/shared"
import { expectedStatus, sitePaths } from "../support/site-paths"

const documents = new Set(sitePaths())
/** The status of each path reached from home and the sitemap, and the first path that links to it. */
const visits = new Map<string, { status: number; linkedFrom: string }>()

beforeAll(async () => {
  const listed = readFileSync("public/sitemap-0.xml", "utf8").matchAll(/<loc>([^<]+)<\/loc>/g)
  const pages = [...listed].map(([, url = ""]) => new URL(url).pathname)
  const queue = ["/", ...pages].map(path => ({ path, linkedFrom: "the start" }))
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { path, linkedFrom } = next
    if (visits.has(path)) continue
    const [page = ""] = path.split("?")
    // That documents answer so: server-statuses.test.ts.
    const status = documents.has(page) ? expectedStatus(page) : (await request(path)).status
    visits.set(path, { status, linkedFrom })
    for (const target of documents.has(page) ? internalTargets(readDocument(page)) : [])
      queue.push({ path: target.split("#")[0] || path, linkedFrom: path })
  }
})

test("the crawl reaches every page that answers 200, except those only a form leads to", () => {
  const expected = sitePaths().filter(path => expectedStatus(path) === 200)
  const unreached = expected.filter(path => !visits.has(path))
  expect(unreached).toEqual([paths.enquiryNotSent, paths.enquirySent])
})

test("everything linked answers 200, except retired addresses that tag pages link to", () => {
  const others = [...visits].filter(([, { status }]) => status !== 200)
  const isExpected = (path: string, status: number, from: string) =>
    status === 410 && expectedStatus(path) === 410 && from.startsWith("/tag/")
  expect(others.filter(([path, { status, linkedFrom }]) => !isExpected(path, status, linkedFrom))).toEqual([])
  const retired = content.retiredSlugs().map(blogPostPath)
  expect(others.map(([path]) => path).sort()).toEqual(retired.sort())
})
