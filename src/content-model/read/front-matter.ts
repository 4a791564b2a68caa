import type { VFile } from "vfile"
import { location } from "vfile-location"
import { type Document, isNode, isScalar, type Node, parseDocument, visit } from "yaml"
import { addError, type Path, type Source } from "../report/problems"

/** Where two versions of a file were left next to each other by a merge (git-merge, "How conflicts are presented"). */
export const mergeMark = /^(<{7}|>{7})(?= |$)/m

/** What is said of it. */
export const mergeMessage = "a merge has left two versions here; choose one and remove the marks"

/** What the YAML parser says, in an editor's words. */
const reasons: [message: RegExp, why: string][] = [
  [/Nested mappings/, "text with a colon in it must be in quotes"],
  [/Unexpected scalar at node end/, "text that has this kind of quotes in it needs the other kind around it"],
  [/Implicit keys/, "expected a field of the form name: value, with a space after the colon"],
]

/** The fields that are shown as they are typed. */
const plainFields = /^(title|excerpt|description)$/

const parse = (yaml: string) => parseDocument(yaml, { prettyErrors: false })

/** Where the value at a path begins, or where there is none, the nearest value around it. */
const offsetIn = (document: Document, path: Path): number => {
  const node = document.getIn(path, true)
  if (isNode(node) && node.range) return node.range[0]
  return path.length > 0 ? offsetIn(document, path.slice(0, -1)) : 0
}

type Frame = { start: number; end: number; body: number }

/** Finds the lines between two `---` at the beginning of a text. @returns what is wrong where they are not there */
const frameOf = (text: string): Frame | { fault: string; offset: number } => {
  const start = /^---[ \t]*\r?\n/.exec(text)?.[0].length
  if (!start)
    return { fault: "the file does not begin with front matter; expected a first line ---", offset: 0 }
  const closing = /^---.*(?:\r?\n|$)/m.exec(text.slice(start))
  if (!closing) return { fault: "the front matter is not closed; expected a second line ---", offset: 0 }
  const end = start + closing.index
  return closing[0].trim() === "---"
    ? { start, end, body: end + closing[0].length }
    : { fault: "the front matter does not end in a line of three hyphens alone", offset: end }
}

/**
 * Reads the front matter of a markdown file with one parser for values and places: YAML's core schema, in which a date is
 * text.
 * @returns nothing where the file has an error that keeps it from being read
 */
export const readFrontMatter = (
  vfile: VFile,
): (Source & { data: Record<string, unknown>; bodyStart: number }) | undefined => {
  const text = String(vfile.value)
  const places = location(vfile)
  const fail = (reason: string, offset = 0): undefined => {
    addError(vfile, reason, places.toPoint(offset))
  }
  const frame = frameOf(text)
  if ("fault" in frame) return fail(frame.fault, frame.offset)
  const { start, end, body: bodyStart } = frame
  const yaml = text.slice(start, end)
  const mark = mergeMark.exec(yaml)
  if (mark) return fail(mergeMessage, start + mark.index)
  const document = parse(yaml)
  const [error] = [...document.errors, ...document.warnings]
  if (error) {
    // A closing line was forgotten, and a rule of the body taken for it.
    const prose = /\n\s*\n(?=[^\s#-])(?![\w-]+:)/.exec(yaml)
    if (prose)
      return fail("the front matter is not closed; expected a line --- above", start + prose.index + 1)
    const why = reasons.find(([message]) => message.test(error.message))?.[1] ?? error.message
    return fail(`the front matter is not valid YAML: ${why}`, start + error.pos[0])
  }
  const offsetOf = (node: Node) => start + (node.range?.[0] ?? 0)
  visit(document, {
    Alias: (_key, node) => {
      fail("text that begins with * must be in quotes", offsetOf(node))
      return visit.BREAK
    },
    Pair: (_key, { key, value }) => {
      const name = isScalar(key) ? String(key.value) : ""
      if (!isScalar(value)) return
      if (value.comment && plainFields.test(name))
        fail(`${name} ends before "#${value.comment}", a YAML comment; put all in quotes`, offsetOf(value))
    },
  })
  if (vfile.messages.length > 0) return undefined
  const data: unknown = document.toJS()
  if (typeof data !== "object" || data === null || Array.isArray(data))
    return fail("the front matter is not a list of fields of the form name: value", start)
  return {
    file: vfile.path,
    vfile,
    data: data as Record<string, unknown>,
    bodyStart,
    wrongFields: new Set(),
    // Parsed again for an error only: thousands of documents need too much memory.
    placeOf: path => places.toPoint(start + offsetIn(parse(yaml), path)),
  }
}
