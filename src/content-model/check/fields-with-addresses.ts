import { nearest } from "../report/nearest"
import type { Problem } from "../report/problems"
import { fieldProblem, quote } from "../report/schema-problems"
import { knownAddresses } from "./known-addresses"
import { addressProblem } from "./link-address"
import { at, entriesOf, type Site } from "./site-model"

const documentProblem = (address: string, { staticFiles }: Site): string | undefined => {
  if (/^https?:\/\//i.test(address))
    return URL.canParse(address) && !/^https?:\/\/(localhost|127\.)/i.test(address)
      ? undefined
      : "is not an address that visitors can open; expected https://… of a public site"
  if (!address.startsWith("/"))
    return 'is neither a web address (https://…) nor a file below static/, such as "/downloads/x.pdf"'
  if (staticFiles.has(address)) return undefined
  const near = nearest(address, staticFiles)
  return `is not there; expected the file static${address}${near ? `; did you mean "${near}"?` : ""}`
}

/** The document of each resource: a web address, or a file below static/. */
export const checkExternalUrls = (site: Site): Problem[] =>
  site.markdown.flatMap(source => {
    const { externalUrl } = source.data
    if (source.kind !== "resources" || typeof externalUrl !== "string" || externalUrl.trim() === "") return []
    const wrong = documentProblem(externalUrl, site)
    return wrong ? [fieldProblem(source, ["externalUrl"], `${quote(externalUrl)} ${wrong}`)] : []
  })

/** The paths of the main navigation lead somewhere on this site. */
export const checkNavigation = (site: Site): Problem[] => {
  const source = site.fileNamed("site.json")
  if (!source) return []
  const known = knownAddresses(site)
  return entriesOf(at(source.data, "navigation")).flatMap((entry, index) => {
    const path = at(entry, "path")
    if (typeof path !== "string" || path.trim() === "") return []
    const wrong = path.startsWith("/")
      ? addressProblem(path, { site, known })?.message
      : 'is not an address of this site; expected one such as "/blog"'
    return wrong ? [fieldProblem(source, ["navigation", index, "path"], `${quote(path)} ${wrong}`)] : []
  })
}
