import { join, posix } from "node:path"
import type { Problem } from "../report/problems"
import type { Fielded } from "../report/schema-problems"
import type { MarkdownFolder } from "../types/content-types"
import { placeOf } from "./file-kinds"
import { parseFrontMatter } from "./front-matter"
import { mapJson } from "./json-lines"
import { filesBelow, readText } from "./read-files"

/** A markdown file of a known kind, with its front matter as the editor wrote it. */
export type MarkdownFile = Fielded & {
  kind: MarkdownFolder
  slug: string
  /** The folder that its relative paths start from, e.g. `content/posts/x`. */
  folder: string
  data: Record<string, unknown>
  body: string
  bodyLine: number
}

/** A JSON file of a known name: `site.json`, `charts/x.json`. */
export type JsonFile = Fielded & { name: string }

/** All that editors own, read and parsed; what could not be read stands in `problems` instead. */
export type Content = {
  markdown: MarkdownFile[]
  json: JsonFile[]
  /** Every file below `content/`, as `content/posts/x/cover.svg`. */
  contentFiles: ReadonlySet<string>
  /** Every file below `static/` by its address, as `/downloads/x.pdf`. */
  staticFiles: ReadonlySet<string>
  problems: Problem[]
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const readMarkdown = (
  file: string,
  kind: MarkdownFolder,
  slug: string,
  text: string,
): MarkdownFile | Problem => {
  const parsed = parseFrontMatter(text)
  if ("mistake" in parsed) return { file, ...parsed.mistake }
  const { data, body, bodyLine, lines } = parsed
  if (!isGroup(data))
    return { file, line: 2, message: "the front matter is not a list of fields of the form name: value" }
  const lineOf = ([name]: readonly PropertyKey[]) => lines.get(String(name))
  return { file, kind, slug, folder: posix.dirname(file), data, body, bodyLine, lineOf }
}

const readJson = (file: string, name: string, text: string): (JsonFile | Problem)[] => {
  const { error, repeated, lineOf } = mapJson(text)
  if (error) return [{ file, ...error, message: `the file is not valid JSON: ${error.message}` }]
  if (repeated.length === 0) return [{ file, name, data: JSON.parse(text), lineOf }]
  return repeated.map(({ key, line }) => ({
    file,
    line,
    field: key,
    message: `field "${key}" stands here a second time`,
  }))
}

/** What a file below `content/` says, or what keeps it from being read. */
const readFile = (root: string, path: string): (MarkdownFile | JsonFile | Problem)[] => {
  const file = `content/${path}`
  const place = placeOf(path)
  if (!place) return []
  if ("message" in place) return [{ file, message: place.message }]
  const read = readText(join(root, file))
  if ("line" in read)
    return [{ file, ...read, message: "the file is not UTF-8 text; save it with the encoding UTF-8" }]
  return "kind" in place
    ? [readMarkdown(file, place.kind, place.slug, read.text)]
    : readJson(file, place.name, read.text)
}

/**
 * Reads everything below `content/`, and the names of the files below `static/`.
 * @param root the project folder
 * @returns the files that could be parsed, and a problem for each that could not or that the site does not know
 */
export const readContent = (root: string): Content => {
  const paths = filesBelow(join(root, "content"))
  const found = paths.flatMap(path => readFile(root, path))
  return {
    markdown: found.filter((one): one is MarkdownFile => "kind" in one),
    json: found.filter((one): one is JsonFile => "name" in one),
    contentFiles: new Set(paths.map(path => `content/${path}`)),
    staticFiles: new Set(filesBelow(join(root, "static")).map(path => `/${path}`)),
    problems: found.filter((one): one is Problem => "message" in one),
  }
}
