import matter from "gray-matter"
import { CORE_SCHEMA, safeLoad, YAMLException } from "js-yaml"
import type { Place } from "./json-lines"

/** A markdown file taken apart: its fields as the editor wrote them, its body, and the line on which the body starts. */
export type FrontMatter = { data: unknown; body: string; bodyLine: number; lines: Map<string, number> }

/** A mistake that keeps a file from being read, with its place. */
export type SyntaxMistake = Place & { message: string }

// CORE_SCHEMA knows no timestamps: a date stays the text that was typed, 2025-02-30 included.
const yaml = (text: string): object => (safeLoad(text, { schema: CORE_SCHEMA }) ?? {}) as object
const fence = /^---[ \t]*$/

const fieldLines = (matterLines: readonly string[]): Map<string, number> => {
  const lines = new Map<string, number>()
  matterLines.forEach((text, index) => {
    const name = /^["']?([\w-]+)["']?[ \t]*:/.exec(text)?.[1]
    if (name && !lines.has(name)) lines.set(name, index + 2)
  })
  return lines
}

/**
 * Takes a markdown file apart at its front matter, the lines between two `---` at its beginning.
 * @returns what it says, or the mistake that keeps it from being read
 */
export const parseFrontMatter = (text: string): FrontMatter | { mistake: SyntaxMistake } => {
  const all = text.replace(/^\uFEFF/, "").split(/\r?\n/)
  if (!fence.test(all[0] ?? "")) {
    return {
      mistake: {
        line: 1,
        column: 1,
        message: "the file does not begin with front matter; expected a first line ---",
      },
    }
  }
  const end = all.findIndex((line, index) => index > 0 && fence.test(line))
  if (end < 0) {
    return {
      mistake: {
        line: 1,
        column: 1,
        message: "the front matter is not closed; expected a second line --- after its last field",
      },
    }
  }
  try {
    const { data, content } = matter(text, { engines: { yaml } })
    return { data, body: content, bodyLine: end + 2, lines: fieldLines(all.slice(1, end)) }
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    const { line = 0, column = 0 } = (error as { mark?: Partial<Place> }).mark ?? {}
    // The mistake made most often has the least helpful words.
    const hasBareColon = /^[\w-]+:\s+[^"'\s].*:(\s|$)/.test(all[line] ?? "")
    const reason = hasBareColon
      ? "text with a colon in it must stand in quotes"
      : (error as { reason?: string }).reason
    const message = `the front matter is not valid YAML: ${reason}`
    return { mistake: { line: line + 1, column: column + 1, message } }
  }
}
