import { join, posix } from "node:path"
import type { Problem } from "../report/problems"
import type { Fielded } from "../report/schema-problems"
import type { MarkdownFolder } from "../types/content-types"
import { controlCharacters, mergeMark } from "./characters"
import { placeOf } from "./file-kinds"
import { parseFrontMatter } from "./front-matter"
import { mapJson } from "./json-places"
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
  /** The whole file. */
  text: string
}

/** A JSON file of a known name: `site.json`, `charts/x.json`. */
export type JsonFile = Fielded & { name: string }

/** All that editors own, read and parsed; what could not be read stands in `problems` instead. */
export type Content = {
  /** The project folder. */
  root: string
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
  { kind, slug }: { kind: MarkdownFolder; slug: string },
  text: string,
): MarkdownFile | Problem => {
  const parsed = parseFrontMatter(text)
  if ("mistake" in parsed) return { file, ...parsed.mistake }
  const { data, body, bodyLine, places } = parsed
  if (!isGroup(data))
    return {
      file,
      line: 2,
      column: 1,
      message: "the front matter is not a list of fields of the form name: value",
    }
  const placeOf = ([name]: readonly PropertyKey[]) => places.get(String(name))
  return { file, kind, slug, folder: posix.dirname(file), data, body, bodyLine, text, placeOf }
}

const readJson = (file: string, name: string, text: string): (JsonFile | Problem)[] => {
  if (text.startsWith("\uFEFF"))
    return [
      {
        file,
        line: 1,
        column: 1,
        message: "the file begins with a byte order mark, which no reader of JSON knows; save it without BOM",
      },
    ]
  const mark = mergeMark.exec(text)
  if (mark) {
    const line = text.slice(0, mark.index).split("\n").length
    const message = "a merge has left two versions here; choose one and remove the marks"
    return [{ file, line, column: 1, message }]
  }
  const { error, repeated, placeOf } = mapJson(text)
  if (error) return [{ file, ...error, message: `the file is not valid JSON: ${error.message}` }]
  if (repeated.length === 0) return [{ file, name, data: JSON.parse(text), placeOf }]
  return repeated.map(({ key, ...place }) => ({
    file,
    ...place,
    field: key,
    message: `field "${key}" stands here a second time; remove one`,
  }))
}

// A page carries its text twice, in its document and in its data, and a feed thirty of them.
const mostCharacters = 1_000_000
const manyCharacters = 200_000

const sizeProblems = (file: string, { length }: string): Problem[] => {
  const megabytes = `${(length / 1e6).toFixed(1)} MB`
  if (length > mostCharacters)
    return [
      { file, message: `the file has ${megabytes}; expected at most 1.0 MB, so that its page can be loaded` },
    ]
  if (length <= manyCharacters) return []
  const message = `the file has ${megabytes}, which makes a slow page; expected less than 0.2 MB`
  return [{ file, severity: "warning", message }]
}

/** What a file below `content/` says, or what keeps it from being read. */
const readFile = (root: string, path: string): (MarkdownFile | JsonFile | Problem)[] => {
  const file = `content/${path}`
  const place = placeOf(path)
  if (!place) return []
  if ("message" in place) return [{ file, message: place.message }]
  const read = readText(join(root, file))
  if ("message" in read) return [{ file, ...read }]
  const { text } = read
  const unshown = controlCharacters(file, text)
  if (unshown.length > 0) return unshown
  const size = sizeProblems(file, text)
  if (size.some(({ severity }) => severity !== "warning")) return size
  return [
    ...size,
    ...("kind" in place ? [readMarkdown(file, place, text)] : readJson(file, place.name, text)),
  ]
}

/**
 * Reads everything below `content/`, and the names of the files below `static/`.
 * @param root the project folder
 * @returns the files that could be parsed, and a problem for each that could not or that the site does not know
 */
export const readContent = (root: string): Content => {
  const content = filesBelow(join(root, "content"), "content")
  const statics = filesBelow(join(root, "static"), "static")
  const found = content.files.flatMap(path => readFile(root, path))
  return {
    root,
    markdown: found.filter((one): one is MarkdownFile => "kind" in one),
    json: found.filter((one): one is JsonFile => "name" in one),
    contentFiles: new Set(content.files.map(path => `content/${path}`)),
    staticFiles: new Set(statics.files.map(path => `/${path}`)),
    problems: [
      ...content.problems,
      ...statics.problems,
      ...found.filter((one): one is Problem => "message" in one),
    ],
  }
}
