import { join, posix } from "node:path"
import { VFile } from "vfile"
import { location } from "vfile-location"
import type { VFileMessage } from "vfile-message"
import { filesBelow, readText } from "../../read-files"
import { addError, type Source, suggestion } from "../report/problems"
import {
  isMarkdownFolder,
  jsonFolders,
  jsonTypeOf,
  knownJson,
  type MarkdownFolder,
  markdownTypes,
} from "../types/all-types"
import { slugOf } from "../types/slug"
import { entriesOf, stringOf, valueAt } from "../types/values"
import { readFrontMatter, type TextSource } from "./front-matter"
import { readJson } from "./parse"

export type MarkdownFile = TextSource & { kind: MarkdownFolder; slug: string; folder: string }

// Its name is its path below `content/`.
export type JsonFile = Source & { name: string }

const optionalJson = ["amp.json", "authors.json", "ledger.json", "sample.json", "audit.json", "diagrams.json"]
export const requiredJson = knownJson.filter(name => !optionalJson.includes(name))

/** To which the forms and the footer lead. */
export const requiredLegalPages = ["privacy", "terms"]

const misplacedFileProblem = (path: string, files: ReadonlySet<string>): string | undefined => {
  const [folder = "", ...inner] = path.replace(/\/index\.md$/, "").split("/")
  if (path.endsWith(".json")) {
    const known = [...knownJson, ...Object.keys(jsonFolders).map(name => `${name}/<slug>.json`)]
    return jsonTypeOf(path) ? undefined : `the site does not use this file${suggestion(path, known)}`
  }
  if (/(?:^|\/)_index\.md$/.test(path)) return "this site makes its lists itself; remove the file"
  if (!isMarkdownFolder(folder))
    return `no page shows texts in this folder${suggestion(folder, Object.keys(markdownTypes))}`
  if (inner.length === 0) return `the file is in the wrong place; expected content/${folder}/<slug>/index.md`
  const above = inner.slice(1).map((_, depth) => [folder, ...inner.slice(0, depth + 1)].join("/"))
  const owner = above.map(outer => `${outer}/index.md`).find(file => files.has(file) && file !== path)
  return (
    owner && `the file is in the folder of content/${owner}; move it, or rename it to end in something else`
  )
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

const within = (folder: string, paths: readonly string[]) => paths.map(path => `${folder}/${path}`)

const order = ({ line = 0, column = 0 }: VFileMessage) => line * 1e6 + column

/** The names in categories.json. */
export const categoryNames = (categories: unknown): string[] =>
  entriesOf(categories).map(entry => stringOf(valueAt(entry, "name")))

/** Reads everything below `content/`, and the names of the files below `static/`. */
export const readContent = (root: string) => {
  const vfiles = new Map<string, VFile>()
  const vfileOf = (path: string): VFile => {
    const vfile = vfiles.get(path) ?? new VFile({ path })
    vfiles.set(path, vfile)
    return vfile
  }
  const [content, statics] = [filesBelow(join(root, "content")), filesBelow(join(root, "static"))]
  const markdown: MarkdownFile[] = []
  const json: JsonFile[] = []
  const files = new Set(content.files)
  const read = (ending: string, add: (name: string, vfile: VFile) => void): void => {
    for (const name of content.files) {
      if (!name.endsWith(ending) || name === "README.md") continue
      const vfile = vfileOf(`content/${name}`)
      const reason = misplacedFileProblem(name, files)
      const found = reason ? { problem: reason } : readText(join(root, vfile.path))
      if ("problem" in found) addError(vfile, found.problem)
      else if (isReadable(vfile, found.text)) {
        vfile.value = found.text
        add(name, vfile)
      }
    }
  }
  read(".json", (name, vfile) => {
    const source = readJson(vfile)
    if (source) json.push({ ...source, name })
  })
  const dataOf = (file: string) => json.find(({ name }) => name === file)?.data
  /** What front matter may refer to. */
  const known = {
    categories: categoryNames(dataOf("categories.json")),
    authors: entriesOf(dataOf("authors.json")).map(entry => ({
      slug: stringOf(valueAt(entry, "slug")),
      name: stringOf(valueAt(entry, "name")),
    })),
  }
  read(".md", (name, vfile) => {
    vfile.value = String(vfile.value)
      .replace(/^\uFEFF/, "")
      .normalize()
    const kind = name.split("/")[0] as MarkdownFolder
    const source = readFrontMatter(vfile, markdownTypes[kind], known.categories)
    if (source) markdown.push({ ...source, kind, slug: slugOf(name), folder: posix.dirname(vfile.path) })
  })
  return {
    root,
    markdown,
    json,
    known,
    /** Every file below `content/`: `content/posts/x/cover.svg`. */
    contentFiles: new Set(within("content", content.files)),
    /** Every file below `static/` by its address: `/downloads/x.pdf`. */
    staticFiles: new Set(statics.files.map(path => `/${path}`)),
    /** `static/list.pdf` */
    symlinks: [...within("content", content.symlinks), ...within("static", statics.symlinks)],
    vfileOf,
    problems: () =>
      [...vfiles.values()]
        .sort((a, b) => a.path.localeCompare(b.path))
        .flatMap(({ messages }) => messages.sort((a, b) => order(a) - order(b))),
  }
}

export type Content = ReturnType<typeof readContent>
