/** A place in a text, both counted from 1. */
export type Place = { line: number; column: number }

/** What stands where in a JSON text; `error` is its first mistake. */
export type JsonMap = { lines: Map<string, number>; repeated: string[]; error?: Place & { message: string } }

const token =
  /[ \t\r\n]*(?:([{}[\]:,])|("(?:[^"\\\t\r\n]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.]))/y

/** The line and column of an offset. */
const placeAt = (text: string, offset: number): Place => {
  const before = text.slice(0, offset)
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") }
}

/** The key under which a path stands in `JsonMap.lines`: `["seo", "title"]` is `seo.title`, `[0, "name"]` is `0.name`. */
export const pathKey = (path: readonly PropertyKey[]): string => path.map(String).join(".")

class JsonMistake extends Error {
  constructor(
    readonly offset: number,
    message: string,
  ) {
    super(message)
  }
}

/**
 * Finds the line of every value of a JSON text, keys written twice, and the place of the first syntax error, which
 * `JSON.parse` does not tell reliably.
 */
export const mapJson = (text: string): JsonMap => {
  const map: JsonMap = { lines: new Map(), repeated: [] }
  let offset = 0
  const next = (expected: string) => {
    token.lastIndex = offset
    const match = token.exec(text)
    const start = match
      ? match.index + match[0].search(/[^ \t\r\n]/)
      : offset + (text.slice(offset).match(/^\s*/)?.[0].length ?? 0)
    if (!match)
      throw new JsonMistake(
        start,
        start >= text.length ? `the file ends; expected ${expected}` : `expected ${expected}`,
      )
    offset = token.lastIndex
    return { start, mark: match[1], string: match[2], scalar: match[3] }
  }
  const mark = (found: ReturnType<typeof next>, allowed: string): string => {
    if (found.mark && allowed.includes(found.mark)) return found.mark
    throw new JsonMistake(found.start, `expected ${[...allowed].join(" or ")}`)
  }
  const value = (path: PropertyKey[], found = next("a value")): void => {
    if (!map.lines.has(pathKey(path))) map.lines.set(pathKey(path), placeAt(text, found.start).line)
    if (found.string !== undefined || found.scalar !== undefined) return
    if (found.mark === "{") members(path)
    else if (found.mark === "[") items(path)
    else throw new JsonMistake(found.start, "expected a value")
  }
  const members = (path: PropertyKey[]): void => {
    let key = next('a name in quotes or "}"')
    if (key.mark === "}") return
    for (;;) {
      if (key.string === undefined) throw new JsonMistake(key.start, "expected a name in double quotes")
      const at = [...path, JSON.parse(key.string) as string]
      if (map.lines.has(pathKey(at))) map.repeated.push(pathKey(at))
      map.lines.set(pathKey(at), placeAt(text, key.start).line)
      mark(next("a colon"), ":")
      value(at)
      if (mark(next('"," or "}"'), ",}") === "}") return
      key = next("a name in quotes")
    }
  }
  const items = (path: PropertyKey[]): void => {
    const first = next('a value or "]"')
    if (first.mark === "]") return
    value([...path, 0], first)
    for (let index = 1; mark(next('"," or "]"'), ",]") === ","; index += 1) value([...path, index])
  }
  try {
    value([])
    if (text.slice(offset).trim()) throw new JsonMistake(offset, "expected the end of the file")
    JSON.parse(text)
  } catch (error) {
    const isPlaced = error instanceof JsonMistake
    if (!isPlaced && !(error instanceof SyntaxError)) throw error
    map.error = { ...placeAt(text, isPlaced ? error.offset : 0), message: error.message }
  }
  return map
}
