import { listingOf } from "../../shared/listing-paths"
import { isSection, type Redirect, singleRedirects } from "../../shared/redirects"
import { fieldError, quote } from "../report/problems"
import { redirect } from "../types/address-lists"
import type { KnownAddresses } from "./known-addresses"
import { type LinkPlace, linkFault } from "./links"
import type { Site } from "./site-model"

const builtPaths = /^\/(?:api|healthz|page-data|search-index|share-images|static|404)(?:[./]|$)/

/** What has an address now, or will have it on a scheduled day. */
const holderOf = (path: string, known: KnownAddresses, { staticFiles, day }: Site): string | undefined => {
  const { post, movedTo } = known.get(path) ?? {}
  if (post && !post.published)
    return post.date > day && !post.draft
      ? `the address of ${post.file.file}, which is published on ${post.date}`
      : undefined
  if (movedTo) return "a retired address, which already answers 410"
  if (known.has(path)) return "a page of this site"
  if (staticFiles.has(path)) return `the file static${path}`
  if (known.has(listingOf(path))) return `reserved for the listing ${listingOf(path)}`
  return builtPaths.test(path) ? "reserved for files of the build" : undefined
}

const fromFault = (one: Redirect, pages: KnownAddresses, site: Site): string | undefined => {
  for (const { from } of isSection(one) ? singleRedirects([one], pages.keys()) : [one]) {
    const holder = holderOf(from, pages, site)
    if (holder) return from === one.from ? `is ${holder}` : `covers ${quote(from)}, which is ${holder}`
  }
  return undefined
}

const toFault = (
  one: Redirect,
  targets: ReadonlyMap<string, string>,
  pages: KnownAddresses,
  place: LinkPlace,
) => {
  const { from, to } = one
  if (from.endsWith("/*") !== to.endsWith("/*")) return 'must end in "/*" if and only if from does'
  const next = targets.get(to)
  if (next !== undefined)
    return next === to || next === from ? "leads in a circle" : `is itself redirected; use ${quote(next)}`
  if (!isSection(one)) return linkFault(to, undefined, place)
  return singleRedirects([one], pages.keys()).length > 0
    ? undefined
    : "leads nowhere: there is no page below it"
}

/** Reports redirects to nowhere, in a circle or to another redirect, and those from an existing address. */
export const checkRedirects = (pages: KnownAddresses, place: LinkPlace): void => {
  const source = place.site.fileNamed("redirects.json")
  // The schema has already reported what it refuses.
  const { data } = redirect.schema.safeParse(source?.data)
  if (!source || !data) return
  const targets = new Map(data.map(({ from, to }) => [from, to]))
  data.forEach((one, index) => {
    const faults = {
      from: fromFault(one, pages, place.site),
      to: toFault(one, targets, pages, { ...place, known: pages }),
    }
    for (const [field, fault] of Object.entries(faults))
      if (fault) fieldError(source, [index, field], `${quote(one[field as "from" | "to"])} ${fault}`)
  })
}
