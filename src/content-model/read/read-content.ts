import { join, posix } from "node:path"
import { VFile } from "vfile"
import { location } from "vfile-location"
import type { VFileMessage } from "vfile-message"
import { suggestion } from "../report/nearest"
import { addError, addWarning, type Source } from "../report/problems"
import {
  isMarkdownFolder,
  jsonFolders,
  jsonTypeOf,
  knownJson,
  type MarkdownFolder,
  markdownTypes,
  slugOf,
} from "../types/content-types"
import { readFrontMatter } from "./front-matter"
import { readJson } from "./json"
import { filesBelow, readText } from "./read-files"

/** A markdown file of a known kind, with its front matter as the editor wrote it. */
export type MarkdownFile = Source & {
  kind: MarkdownFolder
  slug: string
  /** The folder that its relative paths start from, e.g. `content/posts/x`. */
  folder: string
  data: Record<string, unknown>
  /** Where the body begins in the file's text. */
  bodyStart: number
}

/** A JSON file of a known name: `site.json`, `charts/x.json`. */
export type JsonFile = Source & { name: string }

/** The JSON files that the site cannot do without. */
export const requiredJson = knownJson.filter(
  name => !["amp.json", "authors.json", "ledger.json"].includes(name),
)

/** The legal pages that the site shows. */
export const legalPages = ["privacy", "terms"]

/** Why the site does not show a markdown or JSON file, by its path below `content/`; undefined where it does. */
const misplaced = (path: string): string | undefined => {
  const [folder = "", name, inner, ...deeper] = path.split("/")
  if (path.endsWith(".json")) {
    const known = [...knownJson, ...Object.keys(jsonFolders).map(one => `${one}/<slug>.json`)]
    return jsonTypeOf(path) ? undefined : `the site knows no such file${suggestion(path, known)}`
  }
  if (!isMarkdownFolder(folder))
    return `nothing shows a text in this place${suggestion(folder, Object.keys(markdownTypes))}`
  const isRight = inner === undefined ? name !== "index.md" : inner === "index.md" && deeper.length === 0
  if (!isRight)
    return `no text is looked for here; expected content/${folder}/<slug>.md or content/${folder}/<slug>/index.md`
  return folder === "legal" && !legalPages.includes(slugOf(path))
    ? `no page shows this text; expected one of: ${legalPages.join(", ")}`
    : undefined
}

// Neither XML 1.0 ("Characters") nor HTML has them: with one in it a feed is not well-formed.
const control = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu
// A page carries its text twice, in its document and in its data, and a feed thirty of them.
const mostCharacters = 1_000_000
const manyCharacters = 200_000

const isSound = (vfile: VFile, text: string): boolean => {
  const size = `the file has ${(text.length / 1e6).toFixed(1)} MB`
  if (text.length > mostCharacters)
    addError(vfile, `${size}; expected at most 1.0 MB, so that its page can be loaded`)
  else if (text.length > manyCharacters)
    addWarning(vfile, `${size}, which makes a slow page; expected less than 0.2 MB`)
  const places = location(text)
  for (const { 0: found, index } of text.matchAll(control)) {
    const code = `U+${found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`
    addError(vfile, `the control character ${code} breaks the feeds; remove it`, places.toPoint(index))
  }
  return vfile.messages.every(({ fatal }) => !fatal)
}

const placeOf = ({ line = 0, column = 0 }: VFileMessage) => line * 1e6 + column

/**
 * Reads everything below `content/`, and the names of the files below `static/`.
 * @param root the project folder
 */
export const readContent = (root: string) => {
  const vfiles = new Map<string, VFile>()
  const vfileOf = (path: string): VFile => {
    const vfile = vfiles.get(path) ?? new VFile({ path })
    vfiles.set(path, vfile)
    return vfile
  }
  const [content, statics] = [filesBelow(join(root, "content")), filesBelow(join(root, "static"))]
  for (const [path, fault] of content.faults) addError(vfileOf(`content/${path}`), fault)
  for (const [path, fault] of statics.faults) addError(vfileOf(`static/${path}`), fault)
  const markdown: MarkdownFile[] = []
  const json: JsonFile[] = []
  for (const name of content.files) {
    if (!/\.(md|json)$/.test(name) || name === "README.md") continue
    const vfile = vfileOf(`content/${name}`)
    const reason = misplaced(name)
    const read = reason ? { fault: reason } : readText(join(root, vfile.path))
    if ("fault" in read) {
      addError(vfile, read.fault)
      continue
    }
    vfile.value = read.text
    if (!isSound(vfile, read.text)) continue
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
    /** Every file below `content/`, as `content/posts/x/cover.svg`. */
    contentFiles: new Set(content.files.map(path => `content/${path}`)),
    /** Every file below `static/` by its address, as `/downloads/x.pdf`. */
    staticFiles: new Set(statics.files.map(path => `/${path}`)),
    /** The file of a path, to which problems are added. */
    vfileOf,
    /** All problems found so far, by file and line. */
    problems: () =>
      [...vfiles.values()]
        .sort((one, other) => one.path.localeCompare(other.path))
        .flatMap(({ messages }) => messages.sort((one, other) => placeOf(one) - placeOf(other))),
  }
}

/** All that editors own, read and parsed. */
export type Content = ReturnType<typeof readContent>
