import { suggestion } from "../report/nearest"
import {
  isChart,
  isMarkdownFolder,
  knownJson,
  type MarkdownFolder,
  markdownTypes,
  slugOf,
} from "../types/content-types"

/** What a file below `content/` is by its place: markdown of a kind, a JSON file, or a mistake. */
export type Place = { kind: MarkdownFolder; slug: string } | { name: string } | { message: string }

/** The JSON files that the site cannot do without; `amp.json` and charts come as they are needed. */
export const requiredJson = knownJson.filter(name => name !== "amp.json")

/** The legal pages that the site shows. */
export const legalPages = ["privacy", "terms"]

const folders = Object.keys(markdownTypes)

const markdownPlace = (path: string): Place => {
  const [folder = "", ...rest] = path.split("/")
  if (!isMarkdownFolder(folder)) {
    return { message: `nothing shows a text in this place${suggestion(folder, folders)}` }
  }
  const [name = "", inner] = rest
  const isPlain = rest.length === 1 && name !== "index.md"
  if (isPlain || (rest.length === 2 && inner === "index.md")) return { kind: folder, slug: slugOf(path) }
  return { message: `a text stands at content/${folder}/<slug>.md or content/${folder}/<slug>/index.md` }
}

/**
 * Tells what a file is from its path below `content/`.
 * @returns undefined for files that others refer to, such as images
 */
export const placeOf = (path: string): Place | undefined => {
  if (path === "README.md") return undefined
  if (/\.md$/.test(path)) return markdownPlace(path)
  if (/\.(mdx?|markdown|txt)$/i.test(path) && isMarkdownFolder(path.split("/")[0] ?? "")) {
    return { message: "only files whose name ends in .md are shown; rename it" }
  }
  if (!/\.json$/i.test(path)) return undefined
  if (knownJson.includes(path) || isChart(path)) return { name: path }
  return {
    message: `the site knows no such file${suggestion(path, knownJson) || "; charts stand in content/charts"}`,
  }
}
