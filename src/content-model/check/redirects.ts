import { listingOf } from "../../shared/listing-paths"
import { isSection, type Redirect, singleRedirects } from "../../shared/redirects"
import { fieldError, quote } from "../report/problems"
import { redirect } from "../types/address-lists"
import type { KnownAddresses } from "./known-addresses"
import { type LinkPlace, linkFault } from "./links"
import type { Site } from "./site-model"

/** What the build writes by itself; a redirect from there would take its place. */
const technical = /^\/(?:api|healthz|page-data|search-index|share-images|static|404)(?:[./]|$)/

/** Where the redirects lead to from a path in the end; undefined in a circle. */
const endOf = (start: string, next: ReadonlyMap<string, string>): string | undefined => {
  const seen = new Set<string>()
  let path = start
  for (let to = next.get(path); to !== undefined; to = next.get(path)) {
    if (seen.has(path)) return undefined
    seen.add(path)
    path = to
  }
  return path
}

/** What has an address now, or will have it on a day that is already set. */
const holderOf = (path: string, known: KnownAddresses, { staticFiles, day }: Site): string | undefined => {
  const { post, movedTo } = known.get(path) ?? {}
  if (post && !post.published)
    return post.date > day && !post.draft
      ? `the address of ${post.file.file}, which is published on ${post.date}`
      : undefined
  if (movedTo) return "a retired address, which answers 410 already"
  if (known.has(path)) return "a page of this site"
  if (staticFiles.has(path)) return `the file static${path}`
  if (known.has(listingOf(path))) return `kept for the listing ${listingOf(path)}`
  return technical.test(path) ? "kept for files of the build" : undefined
}

/** A file among the folders of a path: on a host of plain files nothing can be below it. */
const fileAbove = (path: string, sources: ReadonlySet<string>, { staticFiles }: Site): string | undefined =>
  path
    .split("/")
    .map((_, index, parts) => parts.slice(0, index).join("/"))
    .find(above => staticFiles.has(above) || (above.endsWith(".html") && sources.has(above)))

const fromFault = (
  one: Redirect,
  sources: ReadonlySet<string>,
  pages: KnownAddresses,
  site: Site,
): string | undefined => {
  const above = fileAbove(one.from, sources, site)
  if (above) return `is below the file ${above}`
  for (const { from } of isSection(one) ? singleRedirects([one], pages.keys()) : [one]) {
    const holder = holderOf(from, pages, site)
    if (holder) return from === one.from ? `is ${holder}` : `covers ${quote(from)}, which is ${holder}`
  }
  return undefined
}

const toFault = (
  one: Redirect,
  next: ReadonlyMap<string, string>,
  pages: KnownAddresses,
  place: LinkPlace,
) => {
  const { from, to } = one
  if (from.endsWith("/*") !== to.endsWith("/*")) return "must end in /* as from does, or neither of them"
  const end = endOf(from, next)
  if (end === undefined) return "leads in a circle"
  if (end !== to) return `is redirected itself; use ${quote(end)}`
  if (!isSection(one)) return linkFault(to, undefined, place)
  return singleRedirects([one], pages.keys()).length > 0 ? undefined : "leads nowhere: no page is below it"
}

/** Checks redirects that lead nowhere, in a circle or over another one, or from an address that there is. */
export const checkRedirects = (pages: KnownAddresses, place: LinkPlace): void => {
  const source = place.site.fileNamed("redirects.json")
  // What the schema refuses is reported by the schema.
  const { data } = redirect.schema.safeParse(source?.data)
  if (!source || !data) return
  const next = new Map(data.map(({ from, to }) => [from, to]))
  data.forEach((one, index) => {
    const faults = {
      from: fromFault(one, new Set(next.keys()), pages, place.site),
      to: toFault(one, next, pages, { ...place, known: pages }),
    }
    for (const [field, fault] of Object.entries(faults))
      if (fault) fieldError(source, [index, field], `${quote(one[field as "from" | "to"])} ${fault}`)
  })
}
