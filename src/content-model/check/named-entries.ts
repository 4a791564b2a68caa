import { suggestion } from "../report/nearest"
import { asWarning, type Problem } from "../report/problems"
import { fieldProblem, quote } from "../report/schema-problems"
import { at, entriesOf, type Site, textsOf } from "./site-model"

/** The lists that must name each entry once: where in a file, and the key of its entries; without one they are texts. */
const lists: [file: string, path: string[], key?: string][] = [
  ["retired.json", ["posts"]],
  ["amp.json", ["posts"]],
  ["brands.json", [], "slug"],
  ["ledger.json", [], "estimate"],
  ["about.json", ["sections"], "id"],
  ["authors.json", [], "slug"],
]

const repeatedEntries = (site: Site): Problem[] =>
  lists.flatMap(([file, path, key]) => {
    const source = site.fileNamed(file)
    if (!source) return []
    const values = entriesOf(at(source.data, ...path)).map(entry =>
      String((key ? at(entry, key) : entry) ?? ""),
    )
    return values.flatMap((value, index) =>
      value !== "" && values.indexOf(value) < index
        ? [fieldProblem(source, [...path, index], `${quote(value)} stands here twice; remove one`)]
        : [],
    )
  })

/** The posts that the AMP blog shows are published ones (docs/behaviour.md, "AMP: contents"). */
const ampProblems = (site: Site): Problem[] => {
  const source = site.fileNamed("amp.json")
  if (!source) return []
  const slugs = site.posts.map(({ slug }) => slug)
  return textsOf(at(source.data, "posts")).flatMap((slug, index) => {
    const post = site.posts.find(one => one.slug === slug)
    if (post?.published) return []
    const wrong = post
      ? `is not published: ${post.file.file} is a draft or dated later`
      : `is not the slug of a post${suggestion(slug, slugs)}`
    return [fieldProblem(source, ["posts", index], `${quote(slug)} ${wrong}`)]
  })
}

/** Retired slugs of articles that are gone altogether, or misspelt: their addresses are simply unknown. */
const retiredHints = (site: Site): Problem[] => {
  const source = site.fileNamed("retired.json")
  if (!source) return []
  const slugs = site.posts.map(({ slug }) => slug)
  return textsOf(at(source.data, "posts")).flatMap((slug, index) =>
    slugs.includes(slug)
      ? []
      : [
          asWarning(
            fieldProblem(
              source,
              ["posts", index],
              `${quote(slug)} is the slug of no article, so that its address has no notice${suggestion(slug, slugs)}`,
            ),
          ),
        ],
  )
}

/** Entries named twice in a list that must name each once; and the posts of amp.json. */
export const checkNamedEntries = (site: Site): Problem[] => [
  ...repeatedEntries(site),
  ...ampProblems(site),
  ...retiredHints(site),
]
