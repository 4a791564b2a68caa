import { listingOf } from "../../shared/listing-paths"
import { isSection, type Redirect, singleRedirects } from "../../shared/redirects"
import type { JsonFile } from "../read/read-content"
import type { Problem } from "../report/problems"
import { fieldProblem, quote } from "../report/schema-problems"
import { redirect } from "../types/redirect"
import { type KnownAddresses, pageAddresses, type Target } from "./known-addresses"
import { addressProblem } from "./link-address"
import type { Site } from "./site-model"

type Found = { index: number; field: "from" | "to"; message: string }

/** What the build writes by itself; a redirect from there would take its place. */
const technical = /^\/(?:api|healthz|page-data|search-index|share-images|static|404)(?:[./]|$)/

/** The addresses that the redirects from `start` lead to, one after another, up to the first that was met before. */
const wayFrom = (start: string, next: ReadonlyMap<string, string>): string[] => {
  const way = [start]
  for (let to = next.get(start); to !== undefined; to = next.get(to)) {
    way.push(to)
    if (way.indexOf(to) < way.length - 1) break
  }
  return way
}

const chainProblems = (redirects: readonly Redirect[]): Found[] => {
  const next = new Map(redirects.map(({ from, to }) => [from, to]))
  return redirects.flatMap(({ from, to }, index): Found[] => {
    const way = wayFrom(from, next)
    const last = way.at(-1) ?? to
    if (way.indexOf(last) < way.length - 1)
      return [{ index, field: "to", message: `${quote(to)} leads in a circle: ${way.join(", ")}` }]
    if (way.length === 2) return []
    return [{ index, field: "to", message: `${quote(to)} is redirected itself; use ${quote(last)}` }]
  })
}

const formProblems = (redirects: readonly Redirect[]): Found[] => {
  const sources = redirects.map(({ from }) => from)
  return redirects.flatMap(({ from, to }, index): Found[] => [
    ...(sources.indexOf(from) < index
      ? [{ index, field: "from" as const, message: `${quote(from)} stands here twice; remove one` }]
      : []),
    ...(from.endsWith("/*") !== to.endsWith("/*")
      ? [
          {
            index,
            field: "to" as const,
            message: `${quote(to)} is to end in /* as from does, or both are not`,
          },
        ]
      : []),
  ])
}

/** Who has an address now, or will have it on a day that is already set; nobody: undefined. */
const holderOf = (path: string, known: KnownAddresses, { staticFiles, day }: Site): string | undefined => {
  const target: Target | undefined = known.get(path)
  if (target?.post && !target.post.published)
    return target.post.date > day && !target.post.draft
      ? `the address of ${target.post.file.file}, which is published on ${target.post.date}`
      : undefined
  if (target?.movedTo) return "a retired address, which answers 410 already"
  if (target) return "a page of this site"
  if (staticFiles.has(path)) return `the file static${path}`
  if (listingOf(path) !== path && known.has(listingOf(path))) return `kept for the listing ${listingOf(path)}`
  return technical.test(path) ? "kept for files of the build" : undefined
}

/** A file among the folders of a path: on a host of plain files nothing can stand below it. */
const fileAbove = (path: string, sources: ReadonlySet<string>, { staticFiles }: Site): string | undefined =>
  path
    .split("/")
    .map((_, index, parts) => parts.slice(0, index).join("/"))
    .find(above => staticFiles.has(above) || (above.endsWith(".html") && sources.has(above)))

const sourceProblems = (redirects: readonly Redirect[], known: KnownAddresses, site: Site): Found[] => {
  const all = new Set(redirects.map(({ from }) => from))
  return redirects.flatMap((redirect, index): Found[] => {
    const { from } = redirect
    const above = fileAbove(from, all, site)
    if (above) return [{ index, field: "from", message: `${quote(from)} lies below the file ${above}` }]
    const sources = isSection(redirect)
      ? singleRedirects([redirect], known.keys()).map(({ from: single }) => single)
      : [from]
    for (const source of sources) {
      const holder = holderOf(source, known, site)
      if (holder && source === from) return [{ index, field: "from", message: `${quote(from)} is ${holder}` }]
      if (holder)
        return [
          { index, field: "from", message: `${quote(from)} covers ${quote(source)}, which is ${holder}` },
        ]
    }
    return []
  })
}

const targetProblems = (redirects: readonly Redirect[], known: KnownAddresses, site: Site): Found[] => {
  const sources = new Set(redirects.map(({ from }) => from))
  return redirects.flatMap((redirect, index): Found[] => {
    const { to } = redirect
    // Said already, with the address that is meant.
    if (sources.has(to)) return []
    if (isSection(redirect))
      return singleRedirects([redirect], known.keys()).length > 0
        ? []
        : [{ index, field: "to", message: `${quote(to)} leads nowhere: no page stands below it` }]
    if (to.endsWith("/*")) return []
    const wrong = addressProblem(to, { site, known })
    return wrong ? [{ index, field: "to", message: `${quote(to)} ${wrong.message}` }] : []
  })
}

const problemsIn = (source: JsonFile, site: Site): Problem[] => {
  // What the schema refuses is reported by the schema.
  const { data } = redirect.schema.safeParse(source.data)
  const redirects = (data ?? []) as Redirect[]
  const known = pageAddresses(site)
  return [
    ...formProblems(redirects),
    ...chainProblems(redirects),
    ...sourceProblems(redirects, known, site),
    ...targetProblems(redirects, known, site),
  ].map(({ index, field, message }) => fieldProblem(source, [index, field], message))
}

/** Redirects that lead nowhere, in a circle or over another one, or from an address that there is. */
export const checkRedirects = (site: Site): Problem[] => {
  const source = site.fileNamed("redirects.json")
  return source ? problemsIn(source, site) : []
}
