import type { VFile } from "vfile"
import { location } from "vfile-location"
import { type Document, isNode, isScalar, type Node, parse, parseDocument, visit, type YAMLError } from "yaml"
import type { Path, Source } from "../report/problems"
import type { ContentType, Values } from "../types/content-type"
import { type FrontMatter, normalise } from "./normalise"
import { conflictMarker, conflictMessage, reporter } from "./parse"

/** A text whose front matter is read as this site's fields; `written` is as it stands in the file. */
export type TextSource = Source & FrontMatter & { written: Values; block: Block; bodyStart: number }

const yamlAdvice: [messageAndLine: RegExp, advice: string][] = [
  [/^Missing closing/, "the quotation mark is not closed"],
  [/\n(?:[^:]*:|\s*-)\s+[@%`!*]/, "text that begins with @, %, `, ! or * must be in quotes"],
  [/\n.*[[,]\s*#/, "text that begins with # must be in quotes"],
  [/node end\n[^:]*:\s*[{[]/, "text that begins with { or [ must be in quotes"],
  [/Nested mappings/, "text with a colon must be in quotes"],
  [/Unexpected scalar at node end/, "text that contains this kind of quotes must be in the other kind"],
  [/^Tabs are not allowed/, "Tabs are not allowed as indentation; write spaces instead"],
  [/Implicit keys/, "expected a field of the form name: value, with a space after the colon"],
]

const unclosedQuote = /(?<=[:,[-]\s*)(["'])(?:(?!\1).)*$/m

const lineAt = (text: string, offset: number): string =>
  text.slice(text.lastIndexOf("\n", offset - 1) + 1).replace(/\r?\n[\s\S]*/, "")

/** The end of a message: the line to paste, whose value is in quotes. */
const quotedLine = (line: string): string => {
  const [, start, value = ""] = /^([\w-]+:\s+)(.+)$/.exec(line.trim()) ?? []
  if (!start) return ""
  const inner = /^(["']).*\1$/.test(value) ? value.slice(1, -1) : value
  const listed =
    /^\[.*\]$/.test(value) && value.replace(/(?<=[[,]\s*)#[^,\]]+/g, tag => JSON.stringify(tag.trim()))
  return `; write ${start}${listed || JSON.stringify(inner)}`
}

/** The field in question is on the line of the error, or the last one above it. */
const yamlProblem = (yaml: string, { message, pos }: YAMLError): [reason: string, offset: number] => {
  // The parser reads text with an unclosed quotation mark to its end.
  const quote = /^Missing closing/.test(message) ? unclosedQuote.exec(yaml) : null
  const offset = quote?.index ?? pos[0]
  const lines = yaml.slice(0, offset) + yaml.slice(offset).replace(/\n[\s\S]*/, "")
  const [, field] = [...lines.matchAll(/^[ \t-]*([A-Za-z]\w*):/gm)].at(-1) ?? []
  const line = lineAt(yaml, offset)
  const advice = yamlAdvice.find(([error]) => error.test(`${message}\n${line}`))?.[1] ?? message
  const paste = / quotes$/.test(advice) ? quotedLine(line) : ""
  return [`the front matter is not valid YAML${field ? ` in ${field}` : ""}: ${advice}${paste}`, offset]
}

/** Front matter as the check reads it, in YAML's core schema, in which dates are text. @throws if it is not valid */
export const parseYaml = (yaml: string): Values => {
  const data: unknown = parse(yaml)
  return typeof data === "object" && data !== null ? { ...data } : {}
}

/** Hugo and Zola have front matter in TOML or JSON too, between marks of its own. */
const foreignFrontMatter = /^(?:(\+\+\+|---[ \t]*toml)|---[ \t]*json|\{\s*["}])/

/** Where the YAML is in a text; `closing` is the line below it. */
type Block = { start: number; end: number; closing: string }

/** @returns undefined without front matter; the end is -1 if it is not closed */
const findBlock = (text: string): Block | undefined => {
  const [opening = ""] = /^---[ \t]*(?:yaml)?[ \t]*\r?\n/.exec(text) ?? []
  if (!opening) return undefined
  const closing = /^---.*(?:\r?\n|$)/m.exec(text.slice(opening.length))
  const end = closing ? opening.length + closing.index : -1
  return { start: opening.length, end, closing: closing?.[0] ?? "" }
}

const offsetIn = (document: Document, path: Path): number => {
  const node = document.getIn(path, true)
  if (isNode(node) && node.range) return node.range[0]
  return path.length > 0 ? offsetIn(document, path.slice(0, -1)) : 0
}

type Fail = (reason: string, offset: number) => undefined
type Parsed = { written: unknown; offsetOf: (path: Path) => number }

const readYaml = (yaml: string, fail: Fail): Parsed | undefined => {
  const document = parseDocument(yaml, { prettyErrors: false })
  const [error] = [...document.errors, ...document.warnings]
  if (error) {
    // The closing line is missing, and a thematic break was taken for it.
    const prose = /\n\s*\n(?=[^\s#-])(?![\w-]+:)/.exec(yaml)
    if (prose) return fail("the front matter is not closed; expected a line --- above", prose.index + 1)
    return fail(...yamlProblem(yaml, error))
  }
  let isValid = true
  const needsQuotes = (reason: string, node: Node) => {
    const [offset = 0] = node.range ?? []
    fail(reason + quotedLine(lineAt(yaml, offset)), offset)
    isValid = false
  }
  visit(document, {
    Alias: (_key, node) => {
      needsQuotes("text that begins with * must be in quotes", node)
      return visit.BREAK
    },
    Pair: (_key, { key, value }) => {
      const name = isScalar(key) ? String(key.value) : ""
      if (!isScalar(value)) return
      if (value.anchor) needsQuotes("text that begins with & must be in quotes", value)
      // Behind a closing quote, a date or a few words, a comment is meant as one.
      if (!value.comment || value.type !== "PLAIN") return
      const isSentence = /^\D\S*(?:\s+\S+){3}/.test(String(value.value))
      if (isSentence || /^(title|excerpt|description|summary)$/.test(name))
        needsQuotes(`${name} ends before "#${value.comment}", a YAML comment; put it all in quotes`, value)
    },
  })
  return isValid ? { written: document.toJS(), offsetOf: path => offsetIn(document, path) } : undefined
}

/** @returns undefined if an error makes the front matter unreadable, which is then reported */
export const readFrontMatter = (
  vfile: VFile,
  type: ContentType,
  categories: readonly string[],
): TextSource | undefined => {
  const text = String(vfile.value)
  const places = location(text)
  const fail = reporter(vfile, places)
  const block = findBlock(text)
  const foreign = block ? null : foreignFrontMatter.exec(text)
  if (foreign)
    return fail(
      `the front matter is ${foreign[1] ? "TOML" : "JSON"}; expected YAML between two lines ---, as npm run check:content -- --fix writes it`,
    )
  if (!block) return fail("the file has no front matter; expected a first line ---")
  const { start, end, closing } = block
  if (end < 0) return fail("the front matter is not closed; expected a second line ---")
  if (closing && closing.trim() !== "---")
    return fail("the front matter ends with an invalid line; expected only ---", end)
  const source = text.slice(start, end)
  const conflict = conflictMarker.exec(source)
  if (conflict) return fail(conflictMessage, start + conflict.index)
  const parsed = readYaml(source, (reason, offset) => fail(reason, start + offset))
  if (!parsed) return undefined
  const { written, offsetOf } = parsed
  if (typeof written !== "object" || written === null || Array.isArray(written))
    return fail("the front matter is not a list of fields; expected lines of the form name: value", start)
  const front = normalise(written as Values, type, { path: vfile.path, categories })
  return {
    ...front,
    file: vfile.path,
    vfile,
    written: written as Values,
    block,
    bodyStart: end + closing.length,
    wrongFields: new Set(),
    placeOf: ([field, ...path]) =>
      places.toPoint(
        start + offsetOf(field === undefined ? [] : [front.names.get(String(field)) ?? field, ...path]),
      ),
  }
}
