import { reservedSegments } from "../../shared/paths"
import { fieldError, fieldWarning, type Path, quote, type Source } from "../report/problems"
import { didYouMean, nearest } from "../report/suggestions"
import { entriesOf, topicOf } from "../types/values"
import type { ContentIndex } from "./content-index"

type Topic = { name: string; slug: string; source: Source; path: Path }

const topicsIn = (names: unknown, source: Source, pathOf: (index: number) => Path): Topic[] =>
  entriesOf(names)
    .map((name, index) => ({ ...topicOf(name), source, path: pathOf(index) }))
    .filter(({ name }) => name.trim())

const report = ({ name, source, path }: Topic, message: string, add = fieldError) =>
  add(source, path, `${quote(name)} ${message}`)

const warnOfMisspeltTags = (tags: readonly Topic[], categories: readonly Topic[]): void => {
  const counts = new Map<string, number>()
  for (const { name } of tags) counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = [...new Set([...counts.keys(), ...categories.map(({ name }) => name)])]
  for (const topic of tags) {
    // Too many short names are alike.
    if (counts.get(topic.name) !== 1 || topic.name.length < 6) continue
    const others = names.filter(name => name !== topic.name)
    const near = nearest(topic.name, others)
    if (near) report(topic, `is used only in this text${didYouMean(near)}`, fieldWarning)
  }
}

export const checkTopics = (content: ContentIndex): void => {
  const source = content.fileNamed("categories.json")
  const names = content.categories.map(({ name }) => name)
  const categories = source ? topicsIn(names, source, index => [index, "name"]) : []
  const tags = content.markdown.flatMap(text => topicsIn(text.data.tags, text, index => ["tags", index]))
  const inStatic = new Set([...content.staticFiles].map(path => path.split("/")[1] ?? ""))
  for (const topic of categories) {
    const owner = reservedSegments.has(topic.slug)
      ? "another page"
      : inStatic.has(topic.slug) && `static/${topic.slug}`
    if (owner) report(topic, `would have the address /${topic.slug} of ${owner}; choose another name`)
  }
  const first = new Map<string, Topic>()
  for (const topic of [...categories, ...tags]) {
    if (!topic.slug) report(topic, "cannot be made into an address; expected a letter or digit")
    const earlier = first.get(topic.slug)
    if (!earlier) first.set(topic.slug, topic)
    else if (earlier.name !== topic.name)
      report(
        topic,
        `has the same address as ${quote(earlier.name)} in ${earlier.source.file}; use one spelling`,
      )
  }
  warnOfMisspeltTags(tags, categories)
}
