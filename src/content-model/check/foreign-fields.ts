import { nearest } from "../../shared/nearest"
import type { Redirect } from "../../shared/redirects"
import { isSynonym } from "../read/normalise"
import { addError, addWarning, quote } from "../report/problems"
import { markdownTypes } from "../types/all-types"
import { stringOf } from "../types/values"
import { isNewRedirect } from "./addresses"
import type { ContentIndex, Text } from "./content-index"

const isAddress = (field: string) => /^(?:permalink|url|path|slug|aliases|redirect_?from)$/i.test(field)

/** Where the site takes a missing field from. */
const insteadOf: Record<string, string> = {
  date: "that of its name or address is taken",
  excerpt: "the first paragraph is taken",
  description: "the first paragraph is taken",
  tags: "further categories become tags",
  title: "the file's name or main heading is taken",
}

type FormerAddress = Redirect & { field: string }

/** Finds the addresses that a text had in another system, `/old/x`, or the name of its file there, and the one it has. */
export const formerAddresses = ({ sitePages }: ContentIndex) => {
  const paths = new Map(
    sitePages.map(({ canonical, post, resource, textPage }) => [
      (post ?? resource ?? textPage)?.file,
      canonical,
    ]),
  )
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

/** One warning a file says how front matter of another system is read; a misspelt field of this site is an error. */
export const checkForeignFields = (content: ContentIndex): void => {
  const formerOf = formerAddresses(content)
  for (const text of content.markdown) {
    const { vfile, changes, unused, written, data, placeOf, kind } = text
    const own = Object.keys(markdownTypes[kind].schema.shape)
    const missing = own.filter(field => !Object.hasOwn(data, field))
    const ignored = unused.filter(field => {
      const isKnown = own.includes(field) || isSynonym(field) || isAddress(field)
      const near = isKnown ? undefined : nearest(field, missing)
      if (near) addError(vfile, `unknown field "${field}"; did you mean "${near}"?`, placeOf([field]))
      return !near
    })
    const read = changes.map(({ from, to, value }) =>
      from
        ? `${from} is read as ${from === to ? JSON.stringify(value) : to}`
        : `${to} is missing; ${insteadOf[to]}`,
    )
    const others = ignored
      .filter(field => !isAddress(field) && !own.includes(field))
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
      ...formerOf(text).flatMap(former => addressAdvice(former, content)),
      ...unknown,
      ...(others.length > 0 ? [`not used: ${others.join(", ")}`] : []),
      ...(read.length > 0 ? ["npm run check:content -- --fix writes this site's fields"] : []),
    ]
    const [first] = [...changes.flatMap(({ from }) => from ?? []), ...unused, ...Object.keys(written)]
    if (parts.length > 0)
      addWarning(vfile, parts.join("; "), first === undefined ? undefined : placeOf([first]))
  }
}
