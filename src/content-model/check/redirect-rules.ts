import { builtFiles, builtSegments, listingOf } from "../../shared/paths"
import { expandRedirects, isSection, type Redirect } from "../../shared/redirects"
import { fieldError, quote } from "../report/problems"
import { redirect as redirectList } from "../types/address-lists"
import { isPublished } from "../types/post"
import { stringOf } from "../types/values"
import type { ContentIndex } from "./content-index"
import { linkProblem } from "./links"

const currentUse = (path: string, { pages, staticFiles, day }: ContentIndex): string | undefined => {
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

const fromProblem = (redirect: Redirect, content: ContentIndex): string | undefined => {
  for (const { from } of isSection(redirect)
    ? expandRedirects([redirect], content.pages.keys())
    : [redirect]) {
    const use = currentUse(from, content)
    if (use) return from === redirect.from ? `is ${use}` : `covers ${quote(from)}, which is ${use}`
  }
  return undefined
}

const toProblem = (redirect: Redirect, targets: ReadonlyMap<string, string>, content: ContentIndex) => {
  const { from, to } = redirect
  if (from.endsWith("/*") !== to.endsWith("/*")) return 'must end in "/*" where from does, and only there'
  const next = targets.get(to)
  if (next !== undefined)
    return next === to || next === from ? "is a redirect loop" : `is itself redirected; use ${quote(next)}`
  if (!isSection(redirect)) return linkProblem(to, undefined, { ...content, addresses: content.pages })
  return expandRedirects([redirect], content.pages.keys()).length > 0 ? undefined : "covers no page"
}

export const checkRedirects = (content: ContentIndex): void => {
  const source = content.fileNamed("redirects.json")
  // checkFields reports what the schema rejects.
  const { data } = redirectList.schema.safeParse(source?.data)
  if (!source || !data) return
  const targets = new Map(data.map(({ from, to }) => [from, to]))
  data.forEach((redirect, index) => {
    const problems = { from: fromProblem(redirect, content), to: toProblem(redirect, targets, content) }
    for (const [field, problem] of Object.entries(problems))
      if (problem) fieldError(source, [index, field], `${quote(redirect[field as "from" | "to"])} ${problem}`)
  })
}
