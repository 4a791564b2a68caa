import { parse } from "node-html-parser"
import { addresses, isAmpPath } from "../../src/shared/addresses"
import { siteUrl } from "../../src/shared/site"
import { sharedSite } from "../support/run-site"
import { expectedStatus, sitePaths } from "../support/site-paths"

type Visit = {
  status: number
  type: string
  csp: string
  canonical: string | undefined
  robots: string
  targets: string[]
  linkedFrom: string
}

const site = sharedSite()
const visits = new Map<string, Visit>()
let listed: string[] = []

const pathIn = (target: string | undefined, from: string): string | undefined => {
  if (!target || /^(mailto|tel|data):/.test(target)) return undefined
  const url = new URL(target, site.url + from)
  return url.origin === site.url ? url.pathname + url.search : undefined
}

const visit = async (path: string, linkedFrom: string): Promise<Visit> => {
  const response = await fetch(site.url + path, { redirect: "manual" })
  const type = response.headers.get("content-type") ?? ""
  const root = parse(type.includes("html") ? await response.text() : "")
  const links = root.querySelectorAll("a[href], link[href], img[src], script[src]")
  return {
    status: response.status,
    type,
    csp: response.headers.get("content-security-policy") ?? "",
    canonical: root.querySelector('link[rel="canonical"]')?.getAttribute("href"),
    robots: root.querySelector('meta[name="robots"]')?.getAttribute("content") ?? "",
    targets: links.flatMap(link => pathIn(link.getAttribute("href") ?? link.getAttribute("src"), path) ?? []),
    linkedFrom,
  }
}

beforeAll(async () => {
  const xml = await (await fetch(`${site.url}/sitemap-0.xml`)).text()
  listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname)
  const queue = ["/", ...listed].map((path): [string, string] => [path, "the start"])
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [path, from] = next
    if (visits.has(path)) continue
    const seen = await visit(path, from)
    visits.set(path, seen)
    queue.push(
      ...seen.targets.filter(target => !visits.has(target)).map((target): [string, string] => [target, path]),
    )
  }
}, 120_000)

const found = (isWrong: (path: string, seen: Visit) => boolean) =>
  [...visits]
    .filter(([path, seen]) => isWrong(path, seen))
    .map(([path, seen]) => `${seen.status} ${path} (from ${seen.linkedFrom})`)

test("the crawl reaches every page that answers 200, but those that only a form leads to", () => {
  const expected = sitePaths().filter(path => expectedStatus(path) === 200)
  const unreached = expected.filter(path => !visits.has(path))
  expect(unreached).toEqual([addresses.enquiryNotSent, addresses.enquirySent])
})

test("nothing linked answers anything but 200, save the gone addresses that tag pages link to", () => {
  expect(found((path, { status }) => status !== 200 && expectedStatus(path) !== 410)).toEqual([])
  const gone = [...visits].filter(([, { status }]) => status !== 200)
  expect(gone.every(([, { status, linkedFrom }]) => status === 410 && linkedFrom.startsWith("/tag/"))).toBe(
    true,
  )
})

test("each document has a policy without unsafe scripts", () => {
  expect(found((_, { type, csp }) => type.includes("html") && !/script-src [^;]*/.test(csp))).toEqual([])
  expect(
    found((path, { csp }) => !isAmpPath(path) && /script-src[^;]*unsafe-(inline|eval)/.test(csp)),
  ).toEqual([])
})

test("the XML sitemap lists canonical, indexable addresses and no others", () => {
  const wrong = listed.filter(path => {
    const seen = visits.get(path)
    return (
      seen?.status !== 200 ||
      seen.robots.includes("noindex") ||
      new URL(seen.canonical ?? "", siteUrl).pathname !== path
    )
  })
  expect(wrong).toEqual([])
  const indexable = [...visits].filter(
    ([path, { canonical, robots, status }]) =>
      status === 200 &&
      canonical &&
      !robots.includes("noindex") &&
      new URL(canonical).pathname === path &&
      !isAmpPath(path),
  )
  expect(indexable.map(([path]) => path).sort()).toEqual([...listed].sort())
})
