import { isPlaceholder } from "../../shared/site"
import type { JsonFile } from "../read/read-content"
import { nearest } from "../report/nearest"
import { asWarning, type Problem } from "../report/problems"
import { fieldProblem, quote } from "../report/schema-problems"
import { textOf } from "../types/values"
import { at, entriesOf, type Site } from "./site-model"

// With more the header is wider than a screen of 1280 px.
const mostEntries = 8

const urlProblem = (url: string): string | undefined => {
  if (!URL.canParse(url)) return undefined
  const { pathname, search, hash, origin } = new URL(url)
  return pathname === "/" && !search && !hash
    ? undefined
    : `${quote(url)} has a path, and the site stands at the root of its host; use "${origin}"`
}

const languages = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" })
const regions = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" })

const nameIn = (names: Intl.DisplayNames, code: string): string | undefined => {
  try {
    return names.of(code)
  } catch {
    return undefined
  }
}

/** A language as BCP 47 has it: a known language, with a known region if one is named. */
const languageProblem = (language: string): string | undefined => {
  const [code = "", ...rest] = language.split("-")
  const region = rest.find(part => /^[A-Za-z]{2}$|^\d{3}$/.test(part))
  const isKnown = nameIn(languages, code) && (!region || nameIn(regions, region.toUpperCase()))
  const isWhole = rest.length === (region ? 1 : 0) || /^[A-Za-z]{4}$/.test(rest[0] ?? "")
  return isKnown && isWhole
    ? undefined
    : `${quote(language)} is not a language that browsers know; expected one such as "en-IN" or "hi"`
}

const navigationProblems = (site: Site): Problem[] => {
  const source = site.fileNamed("site.json")
  const entries = entriesOf(at(source?.data, "navigation"))
  if (!source) return []
  const seen = new Set<string>()
  const repeated = entries.flatMap((entry, index) => {
    const path = textOf(at(entry, "path"))
    if (!seen.has(path)) {
      seen.add(path)
      return []
    }
    return [
      fieldProblem(source, ["navigation", index, "path"], `${quote(path)} stands here twice; remove one`),
    ]
  })
  const tooMany = `has ${entries.length} entries; expected at most ${mostEntries}, which is what a header holds`
  return [
    ...repeated,
    ...(entries.length > mostEntries ? [fieldProblem(source, ["navigation"], tooMany)] : []),
  ]
}

const details = [["email"], ["whatsapp"], ["network", "url"]]

/** Contact details to fill in before the site goes live. */
const contactHints = (source: JsonFile): Problem[] =>
  details.flatMap(path => {
    const detail = textOf(at(source.data, "contact", ...path))
    const message = detail
      ? `${quote(detail)} is a placeholder; replace it before the site goes live`
      : "is not set, so that pages leave it out; fill it in before the site goes live"
    return !detail || isPlaceholder(detail)
      ? [asWarning(fieldProblem(source, ["contact", ...path], message))]
      : []
  })

/** What is still marked as a sample although the site says that it has none. */
const sampleProblems = (site: Site, source: JsonFile): Problem[] =>
  at(source.data, "sample") === true
    ? []
    : site.json
        .filter(({ data }) => [data, ...entriesOf(data)].some(entry => at(entry, "sample") === true))
        .map(file =>
          fieldProblem(
            file,
            [],
            'is a sample, and content/site.json does not say so; put "sample": true there, or replace it',
          ),
        )

/** The charts of services, by the name the page looks for. */
const chartHints = (site: Site): Problem[] => {
  const charts = [...site.contentFiles].flatMap(file => /^content\/charts\/(.+)\.json$/.exec(file)?.[1] ?? [])
  const wanted = site.markdown.flatMap(({ kind, slug }) => (kind === "services" ? [slug] : []))
  return charts.length < 2
    ? []
    : wanted
        .filter(slug => !charts.includes(slug))
        .map(slug => {
          const near = nearest(
            slug,
            charts.filter(one => !wanted.includes(one)),
          )
          const message = `there is no chart of this name, so that the page goes without one${near ? `; did you mean "${near}"?` : ""}`
          return { file: `content/charts/${slug}.json`, severity: "warning", message }
        })
}

/** What of `site.json` has the right form and still is no address, no language or too much. */
export const checkSiteData = (site: Site): Problem[] => {
  const source = site.fileNamed("site.json")
  if (!source) return []
  const url = urlProblem(textOf(at(source.data, "url")))
  const language = textOf(at(source.data, "language"))
  const unknown = language ? languageProblem(language) : undefined
  return [
    ...(url ? [fieldProblem(source, ["url"], url)] : []),
    ...(unknown ? [fieldProblem(source, ["language"], unknown)] : []),
    ...contactHints(source),
    ...sampleProblems(site, source),
    ...navigationProblems(site),
    ...chartHints(site),
  ]
}
