import { join, posix } from "node:path"
import { VFile } from "vfile"
import { location } from "vfile-location"
import type { VFileMessage } from "vfile-message"
import { suggestion } from "../report/nearest-word"
import { addError, type Source } from "../report/problems"
import {
  isMarkdownFolder,
  jsonFolders,
  jsonTypeOf,
  knownJson,
  type MarkdownFolder,
  markdownTypes,
} from "../types/all-types"
import { slugOf } from "../types/slug"
import { readFrontMatter, readJson } from "./parse"
import { filesBelow, readText } from "./read-files"

export type MarkdownFile = Source & {
  kind: MarkdownFolder
  slug: string
  folder: string
  data: Record<string, unknown>
  bodyStart: number
}

// Its name is its path below `content/`.
export type JsonFile = Source & { name: string }

const optionalJson = ["amp.json", "authors.json", "ledger.json", "sample.json", "audit.json"]
export const requiredJson = knownJson.filter(name => !optionalJson.includes(name))

/** To which the forms and the footer lead. */
export const requiredLegalPages = ["privacy", "terms"]

const misplacedFileProblem = (path: string): string | undefined => {
  const [folder = "", name, inner, ...deeper] = path.split("/")
  if (path.endsWith(".json")) {
    const known = [...knownJson, ...Object.keys(jsonFolders).map(name => `${name}/<slug>.json`)]
    return jsonTypeOf(path) ? undefined : `the site does not use this file${suggestion(path, known)}`
  }
  if (!isMarkdownFolder(folder))
    return `no page shows texts in this folder${suggestion(folder, Object.keys(markdownTypes))}`
  const isRight = inner === undefined ? name !== "index.md" : inner === "index.md" && deeper.length === 0
  return isRight
    ? undefined
    : `the file is in the wrong place; expected content/${folder}/<slug>.md or content/${folder}/<slug>/index.md`
}

// XML 1.0 ("Characters") and HTML forbid them.
const controlCharacters = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu

/** These, and others that no reader sees, such as a zero-width space. */
export const invisibleCharacters = new RegExp(
  `${controlCharacters.source}|[\\u00ad\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff]`,
  "u",
)

/** `U+200B` */
export const codePointOf = (character: string): string =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`

const isReadable = (vfile: VFile, text: string): boolean => {
  // A page contains its text twice, in its document and in its data, and a feed contains thirty.
  if (text.length > 1_000_000)
    addError(vfile, `the file is ${(text.length / 1e6).toFixed(1)} MB; expected at most 1 MB`)
  const places = location(text)
  for (const { 0: found, index } of text.matchAll(controlCharacters)) {
    const reason = `the control character ${codePointOf(found)} breaks the feeds; remove it`
    addError(vfile, reason, places.toPoint(index))
  }
  return vfile.messages.every(({ fatal }) => !fatal)
}

const order = ({ line = 0, column = 0 }: VFileMessage) => line * 1e6 + column

/** Reads everything below `content/`, and the names of the files below `static/`. */
export const readContent = (root: string) => {
  const vfiles = new Map<string, VFile>()
  const vfileOf = (path: string): VFile => {
    const vfile = vfiles.get(path) ?? new VFile({ path })
    vfiles.set(path, vfile)
    return vfile
  }
  const [content, statics] = [filesBelow(join(root, "content")), filesBelow(join(root, "static"))]
  for (const [path, problem] of content.problems) addError(vfileOf(`content/${path}`), problem)
  for (const [path, problem] of statics.problems) addError(vfileOf(`static/${path}`), problem)
  const markdown: MarkdownFile[] = []
  const json: JsonFile[] = []
  for (const name of content.files) {
    if (!/\.(md|json)$/.test(name) || name === "README.md") continue
    const vfile = vfileOf(`content/${name}`)
    const reason = misplacedFileProblem(name)
    const read = reason ? { problem: reason } : readText(join(root, vfile.path))
    if ("problem" in read) {
      addError(vfile, read.problem)
      continue
    }
    if (!isReadable(vfile, read.text)) continue
    vfile.value = read.text
    if (name.endsWith(".json")) {
      const source = readJson(vfile)
      if (source) json.push({ ...source, name })
      continue
    }
    vfile.value = read.text.replace(/^\uFEFF/, "")
    const kind = name.split("/")[0] as MarkdownFolder
    const source = readFrontMatter(vfile)
    if (source) markdown.push({ ...source, kind, slug: slugOf(name), folder: posix.dirname(vfile.path) })
  }
  return {
    root,
    markdown,
    json,
    /** Every file below `content/`: `content/posts/x/cover.svg`. */
    contentFiles: new Set(content.files.map(path => `content/${path}`)),
    /** Every file below `static/` by its address: `/downloads/x.pdf`. */
    staticFiles: new Set(statics.files.map(path => `/${path}`)),
    vfileOf,
    problems: () =>
      [...vfiles.values()]
        .sort((a, b) => a.path.localeCompare(b.path))
        .flatMap(({ messages }) => messages.sort((a, b) => order(a) - order(b))),
  }
}

export type Content = ReturnType<typeof readContent>
