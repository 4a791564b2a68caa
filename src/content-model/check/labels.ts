import { reservedSegments } from "../../shared/addresses"
import { fieldError, fieldWarning, type Path, quote, type Source } from "../report/problems"
import { didYouMean, nearest } from "../report/suggestions"
import { entriesOf, labelOf } from "../types/values"
import type { ContentIndex } from "./content-index"

type Label = { name: string; slug: string; source: Source; path: Path }

/** The labels among some names, with the place of each. */
const labelsOf = (names: unknown, source: Source, pathOf: (index: number) => Path): Label[] =>
  entriesOf(names)
    .map((name, index) => ({ ...labelOf(name), source, path: pathOf(index) }))
    .filter(({ name }) => name.trim())

const report = ({ name, source, path }: Label, message: string, add = fieldError) =>
  add(source, path, `${quote(name)} ${message}`)

/** Warns of tags that look like misspelt others. */
const checkRareTags = (tags: readonly Label[], categories: readonly Label[]): void => {
  const counts = new Map<string, number>()
  for (const { name } of tags) counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = [...new Set([...counts.keys(), ...categories.map(({ name }) => name)])]
  for (const label of tags) {
    // Too many short names are alike.
    if (counts.get(label.name) !== 1 || label.name.length < 6) continue
    const others = names.filter(name => name !== label.name)
    const near = nearest(label.name, others)
    if (near) report(label, `is used in this text only${didYouMean(near)}`, fieldWarning)
  }
}

/** Reports categories and tags in two spellings, without an address, or with another page's. */
export const checkLabels = (content: ContentIndex): void => {
  const source = content.fileNamed("categories.json")
  const names = content.categories.map(({ name }) => name)
  const categories = source ? labelsOf(names, source, index => [index, "name"]) : []
  const tags = content.markdown.flatMap(text => labelsOf(text.data.tags, text, index => ["tags", index]))
  const inStatic = new Set([...content.staticFiles].map(path => path.split("/")[1] ?? ""))
  for (const label of categories) {
    const owner = reservedSegments.has(label.slug)
      ? "another page"
      : inStatic.has(label.slug) && `static/${label.slug}`
    if (owner) report(label, `would have the address /${label.slug} of ${owner}; choose another name`)
  }
  const first = new Map<string, Label>()
  for (const label of [...categories, ...tags]) {
    if (!label.slug) report(label, "gives no address; expected a letter or digit")
    const other = first.get(label.slug)
    if (!other) first.set(label.slug, label)
    else if (other.name !== label.name)
      report(label, `has the same address as ${quote(other.name)} in ${other.source.file}; use one spelling`)
  }
  checkRareTags(tags, categories)
}
