import {
  findNodeAtLocation,
  getNodeValue,
  type Node as JsonNode,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser"
import type { VFile } from "vfile"
import { type Location, location } from "vfile-location"
import { type Document, isNode, isScalar, type Node, parse, parseDocument, visit, type YAMLError } from "yaml"
import { addError, type Path, type Source } from "../report/problems"

/** git-merge, "How conflicts are presented". */
export const conflictMarker = /^(<{7}|>{7})(?= |$)/m
export const conflictMessage = "a merge conflict is not resolved; keep one version and remove the markers"

const yamlAdvice: [messageAndLine: RegExp, advice: string][] = [
  [/^Missing closing/, "the quotation mark is not closed"],
  [/\n(?:[^:]*:|\s*-)\s+[@%`!*]/, "text that begins with @, %, `, ! or * must be in quotes"],
  [/\n.*[[,]\s*#/, "text that begins with # must be in quotes"],
  [/node end\n[^:]*:\s*[{[]/, "text that begins with { or [ must be in quotes"],
  [/Nested mappings/, "text with a colon must be in quotes"],
  [/Unexpected scalar at node end/, "text that contains this kind of quotes must be in the other kind"],
  [/Implicit keys/, "expected a field of the form name: value, with a space after the colon"],
]

const unclosedQuote = /(?<=[:,[-]\s*)(["'])(?:(?!\1).)*$/m

/** The field in question is on the line of the error, or the last one above it. */
const yamlProblem = (yaml: string, { message, pos }: YAMLError): [reason: string, offset: number] => {
  // The parser reads text with an unclosed quotation mark to its end.
  const quote = /^Missing closing/.test(message) ? unclosedQuote.exec(yaml) : null
  const offset = quote?.index ?? pos[0]
  const lines = yaml.slice(0, offset) + yaml.slice(offset).replace(/\n[\s\S]*/, "")
  const [, field] = [...lines.matchAll(/^[ \t-]*([A-Za-z]\w*):/gm)].at(-1) ?? []
  const line = lines.slice(lines.lastIndexOf("\n") + 1)
  const advice = yamlAdvice.find(([error]) => error.test(`${message}\n${line}`))?.[1] ?? message
  return [`the front matter is not valid YAML${field ? ` in ${field}` : ""}: ${advice}`, offset]
}

/** Front matter as the check reads it, for gatsby-transformer-remark. @throws if it is not valid YAML */
export const parseYaml = (yaml: string): Record<string, unknown> => {
  const data: unknown = parse(yaml)
  return typeof data === "object" && data !== null ? { ...data } : {}
}

const offsetIn = (document: Document, path: Path): number => {
  const node = document.getIn(path, true)
  if (isNode(node) && node.range) return node.range[0]
  return path.length > 0 ? offsetIn(document, path.slice(0, -1)) : 0
}

const reporter =
  (vfile: VFile, places: Location) =>
  (reason: string, offset = 0): undefined => {
    addError(vfile, reason, places.toPoint(offset))
  }

/** @returns undefined if an error makes the front matter unreadable, which is then reported */
export const readFrontMatter = (
  vfile: VFile,
): (Source & { data: Record<string, unknown>; bodyStart: number }) | undefined => {
  const text = String(vfile.value)
  const places = location(text)
  const fail = reporter(vfile, places)
  const start = /^---[ \t]*\r?\n/.exec(text)?.[0].length
  if (!start) return fail("the file has no front matter; expected a first line ---")
  const closing = /^---.*(?:\r?\n|$)/m.exec(text.slice(start))
  if (!closing) return fail("the front matter is not closed; expected a second line ---")
  const end = start + closing.index
  if (closing[0].trim() !== "---")
    return fail("the front matter ends with an invalid line; expected only ---", end)
  const yaml = text.slice(start, end)
  const mark = conflictMarker.exec(yaml)
  if (mark) return fail(conflictMessage, start + mark.index)
  // YAML's core schema, in which dates are text.
  const document = parseDocument(yaml, { prettyErrors: false })
  const [error] = [...document.errors, ...document.warnings]
  if (error) {
    // The closing line is missing, and a thematic break was taken for it.
    const prose = /\n\s*\n(?=[^\s#-])(?![\w-]+:)/.exec(yaml)
    if (prose)
      return fail("the front matter is not closed; expected a line --- above", start + prose.index + 1)
    const [reason, offset] = yamlProblem(yaml, error)
    return fail(reason, start + offset)
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
      if (value.anchor) fail("text that begins with & must be in quotes", offsetOf(value))
      if (value.comment && /^(title|excerpt|description)$/.test(name))
        fail(`${name} ends before "#${value.comment}", a YAML comment; put it all in quotes`, offsetOf(value))
    },
  })
  if (vfile.messages.length > 0) return undefined
  const data: unknown = document.toJS()
  if (typeof data !== "object" || data === null || Array.isArray(data))
    return fail("the front matter is not a list of fields; expected lines of the form name: value", start)
  return {
    file: vfile.path,
    vfile,
    data: data as Record<string, unknown>,
    bodyStart: end + closing[0].length,
    wrongFields: new Set(),
    placeOf: path => places.toPoint(start + offsetIn(document, path)),
  }
}

const findRepeatedProperty = (node: JsonNode): JsonNode | undefined => {
  const children = node.children ?? []
  const names = node.type === "object" ? children.map(child => child.children?.[0]?.value) : []
  const own = children.find((_child, index) => names.indexOf(names[index]) < index)
  return names.length > 0 && own ? own : children.map(findRepeatedProperty).find(Boolean)
}

/** @returns undefined if an error makes the file unreadable, which is then reported */
export const readJson = (vfile: VFile): Source | undefined => {
  const text = String(vfile.value)
  const places = location(text)
  const fail = reporter(vfile, places)
  if (text.startsWith("\uFEFF")) return fail("the file begins with a byte order mark; save it without BOM")
  const mark = conflictMarker.exec(text)
  if (mark) return fail(conflictMessage, mark.index)
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true })
  const [error] = errors
  if (error || !tree) {
    const code = error ? printParseErrorCode(error.error) : "ValueExpected"
    const words = code.replace(/\B[A-Z]/g, letter => ` ${letter}`).toLowerCase()
    return fail(`the file is not valid JSON: ${words}`, error?.offset)
  }
  const repeated = findRepeatedProperty(tree)
  if (repeated) return fail(`the field "${repeated.children?.[0]?.value}" is repeated`, repeated.offset)
  const offsetOf = (path: Path): number =>
    findNodeAtLocation(tree, path as (string | number)[])?.offset ??
    (path.length > 0 ? offsetOf(path.slice(0, -1)) : 0)
  return {
    file: vfile.path,
    vfile,
    data: getNodeValue(tree),
    wrongFields: new Set(),
    placeOf: path => places.toPoint(offsetOf(path)),
  }
}
