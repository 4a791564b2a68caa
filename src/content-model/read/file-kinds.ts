import { nearest, suggestion } from "../report/nearest"
import {
  isMarkdownFolder,
  jsonFolders,
  jsonTypeOf,
  knownJson,
  type MarkdownFolder,
  markdownTypes,
  slugOf,
} from "../types/content-types"

/** What a file below `content/` is by its place: markdown of a kind, a JSON file, or a mistake. */
export type Place = { kind: MarkdownFolder; slug: string } | { name: string } | { message: string }

/** The JSON files that the site cannot do without; `amp.json`, `authors.json` charts and cases come as they are needed. */
export const requiredJson = knownJson.filter(
  name => !["amp.json", "authors.json", "ledger.json"].includes(name),
)

/** The legal pages that the site shows. */
export const legalPages = ["privacy", "terms"]

const folders = Object.keys(markdownTypes)
const inFolders = Object.keys(jsonFolders).map(folder => `${folder}/<slug>.json`)

const markdownPlace = (path: string): Place => {
  const [folder = "", ...rest] = path.split("/")
  if (!isMarkdownFolder(folder)) {
    return { message: `nothing shows a text in this place${suggestion(folder, folders)}` }
  }
  const [name = "", inner] = rest
  const isPlain = rest.length === 1 && name !== "index.md"
  if (isPlain || (rest.length === 2 && inner === "index.md")) return { kind: folder, slug: slugOf(path) }
  return {
    message: `no text is looked for here; expected content/${folder}/<slug>.md or content/${folder}/<slug>/index.md`,
  }
}

/**
 * Tells what a file is from its path below `content/`.
 * @returns undefined for files that others refer to, such as images
 */
export const placeOf = (path: string): Place | undefined => {
  if (path === "README.md") return undefined
  if (/\.md$/.test(path)) return markdownPlace(path)
  if (!/\.json$/i.test(path)) return undefined
  if (jsonTypeOf(path)) return { name: path }
  const near = nearest(path, knownJson)
  return {
    message: `the site knows no such file${near ? `; did you mean "${near}"?` : `; expected one such as ${["site.json", ...inFolders].join(", ")}`}`,
  }
}

/**
 * What is wrong with a file that no page shows by itself, though an editor may think so: an article in a word processor's
 * format, or under another ending.
 * @returns undefined for markdown, and for what texts refer to
 */
export const strayProblem = (path: string): string | undefined => {
  if (!isMarkdownFolder(path.split("/")[0] ?? "")) return undefined
  if (/\.(mdx?|markdown|txt)$/i.test(path) && !path.endsWith(".md"))
    return "only files whose name ends in .md are shown; rename it"
  return /\.(docx?|odt|rtf|html?|pages)$|(^|\/)[^./]+$/i.test(path)
    ? "no page shows such a file; write its text into a file whose name ends in .md"
    : undefined
}
