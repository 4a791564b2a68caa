import { reservedSegments } from "../../shared/addresses"
import { nearest, suggestion } from "../report/nearest"
import { asWarning, type Problem } from "../report/problems"
import { type Fielded, fieldProblem, quote } from "../report/schema-problems"
import { labelSlug } from "../types/label-slug"
import { slugForm } from "../types/parts"
import { type Site, textsOf } from "./site-model"

/** A category or tag at the place where an editor wrote it. */
type Label = { name: string; slug: string; source: Fielded; path: PropertyKey[] }

const problemOf = ({ name, source, path }: Label, message: string): Problem =>
  fieldProblem(source, path, `${quote(name)} ${message}`)

const categoryLabels = ({ fileNamed, categories }: Site): Label[] => {
  const source = fileNamed("categories.json")
  if (!source) return []
  return categories.flatMap(({ name, slug }, index) =>
    name ? [{ name, slug, source, path: [index, "name"] }] : [],
  )
}

const tagLabels = ({ markdown }: Site): Label[] =>
  markdown.flatMap(source =>
    textsOf(source.data.tags).map(name => ({ name, slug: labelSlug(name), source, path: ["tags"] })),
  )

const twoWays = (labels: readonly Label[]): Problem[] => {
  const first = new Map<string, Label>()
  return labels.flatMap(label => {
    const other = first.get(label.slug)
    if (!other) first.set(label.slug, label)
    if (!other || other.name === label.name) return []
    const message = `has the same address part, "${label.slug}", as ${quote(other.name)} in ${other.source.file}; write both the same`
    return [problemOf(label, message)]
  })
}

const malformed = (labels: readonly Label[]): Problem[] =>
  labels
    .filter(({ name, slug }) => name.trim() !== "" && !slugForm.test(slug))
    .map(label => problemOf(label, "makes no address; expected a letter or digit in it"))

const repeatedTags = ({ markdown }: Site): Problem[] =>
  markdown.flatMap(source => {
    const tags = textsOf(source.data.tags)
    return tags
      .filter((tag, index) => tags.indexOf(tag) < index)
      .map(tag => fieldProblem(source, ["tags"], `names ${quote(tag)} twice; remove one`))
  })

const categoryProblems = (site: Site, labels: readonly Label[]): Problem[] => {
  const inStatic = new Set([...site.staticFiles].map(path => path.split("/")[1] ?? ""))
  return labels.flatMap((label, index) => {
    const { name, slug } = label
    if (labels.findIndex(other => other.name === name) < index)
      return [problemOf(label, "stands here twice; remove one")]
    const taken = reservedSegments.has(slug) ? "another page" : inStatic.has(slug) && `static/${slug}`
    return taken
      ? [problemOf(label, `would take the address /${slug} from ${taken}; choose another name`)]
      : []
  })
}

const unknownCategories = (site: Site): Problem[] => {
  const names = site.categories.map(({ name }) => name)
  return site.posts
    .filter(({ category }) => category.trim() !== "" && names.length > 0 && !names.includes(category))
    .map(({ file, category }) => {
      const message = `${quote(category)} is not a category of content/categories.json${suggestion(category, names)}`
      return fieldProblem(file, ["category"], message)
    })
}

/** Tags that one text alone has, and that look like a slip in another. */
const rareTags = (site: Site, labels: readonly Label[]): Problem[] => {
  const counts = new Map<string, number>()
  for (const { name } of labels) counts.set(name, (counts.get(name) ?? 0) + 1)
  const others = (name: string) =>
    [...counts.keys(), ...site.categories.map(one => one.name)].filter(one => one !== name)
  return labels
    .filter(({ name }) => counts.get(name) === 1)
    .flatMap(label => {
      const near = nearest(label.name, others(label.name))
      return near
        ? [
            asWarning(
              problemOf(
                label,
                `is a tag of this text alone, with a page of its own; did you mean "${near}"?`,
              ),
            ),
          ]
        : []
    })
}

/**
 * Categories and tags: unknown, repeated, written in two ways, without an address of their own (docs/behaviour.md,
 * "Content: categories and tags").
 */
export const checkLabels = (site: Site): Problem[] => {
  const categories = categoryLabels(site)
  const tags = tagLabels(site)
  const labels = [...categories, ...tags]
  return [
    ...unknownCategories(site),
    ...categoryProblems(site, categories),
    ...twoWays(labels),
    ...malformed(labels),
    ...repeatedTags(site),
    ...rareTags(site, tags),
  ]
}
