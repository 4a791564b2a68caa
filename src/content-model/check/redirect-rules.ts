import { listingOf } from "../../shared/listing-paths"
import { builtFiles, builtSegments } from "../../shared/paths"
import { expandRedirects, isSection, type Redirect } from "../../shared/redirects"
import { fieldError, quote } from "../report/problems"
import { redirect } from "../types/address-lists"
import { isPublished } from "../types/post"
import { stringOf } from "../types/values"
import type { ContentIndex } from "./content-index"
import { linkFault } from "./links"

/** What has an address now, or will have it on a later day. */
const holderOf = (path: string, { pages, staticFiles, day }: ContentIndex): string | undefined => {
  const { text, movedTo } = pages.get(path) ?? {}
  if (text && !isPublished(text.data, day))
    return text.data.draft === true
      ? undefined
      : `the address of ${text.file}, which is published on ${stringOf(text.data.date)}`
  if (movedTo) return "a retired address, which already answers 410"
  if (pages.has(path)) return "a page of this site"
  if (staticFiles.has(path)) return `the file static${path}`
  if (pages.has(listingOf(path))) return `reserved for the listing ${listingOf(path)}`
  const [segment = ""] = path.slice(1).split(/[./]/, 1)
  return builtSegments.includes(segment) || builtFiles.test(path)
    ? "reserved for files of the build"
    : undefined
}

const fromFault = (one: Redirect, content: ContentIndex): string | undefined => {
  for (const { from } of isSection(one) ? expandRedirects([one], content.pages.keys()) : [one]) {
    const holder = holderOf(from, content)
    if (holder) return from === one.from ? `is ${holder}` : `covers ${quote(from)}, which is ${holder}`
  }
  return undefined
}

const toFault = (one: Redirect, targets: ReadonlyMap<string, string>, content: ContentIndex) => {
  const { from, to } = one
  if (from.endsWith("/*") !== to.endsWith("/*")) return 'must end in "/*" where from does, and only there'
  const next = targets.get(to)
  if (next !== undefined)
    return next === to || next === from ? "leads in a circle" : `is itself redirected; use ${quote(next)}`
  if (!isSection(one)) return linkFault(to, undefined, { ...content, known: content.pages })
  return expandRedirects([one], content.pages.keys()).length > 0
    ? undefined
    : "leads nowhere: there is no page below it"
}

/** Reports redirects to nowhere, in a circle or to another redirect, and those from an existing address. */
export const checkRedirects = (content: ContentIndex): void => {
  const source = content.fileNamed("redirects.json")
  // The schema has already reported what it refuses.
  const { data } = redirect.schema.safeParse(source?.data)
  if (!source || !data) return
  const targets = new Map(data.map(({ from, to }) => [from, to]))
  data.forEach((one, index) => {
    const faults = { from: fromFault(one, content), to: toFault(one, targets, content) }
    for (const [field, fault] of Object.entries(faults))
      if (fault) fieldError(source, [index, field], `${quote(one[field as "from" | "to"])} ${fault}`)
  })
}
