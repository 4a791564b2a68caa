import { nearest } from "../../shared/nearest"
import { isSynonym } from "../read/normalise"
import { addError, addWarning, quote } from "../report/problems"
import { markdownTypes } from "../types/all-types"
import { stringOf } from "../types/values"
import type { ContentIndex, Text } from "./content-index"

const addressFields = /^(?:permalink|url|path|slug|aliases|redirect_?from)$/i

/** Where the site takes a missing field from. */
const insteadOf: Record<string, string> = {
  date: "that of its name or address is taken",
  excerpt: "the first paragraph is taken",
  description: "the first paragraph is taken",
  tags: "further categories become tags",
  title: "the file's name is taken",
}

/** What to do about addresses that a text had in another system. */
const movedFrom = (text: Text, fields: readonly string[], path: string): string[] =>
  fields.flatMap(field => {
    const given = text.written[field]
    const address = stringOf(Array.isArray(given) ? given[0] : given).replace(/^https?:\/\/[^/]+|\/+$/g, "")
    if (/^[^/]+$/.test(address))
      return `${field} ${quote(address)} is not its address; name the file ${address}.md`
    const redirect = JSON.stringify({ from: address, to: path })
    return address && address !== path
      ? `${field} is not its address; for those who come from there, add ${redirect} to content/redirects.json`
      : []
  })

/** One warning a file says how front matter of another system is read; a misspelt field of this site is an error. */
export const checkFrontMatter = ({ markdown, sitePages }: ContentIndex): void => {
  const paths = new Map(
    sitePages.map(({ path, canonical, post, resource, textPage }) => [
      (post ?? resource ?? textPage)?.file,
      canonical ?? path,
    ]),
  )
  for (const text of markdown) {
    const { vfile, changes, unused, written, data, placeOf, kind } = text
    const own = Object.keys(markdownTypes[kind].schema.shape)
    const missing = own.filter(field => !Object.hasOwn(data, field))
    const ignored = unused.filter(field => {
      const isKnown = own.includes(field) || isSynonym(field) || addressFields.test(field)
      const near = isKnown ? undefined : nearest(field, missing)
      if (near) addError(vfile, `unknown field "${field}"; did you mean "${near}"?`, placeOf([field]))
      return !near
    })
    const read = changes.map(({ from, to, value }) =>
      from
        ? `${from} is read as ${from === to ? JSON.stringify(value) : to}`
        : `${to} is missing; ${insteadOf[to]}`,
    )
    const addresses = ignored.filter(field => addressFields.test(field))
    const others = ignored
      .filter(field => !addresses.includes(field) && !own.includes(field))
      .map(
        field =>
          field +
          (field.length > 4 && !isSynonym(field) && nearest(field, own)
            ? ` (misspelt ${nearest(field, own)}?)`
            : ""),
      )
    const unknown = ignored
      .filter(field => own.includes(field))
      .map(
        field =>
          `${field} ${JSON.stringify(written[field])} is not in content/authors.json, so none is shown`,
      )
    const parts = [
      ...read,
      ...movedFrom(text, addresses, paths.get(text.file) ?? ""),
      ...unknown,
      ...(others.length > 0 ? [`not used: ${others.join(", ")}`] : []),
      ...(read.length > 0 ? ["npm run check:content -- --fix writes this site's fields"] : []),
    ]
    const [first] = [...changes.flatMap(({ from }) => from ?? []), ...unused, ...Object.keys(written)]
    if (parts.length > 0)
      addWarning(vfile, parts.join("; "), first === undefined ? undefined : placeOf([first]))
  }
}
