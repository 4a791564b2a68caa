import { fillTokens } from "../../shared/tokens"
import type { JsonFile, MarkdownFile } from "../read/read-content"
import { asWarning, type Problem } from "../report/problems"
import { type Fielded, fieldName, fieldProblem, quote } from "../report/schema-problems"
import { textOf } from "../types/values"
import { at, entriesOf, type Site, textsOf } from "./site-model"

/** Search engines cut what is longer. */
export const longestTitle = 60
export const longestDescription = 160

/** A text that becomes a page's title or description, at the place where an editor wrote it. */
type Head = { source: Fielded; path: (string | number)[]; text: string; prefix: string }

type Field = "title" | "description"

/** Where a JSON file's titles or descriptions stand. */
const pathsIn = ({ name, data }: JsonFile, field: Field): Head["path"][] => {
  if (name === "home.json" || name === "about.json") return [["seo", field]]
  if (name === "pages.json") return Object.keys((data ?? {}) as object).map(page => [page, field])
  if (name === "categories.json")
    return entriesOf(data).map((_, index) => [index, field === "title" ? "name" : field])
  return name === "site.json" && field === "description" ? [[field]] : []
}

const pathIn = ({ kind }: MarkdownFile, field: Field): Head["path"][] => {
  if (field === "title") return kind === "services" ? [] : [["title"]]
  return [[kind === "posts" ? "excerpt" : "description"]]
}

const headsOf = (site: Site, field: Field): Head[] => {
  const head = (source: Fielded, path: Head["path"], prefix = ""): Head[] => {
    const text = fillTokens(textOf(at(source.data, ...path)), site.tokens).trim()
    return text ? [{ source, path, text, prefix }] : []
  }
  return [
    ...site.json.flatMap(file => {
      const prefix = file.name === "categories.json" && field === "title" ? "Category: " : ""
      return pathsIn(file, field).flatMap(path => head(file, path, prefix))
    }),
    ...site.markdown.flatMap(file => pathIn(file, field).flatMap(path => head(file, path))),
  ]
}

const longTags = (site: Site, room: number): Problem[] => {
  const first = new Map(
    [...site.markdown]
      .reverse()
      .flatMap(source => textsOf(source.data.tags).map(tag => [tag, source] as const)),
  )
  return [...first].flatMap(([tag, source]) => {
    const { length } = `Tag: ${tag}`
    const message = `${quote(tag)} makes the title of its page too long: ${length} characters, at most ${room} beside the brand`
    return length > room ? [asWarning(fieldProblem(source, ["tags"], message))] : []
  })
}

const longestBrand = 30

const longBrand = (site: Site, brand: string): Problem[] => {
  const source = site.fileNamed("site.json")
  const message = `has ${brand.length} characters; expected at most ${longestBrand}, since it stands behind every title`
  return source ? [fieldProblem(source, ["brand"], message)] : []
}

const longTitles = (site: Site): Problem[] => {
  const { brand = "" } = site.tokens
  const room = longestTitle - ` | ${brand}`.length
  if (brand.length > longestBrand) return longBrand(site, brand)
  const long = headsOf(site, "title").flatMap(({ source, path, text, prefix }) => {
    const length = prefix.length + text.length
    const most = text.includes(brand) && brand ? longestTitle : room
    const reason =
      most === room
        ? `, because " | ${brand}" follows it and search engines cut titles at ${longestTitle}`
        : ""
    const counted = prefix ? ` with "${prefix.trim()}" before it` : ""
    return length > most
      ? [
          asWarning(
            fieldProblem(
              source,
              path,
              `has ${length} characters${counted}; expected at most ${most}${reason}`,
            ),
          ),
        ]
      : []
  })
  return [...long, ...longTags(site, room)]
}

const longDescriptions = (site: Site): Problem[] =>
  headsOf(site, "description")
    .filter(({ text }) => text.length > longestDescription)
    .map(({ source, path, text }) =>
      fieldProblem(
        source,
        path,
        `has ${text.length} characters; expected at most ${longestDescription}, because search engines cut the rest`,
      ),
    )

const repeated = (texts: readonly Head[], what: string): Problem[] => {
  const first = new Map<string, Head>()
  return texts.flatMap(head => {
    const key = (head.prefix + head.text).toLowerCase()
    const other = first.get(key)
    if (!other) first.set(key, head)
    if (!other) return []
    const place =
      other.source.file === head.source.file ? `${fieldName(other.path)} of this file` : other.source.file
    return [
      fieldProblem(
        head.source,
        head.path,
        `is the same ${what} as in ${place}; expected one of its own for each page`,
      ),
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
  ...repeated(headsOf(site, "title"), "title"),
  ...repeated(headsOf(site, "description"), "description"),
]
