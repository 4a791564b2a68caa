import type { Problem } from "../report/problems"
import { fieldProblem, quote } from "../report/schema-problems"
import { textOf } from "../types/values"
import { knownAddresses } from "./known-addresses"
import { addressProblem } from "./link-address"
import { at, entriesOf, type Site } from "./site-model"
import { unknownSlug } from "./unknown-slug"

const unknownAuthors = (site: Site): Problem[] => {
  const slugs = entriesOf(site.fileNamed("authors.json")?.data).map(entry => textOf(at(entry, "slug")))
  return site.posts.flatMap(({ file }) =>
    unknownSlug(file, ["author"], "the slug of an author of content/authors.json", slugs),
  )
}

const authorLinks = (site: Site): Problem[] => {
  const source = site.fileNamed("authors.json")
  if (!source) return []
  const known = knownAddresses(site)
  return entriesOf(source.data).flatMap((entry, index) => {
    const link = textOf(at(entry, "link"))
    const wrong = link.startsWith("/") ? addressProblem(link, { site, known })?.message : undefined
    return wrong ? [fieldProblem(source, [index, "link"], `${quote(link)} ${wrong}`)] : []
  })
}

/** An address without what makes no other document of it: its fragment, a slash at its end. */
const documentOf = (link: string): string => link.replace(/#.*$/, "").replace(/\/$/, "")

const sourceProblems = ({ posts }: Site): Problem[] =>
  posts.flatMap(({ file }) => {
    const links = entriesOf(file.data.sources).map(source => textOf(at(source, "link")))
    return links.flatMap((link, index) => {
      if (!/^https:/.test(link)) return []
      const path = ["sources", index, "link"]
      if (!URL.canParse(link))
        return [
          fieldProblem(
            file,
            path,
            `${quote(link)} is not an address; expected one that begins with https://`,
          ),
        ]
      const first = links.findIndex(other => documentOf(other) === documentOf(link))
      return first < index
        ? [fieldProblem(file, path, `${quote(link)} is entry ${first + 1} already; remove one`)]
        : []
    })
  })

/** Authors that nobody is, authors whose page is not there, and sources that stand twice or lead nowhere. */
export const checkAuthorsAndSources = (site: Site): Problem[] => [
  ...unknownAuthors(site),
  ...authorLinks(site),
  ...sourceProblems(site),
]
