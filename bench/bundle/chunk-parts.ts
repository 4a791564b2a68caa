import { readFileSync } from "node:fs"
import { eachMapping, TraceMap } from "@jridgewell/trace-mapping"

/** What a part of the project or a package adds to a chunk, in bytes before compression. */
export type Part = { name: string; bytes: number }

/** The package that a source belongs to, or its path in the project. */
const partOf = (source: string): string =>
  /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ??
  source.replace(/^webpack:\/\/[^/]*\//, "").replace(/^\.\//, "")

/**
 * What stands in a built script, by its source map, which tells where each stretch of it comes from. JSON has no entry
 * there and counts with what stands before it: the brands' drawings with `section.tsx`.
 * @param file the script; its map lies beside it
 * @returns the largest part first
 */
export const chunkParts = (file: string): Part[] => {
  const lines = readFileSync(file, "utf8").split("\n")
  const bytes = new Map<string, number>()
  let begun: { name: string; line: number; column: number } | undefined
  const end = (line: number, column: number) => {
    if (!begun) return
    const to = line === begun.line ? column : (lines[begun.line - 1]?.length ?? 0)
    bytes.set(begun.name, (bytes.get(begun.name) ?? 0) + to - begun.column)
  }
  eachMapping(new TraceMap(readFileSync(`${file}.map`, "utf8")), mapping => {
    end(mapping.generatedLine, mapping.generatedColumn)
    const { source, generatedLine: line, generatedColumn: column } = mapping
    begun = { name: source ? partOf(source) : "webpack", line, column }
  })
  end(Number.POSITIVE_INFINITY, 0)
  return [...bytes].map(([name, size]) => ({ name, bytes: size })).sort((a, b) => b.bytes - a.bytes)
}
