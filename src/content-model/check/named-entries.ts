import type { JsonFile } from "../read/read-content"
import { suggestion } from "../report/nearest"
import type { Problem } from "../report/problems"
import { fieldProblem, quote } from "../report/schema-problems"
import { at, entriesOf, type Site, textsOf } from "./site-model"

const repeated = (source: JsonFile, path: PropertyKey[], values: readonly string[]): Problem[] =>
  values.flatMap((value, index) =>
    value !== "" && values.indexOf(value) < index
      ? [fieldProblem(source, [...path, index], `${quote(value)} stands here twice`)]
      : [],
  )

/** The posts that the AMP blog shows are published ones (docs/behaviour.md, "AMP: contents"). */
const ampProblems = (site: Site): Problem[] => {
  const source = site.fileNamed("amp.json")
  if (!source) return []
  const slugs = site.posts.map(({ slug }) => slug)
  return textsOf(at(source.data, "posts")).flatMap((slug, index) => {
    const post = site.posts.find(one => one.slug === slug)
    const path = ["posts", index]
    if (!post)
      return [
        fieldProblem(source, path, `${quote(slug)} is not the slug of a post${suggestion(slug, slugs)}`),
      ]
    return post.published
      ? []
      : [
          fieldProblem(
            source,
            path,
            `${quote(slug)} is not published: ${post.file.file} is a draft or dated later`,
          ),
        ]
  })
}

const uniqueKeys: [name: string, list: (data: unknown) => unknown[], path: string[], key: string][] = [
  ["case-studies.json", entriesOf, [], "slug"],
  ["brands.json", entriesOf, [], "slug"],
  ["about.json", data => entriesOf(at(data, "sections")), ["sections"], "id"],
]

/** Entries named twice in a list that must name each once; and the posts of amp.json. */
export const checkNamedEntries = (site: Site): Problem[] => [
  ...["retired.json", "amp.json"].flatMap(name => {
    const source = site.fileNamed(name)
    return source ? repeated(source, ["posts"], textsOf(at(source.data, "posts"))) : []
  }),
  ...uniqueKeys.flatMap(([name, list, path, key]) => {
    const source = site.fileNamed(name)
    const values = source ? list(source.data).map(entry => String(at(entry, key) ?? "")) : []
    return source ? repeated(source, path, values) : []
  }),
  ...ampProblems(site),
]
