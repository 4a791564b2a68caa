import { fillTokens } from "../read/content-files"
import type { Problem } from "../report/problems"
import { type Fielded, fieldProblem, quote } from "../report/schema-problems"
import { at, entriesOf, type Site, textsOf } from "./site-model"

/** Search engines cut what is longer. */
const longestTitle = 60
const longestDescription = 160

/** A text that becomes a page's title or description, at the place where an editor wrote it. */
type HeadText = { source: Fielded; path: PropertyKey[]; text: string; prefix: string }

const headText = (source: Fielded, path: (string | number)[], site: Site, prefix = ""): HeadText[] => {
  const value = at(source.data, ...path)
  return typeof value === "string" && value.trim() !== ""
    ? [{ source, path, text: fillTokens(value, site.tokens).trim(), prefix }]
    : []
}

/** Where a file's titles or descriptions stand. */
const pathsIn = (name: string, data: unknown, field: "title" | "description"): (string | number)[][] => {
  if (name === "home.json" || name === "about.json") return [["seo", field]]
  if (name === "pages.json") return Object.keys((data ?? {}) as object).map(page => [page, field])
  if (name === "categories.json")
    return entriesOf(data).map((_, index) => [index, field === "title" ? "name" : field])
  return name === "site.json" && field === "description" ? [[field]] : []
}

const titles = (site: Site): HeadText[] => [
  ...site.json.flatMap(source =>
    pathsIn(source.name, source.data, "title").flatMap(path =>
      headText(source, path, site, source.name === "categories.json" ? "Category: " : ""),
    ),
  ),
  ...site.markdown
    .filter(({ kind }) => kind !== "services")
    .flatMap(source => headText(source, ["title"], site)),
]

const descriptions = (site: Site): HeadText[] => [
  ...site.json.flatMap(source =>
    pathsIn(source.name, source.data, "description").flatMap(path => headText(source, path, site)),
  ),
  ...site.markdown.flatMap(source =>
    headText(source, [source.kind === "posts" ? "excerpt" : "description"], site),
  ),
]

const longTags = (site: Site, room: number): Problem[] => {
  const seen = new Set<string>()
  return site.markdown.flatMap(source =>
    textsOf(source.data.tags).flatMap(tag => {
      const length = `Tag: ${tag}`.length
      if (length <= room || seen.has(tag)) return []
      seen.add(tag)
      return [
        fieldProblem(
          source,
          ["tags"],
          `${quote(tag)} makes the title of its page too long: ${length} characters, at most ${room} beside the brand`,
        ),
      ]
    }),
  )
}

const longTitles = (site: Site): Problem[] => {
  const { brand = "" } = site.tokens
  const room = longestTitle - ` | ${brand}`.length
  const long = titles(site).flatMap(({ source, path, text, prefix }) => {
    const length = prefix.length + text.length
    const most = text.includes(brand) && brand ? longestTitle : room
    const reason =
      most === room
        ? `, because " | ${brand}" follows it and search engines cut titles at ${longestTitle}`
        : ""
    const counted = prefix ? ` with "${prefix.trim()}" before it` : ""
    return length > most
      ? [fieldProblem(source, path, `has ${length} characters${counted}; expected at most ${most}${reason}`)]
      : []
  })
  return [...long, ...longTags(site, room)]
}

const longDescriptions = (site: Site): Problem[] =>
  descriptions(site)
    .filter(({ text }) => text.length > longestDescription)
    .map(({ source, path, text }) =>
      fieldProblem(
        source,
        path,
        `has ${text.length} characters; expected at most ${longestDescription}, because search engines cut the rest`,
      ),
    )

const repeated = (texts: readonly HeadText[], what: string): Problem[] => {
  const first = new Map<string, HeadText>()
  return texts.flatMap(head => {
    const key = (head.prefix + head.text).toLowerCase()
    const other = first.get(key)
    if (!other) first.set(key, head)
    if (!other) return []
    const place =
      other.source.file === head.source.file ? `${other.path.join(" > ")} of this file` : other.source.file
    return [
      fieldProblem(head.source, head.path, `is the same ${what} as in ${place}; each page needs its own`),
    ]
  })
}

/**
 * Titles and descriptions that are too long for search engines, or stand on two pages (docs/behaviour.md, "Content:
 * titles, descriptions and copy").
 */
export const checkPageHeads = (site: Site): Problem[] => [
  ...longTitles(site),
  ...longDescriptions(site),
  ...repeated(titles(site), "title"),
  ...repeated(descriptions(site), "description"),
]
