import { reservedSegments, slugify } from "../../shared/addresses"
import { suggestion } from "../report/nearest"
import type { Problem } from "../report/problems"
import { type Fielded, fieldProblem, quote } from "../report/schema-problems"
import { slugForm } from "../types/parts"
import { type Site, textsOf } from "./site-model"

/** A category or tag at the place where an editor wrote it. */
type Label = { name: string; kind: "category" | "tag"; source: Fielded; path: PropertyKey[] }

const categoryLabels = ({ fileNamed, categories }: Site): Label[] => {
  const source = fileNamed("categories.json")
  if (!source) return []
  return categories
    .filter(({ name }) => name !== "")
    .map(({ name, index }) => ({ name, kind: "category" as const, source, path: [index, "name"] }))
}

const tagLabels = ({ markdown }: Site): Label[] =>
  markdown.flatMap(source =>
    textsOf(source.data.tags).map(name => ({ name, kind: "tag" as const, source, path: ["tags"] })),
  )

const twoWays = (labels: readonly Label[]): Problem[] => {
  const first = new Map<string, Label>()
  return labels.flatMap(({ name, source, path }) => {
    const slug = slugify(name)
    const other = first.get(slug)
    if (!other) first.set(slug, { name, source, path, kind: "tag" })
    if (!other || other.name === name) return []
    const message = `${quote(name)} has the same address part, "${slug}", as ${quote(other.name)} in ${other.source.file}; write both the same`
    return [fieldProblem(source, path, message)]
  })
}

const malformed = (labels: readonly Label[]): Problem[] =>
  labels
    .filter(({ name }) => name.trim() !== "" && !slugForm.test(slugify(name)))
    .map(({ name, source, path }) =>
      fieldProblem(
        source,
        path,
        `${quote(name)} makes no plain address; use letters a to z, digits, spaces and hyphens alone`,
      ),
    )

const repeatedTags = ({ markdown }: Site): Problem[] =>
  markdown.flatMap(source => {
    const tags = textsOf(source.data.tags)
    return tags
      .filter((tag, index) => tags.indexOf(tag) < index)
      .map(tag => fieldProblem(source, ["tags"], `names ${quote(tag)} twice; once is enough`))
  })

const categoryProblems = (site: Site, labels: readonly Label[]): Problem[] => {
  const inStatic = new Set([...site.staticFiles].map(path => path.split("/")[1] ?? ""))
  return labels.flatMap(({ name, source, path }, index) => {
    const slug = slugify(name)
    if (labels.findIndex(other => other.name === name) < index)
      return [fieldProblem(source, path, `${quote(name)} stands here twice`)]
    if (reservedSegments.has(slug))
      return [
        fieldProblem(
          source,
          path,
          `${quote(name)} would take the address /${slug} from another page; choose another name`,
        ),
      ]
    if (inStatic.has(slug))
      return [
        fieldProblem(
          source,
          path,
          `${quote(name)} would take the address /${slug} from static/${slug}; choose another name`,
        ),
      ]
    return []
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

/**
 * Categories and tags: unknown, repeated, written in two ways, without an address of their own (docs/behaviour.md,
 * "Content: categories and tags").
 */
export const checkLabels = (site: Site): Problem[] => {
  const categories = categoryLabels(site)
  const labels = [...categories, ...tagLabels(site)]
  return [
    ...unknownCategories(site),
    ...categoryProblems(site, categories),
    ...twoWays(labels),
    ...malformed(labels),
    ...repeatedTags(site),
  ]
}
