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
import { addError, type Path, type Source } from "../report/problems"

/** git-merge, "How conflicts are presented". */
export const conflictMarker = /^(<{7}|>{7})(?= |$)/m
export const conflictMessage = "a merge conflict is not resolved; keep one version and remove the markers"

export const reporter =
  (vfile: VFile, places: Location) =>
  (reason: string, offset = 0): undefined => {
    addError(vfile, reason, places.toPoint(offset))
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
