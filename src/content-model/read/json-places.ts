import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser"

/** A place in a text, both counted from 1. */
export type Place = { line: number; column: number }

/** What stands where in a JSON text; `error` is its first mistake. */
export type JsonMap = {
  placeOf: (path: readonly PropertyKey[]) => Place | undefined
  repeated: (Place & { key: string })[]
  error?: Place & { message: string }
}

const expected: Record<string, string> = {
  PropertyNameExpected: "a name in double quotes",
  ValueExpected: "a value",
  ColonExpected: "a colon",
  CommaExpected: "a comma",
  CloseBraceExpected: '"," or "}"',
  CloseBracketExpected: '"," or "]"',
  EndOfFileExpected: "the end of the file",
  UnexpectedEndOfString: "a text on one line, with a quotation mark at its end",
}

const placeAt = (text: string, offset: number): Place => {
  const before = text.slice(0, offset)
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") }
}

const mistakeIn = (text: string, errors: readonly ParseError[], tree?: Node): JsonMap["error"] => {
  const [first, second] = errors
  if (!first) return undefined
  const isBehind = tree && first.offset >= tree.offset + tree.length
  // An error that only says what is no JSON may be followed by one that says what was to stand there.
  const wanted =
    [first, second].map(one => one && expected[printParseErrorCode(one.error)]).find(Boolean) ??
    (isBehind ? expected.EndOfFileExpected : expected.ValueExpected)
  const ends = first.offset >= text.trimEnd().length ? "the file ends; " : ""
  return { ...placeAt(text, first.offset), message: `${ends}expected ${wanted}` }
}

const repeatedIn = (node: Node, path: string, text: string): JsonMap["repeated"] => {
  const names = new Set<unknown>()
  return (node.children ?? []).flatMap((child, index) => {
    const [name, value] = child.type === "property" ? (child.children ?? []) : [undefined, child]
    const key = [path, String(name?.value ?? index)].filter(Boolean).join(".")
    const isRepeated = name && names.has(name.value)
    if (name) names.add(name.value)
    return [
      ...(isRepeated ? [{ key, ...placeAt(text, child.offset) }] : []),
      ...(value ? repeatedIn(value, key, text) : []),
    ]
  })
}

/**
 * Finds the place of every value of a JSON text, keys written twice, and the place of the first syntax error, which
 * `JSON.parse` does not tell reliably.
 */
export const mapJson = (text: string): JsonMap => {
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true })
  return {
    placeOf: path => {
      const node = tree && findNodeAtLocation(tree, path as (string | number)[])
      return node && placeAt(text, node.offset)
    },
    repeated: tree ? repeatedIn(tree, "", text) : [],
    error: mistakeIn(text, errors, tree),
  }
}
