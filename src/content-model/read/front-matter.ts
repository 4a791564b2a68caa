import matter from "gray-matter"
import type { Place } from "./json-lines"

/** A markdown file taken apart: its fields as the editor wrote them, its body, and the line on which the body starts. */
export type FrontMatter = { data: unknown; body: string; bodyLine: number; lines: Map<string, number> }

/** A mistake that keeps a file from being read, with its place. */
export type SyntaxMistake = Place & { message: string }

type YamlError = Error & { reason: string; mark: { line: number; column: number } }

const isYamlError = (error: unknown): error is YamlError =>
  error instanceof Error && error.name === "YAMLException" && "mark" in error

const atStart = (message: string) => ({ mistake: { line: 1, column: 1, message } })

const linesOf = (text: string) => text.split(/\r?\n/)

// What is read is what gatsby-transformer-remark reads with the same package. Only a date stays as it was typed:
// 2025-02-30 would become the second of March.
const asTyped = (value: unknown, line = ""): unknown =>
  value instanceof Date ? (/:\s*(\S+)/.exec(line)?.[1] ?? value.toISOString().slice(0, 10)) : value

const yamlMistake = ({ reason, mark: { line, column } }: YamlError, text = ""): SyntaxMistake => {
  // The mistake made most often has the least helpful words.
  const hasBareColon = /^[\w-]+:\s+[^"'\s].*:(\s|$)/.test(text)
  const why = hasBareColon ? "text with a colon in it must stand in quotes" : reason
  return { line: line + 1, column: column + 1, message: `the front matter is not valid YAML: ${why}` }
}

/**
 * Takes a markdown file apart at its front matter, the lines between two `---` at its beginning.
 * @returns what it says, or the mistake that keeps it from being read
 */
export const parseFrontMatter = (text: string): FrontMatter | { mistake: SyntaxMistake } => {
  const all = linesOf(text.replace(/^\uFEFF/, ""))
  if (!/^---[ \t]*$/.test(all[0] ?? ""))
    return atStart("the file does not begin with front matter; expected a first line ---")
  if (!all.some((line, index) => index > 0 && /^---[ \t]*$/.test(line)))
    return atStart("the front matter is not closed; expected a second line --- after its last field")
  try {
    // With options, even none, gray-matter keeps no copy of every file.
    const { data, content, matter: yaml } = matter(text, {})
    const lines = new Map<string, number>()
    linesOf(yaml).forEach((line, index) => {
      const name = /^["']?([\w-]+)["']?[ \t]*:/.exec(line)?.[1]
      if (name && !lines.has(name)) lines.set(name, index + 1)
    })
    for (const name of Array.isArray(data) ? [] : Object.keys(data))
      data[name] = asTyped(data[name], all[(lines.get(name) ?? 0) - 1])
    return { data, body: content, bodyLine: all.length - linesOf(content).length + 1, lines }
  } catch (error) {
    if (!isYamlError(error)) throw error
    return { mistake: yamlMistake(error, all[error.mark.line]) }
  }
}
