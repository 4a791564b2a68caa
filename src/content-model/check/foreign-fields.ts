import { nearest } from "../../shared/nearest"
import type { Redirect } from "../../shared/redirects"
import { type Change, conversionOf, isSynonym } from "../foreign/convert"
import type { Hiding } from "../read/hidden-values"
import { addError, addWarning, fieldName, quote } from "../report/problems"
import { markdownTypes } from "../types/all-types"
import { stringOf } from "../types/values"
import { isNewRedirect } from "./addresses"
import type { ContentIndex, Text } from "./content-index"

const isOnSite = (address: string, url: string): boolean =>
  URL.canParse(url) && URL.canParse(address, url) && new URL(address, url).host === new URL(url).host

const isAddress = (field: string) => /^(?:permalink|url|path|slug|aliases|redirect_?from)$/i.test(field)

type FormerAddress = Redirect & { field: string }

/** Finds the addresses that a text had in another system, `/old/x`, or the name of its file there, and the one it has. */
export const formerAddresses = ({ sitePages }: ContentIndex) => {
  const paths = new Map(sitePages.map(({ canonical, text }) => [text?.file, canonical]))
  return ({ file, unused, written }: Text): FormerAddress[] =>
    unused.filter(isAddress).flatMap(field =>
      [written[field]]
        .flat()
        .map(given => stringOf(given).replace(/^https?:\/\/[^/]+|\/+$/g, ""))
        .filter(Boolean)
        // Zola's have no slash before them.
        .map(from => ({ field, from: from.replace(/^(?=[^/]+\/)/, "/"), to: paths.get(file) ?? "" })),
    )
}

const addressAdvice = ({ field, from, to }: FormerAddress, content: ContentIndex): string[] => {
  // Obsidian's are other names of the note.
  if (!from.includes("/") && field === "aliases")
    return [`${field} ${quote(from)} is no address and not used`]
  if (!from.includes("/")) return [`${field} ${quote(from)} is not its address; name the file ${from}.md`]
  const redirect = { from, to }
  const advice = `for those who come from there, add ${JSON.stringify(redirect)} to content/redirects.json`
  return isNewRedirect(redirect, content) ? [`${field} is not its address; ${advice}`] : []
}

const asTyped = (value: unknown): string =>
  typeof value === "string" ? quote(value) : JSON.stringify(value).replace(/^(.{57}).{4,}/s, "$1…")

/** Reports a field that only another system would understand as this one. */
const reportChange = (text: Text, { from, to, value }: Change): void => {
  const found = from && `${from} ${asTyped(text.written[from] ?? value)}`
  const expected = `${to}: ${asTyped(value)}, as npm run check:content -- --fix writes`
  const reason =
    to === "authors"
      ? `${found} is nobody in content/authors.json; add the author there, or write ${expected}: it is not shown`
      : `${found ? `${found} is written as in another system` : `${to} is missing`}; expected ${expected}`
  addError(text.vfile, reason, text.placeOf([from ?? to]))
  text.wrongFields.add(to === "authors" ? "author" : to)
}

const adviceFor = ({ instead, kind }: Hiding, own: readonly string[]): string => {
  if (kind === "note") return ""
  if (!own.includes("draft"))
    return kind === "search"
      ? "; only articles can be kept from search engines; remove the field"
      : "; only articles can be drafts; move the file out of content, or remove the field if everyone may read the text"
  if (kind === "search" && !instead) return "; write noindex: true to leave that to it, or remove the field"
  return instead
    ? `; write ${instead.to}: ${instead.value}, as npm run check:content -- --fix does, or remove the field`
    : "; write draft: true, or remove the field if everyone may read the text"
}

/** What another system would hide is refused, since this site would show it. */
export const checkHiddenFields = ({ markdown, url }: ContentIndex): void => {
  for (const text of markdown) {
    const own = Object.keys(markdownTypes[text.kind].schema.shape)
    for (const hiding of text.hidings) {
      const { path, found, effect, kind } = hiding
      // Its own address is what this site names anyway.
      if (kind === "search" && !hiding.instead && isOnSite(found, url)) continue
      const report = kind === "note" ? addWarning : addError
      const what = `${fieldName(path)}${found && ` ${quote(found)}`}`
      report(text.vfile, `${what}: another system ${effect}${adviceFor(hiding, own)}`, text.placeOf(path))
    }
  }
}

/** What `--fix` would write is refused, and a misspelt field that the file lacks; one warning a file says what is not used. */
export const checkForeignFields = (content: ContentIndex): void => {
  const formerOf = formerAddresses(content)
  for (const text of content.markdown) {
    const { vfile, written, data, placeOf, kind, hidings } = text
    const own = Object.keys(markdownTypes[kind].schema.shape)
    const { changes, unused } = conversionOf(text, content.known)
    for (const change of changes) {
      const { to, value } = change
      const isRead = JSON.stringify(data[to]) === JSON.stringify(value)
      if (!isRead && !hidings.some(({ instead }) => instead?.to === to)) reportChange(text, change)
    }
    const ignored: string[] = []
    for (const field of unused.filter(one => text.unused.includes(one) && !isAddress(one))) {
      const near = own.includes(field) || isSynonym(field) ? undefined : nearest(field, own)
      if (near && !Object.hasOwn(data, near))
        addError(vfile, `unknown field "${field}"; did you mean "${near}"?`, placeOf([field]))
      else ignored.push(near && field.length > 4 ? `${field} (misspelt ${near}?)` : field)
    }
    const parts = [
      ...formerOf(text).flatMap(former => addressAdvice(former, content)),
      ...(ignored.length > 0 ? [`not used: ${ignored.join(", ")}`] : []),
    ]
    const [first] = [...text.unused, ...Object.keys(written)]
    if (parts.length > 0)
      addWarning(vfile, parts.join("; "), first === undefined ? undefined : placeOf([first]))
  }
}
