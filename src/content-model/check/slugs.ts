import { addresses } from "../../shared/addresses"
import { legalPages } from "../read/file-kinds"
import type { MarkdownFile } from "../read/read-content"
import type { Problem } from "../report/problems"
import { slugExpected, slugForm } from "../types/parts"
import type { Site } from "./site-model"

/** First segments of what stands below a section beside its own pages: the listing's further pages, its not-found page. */
const takenBelow = (section: string): Set<string> =>
  new Set([
    "page",
    "404",
    ...Object.values(addresses)
      .filter(path => path.startsWith(`${section}/`))
      .map(path => path.slice(section.length + 1).split("/")[0] ?? ""),
  ])

const sections: Partial<Record<MarkdownFile["kind"], string>> = {
  posts: addresses.blog,
  resources: addresses.resources,
}

const formProblem = ({ file, slug }: MarkdownFile): Problem[] =>
  slugForm.test(slug)
    ? []
    : [{ file, field: "slug", message: `the name "${slug}" is not ${slugExpected}; rename it` }]

const collision = ({ file, kind, slug }: MarkdownFile): Problem[] => {
  const section = sections[kind]
  if (!section || !takenBelow(section).has(slug)) return []
  return [
    {
      file,
      field: "slug",
      message: `the slug "${slug}" belongs to another page below ${section}; choose another name`,
    },
  ]
}

const repeated = (files: readonly MarkdownFile[]): Problem[] => {
  const first = new Map<string, string>()
  return files.flatMap(({ file, kind, slug }) => {
    const key = `${kind}/${slug}`
    const other = first.get(key)
    if (!other) first.set(key, file)
    if (!other) return []
    return [
      { file, field: "slug", message: `the slug "${slug}" is taken by ${other}; rename one of the two` },
    ]
  })
}

const unknownLegalPages = ({ markdown }: Site): Problem[] =>
  markdown
    .filter(({ kind, slug }) => kind === "legal" && !legalPages.includes(slug))
    .map(({ file }) => ({
      file,
      message: `no page shows this text; expected one of: ${legalPages.join(", ")}`,
    }))

/**
 * Slugs of malformed names, of two files at once, or of another page (docs/behaviour.md, "Content: files";
 * addresses.ts).
 */
export const checkSlugs = (site: Site): Problem[] => [
  ...site.markdown.flatMap(file => [...formProblem(file), ...collision(file)]),
  ...repeated(site.markdown),
  ...unknownLegalPages(site),
]
