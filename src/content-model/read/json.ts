import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser"
import type { VFile } from "vfile"
import { location } from "vfile-location"
import { addError, type Path, type Source } from "../report/problems"
import { mergeMark, mergeMessage } from "./front-matter"

/** "CommaExpected" as "comma expected". */
const inWords = (code: string): string =>
  code.replace(/\B[A-Z]/g, letter => ` ${letter.toLowerCase()}`).toLowerCase()

/** The first property whose name its object has already. */
const repeatedIn = (node: Node): Node | undefined => {
  const names = (node.children ?? []).map(child => child.children?.[0]?.value)
  const own = node.type === "object" ? names.findIndex((name, index) => names.indexOf(name) < index) : -1
  if (own >= 0) return node.children?.[own]
  for (const child of node.children ?? []) {
    const found = repeatedIn(child)
    if (found) return found
  }
  return undefined
}

/** Reads a JSON file with one parser for values and places. @returns nothing where it has an error that prevents it */
export const readJson = (vfile: VFile): Source | undefined => {
  const text = String(vfile.value)
  const places = location(vfile)
  const fail = (reason: string, offset = 0): undefined => {
    addError(vfile, reason, places.toPoint(offset))
  }
  if (text.startsWith("\uFEFF")) return fail("the file begins with a byte order mark; save it without BOM")
  const mark = mergeMark.exec(text)
  if (mark) return fail(mergeMessage, mark.index)
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true })
  const [error] = errors
  if (error || !tree)
    return fail(
      `the file is not valid JSON: ${error ? inWords(printParseErrorCode(error.error)) : "value expected"}`,
      error?.offset,
    )
  const repeated = repeatedIn(tree)
  if (repeated) return fail(`the field "${repeated.children?.[0]?.value}" is here twice`, repeated.offset)
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
