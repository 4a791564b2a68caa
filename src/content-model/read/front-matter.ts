import matter from "gray-matter"
import { JSON_SCHEMA, safeLoad } from "js-yaml"
import { mergeMark } from "./characters"
import type { Place } from "./json-places"
import { type SyntaxMistake, yamlMistake } from "./yaml-mistake"

/**
 * A markdown file taken apart: its fields as the editor wrote them, its body, the line on which the body starts, and where
 * the value of each field stands.
 */
export type FrontMatter = { data: unknown; body: string; bodyLine: number; places: Map<string, Place> }

type YamlError = Error & { reason: string; mark: { line: number; column: number } }

const isYamlError = (error: unknown): error is YamlError =>
  error instanceof Error && error.name === "YAMLException" && "mark" in error

const atStart = (message: string, line = 1) => ({ mistake: { line, column: 1, message } })

const linesOf = (text: string) => text.split(/\r?\n/)

/** The fields that are days: YAML reads them as dates, and 2025-02-30 as the second of March. */
const dayFields = ["date", "updated", "checked", "accessed"]

/**
 * Values with their days as they were typed. What is read is else what gatsby-transformer-remark reads with the same package.
 * @param typed the same values, in which every day is text
 */
const withDays = (value: unknown, typed: unknown, name = ""): unknown => {
  if (value instanceof Date) {
    if (!dayFields.includes(name)) return value
    return typeof typed === "string" ? typed : value.toISOString().slice(0, 10)
  }
  if (typeof value !== "object" || value === null) return value
  for (const [key, inner] of Object.entries(value))
    (value as Record<string, unknown>)[key] = withDays(
      inner,
      (typed as Record<string, unknown> | undefined)?.[key],
      key,
    )
  return value
}

const notBegun = (all: readonly string[]): SyntaxMistake => {
  const first = all.findIndex(line => line.trim() !== "")
  const message =
    first > 0 && /^---[ \t]*$/.test(all[first] ?? "")
      ? "the file begins with an empty line; remove what stands before the first ---"
      : "the file does not begin with front matter; expected a first line ---"
  return { line: 1, column: 1, message }
}

/** What keeps the front matter from being found where gray-matter looks for it. */
const frameMistake = (all: readonly string[]): SyntaxMistake | undefined => {
  if (all.length === 1 && (all[0] ?? "").includes("\r"))
    return {
      line: 1,
      column: 1,
      message: "the lines end in CR alone, as on very old machines; save the file with line ends LF or CRLF",
    }
  if (!/^---[ \t]*$/.test(all[0] ?? "")) return notBegun(all)
  const close = all.findIndex((line, index) => index > 0 && line.startsWith("---"))
  if (close < 0)
    return {
      line: 1,
      column: 1,
      message: "the front matter is not closed; expected a second line --- after its last field",
    }
  const [closing = ""] = all.slice(close)
  if (/^---[ \t]*$/.test(closing)) return undefined
  return {
    line: close + 1,
    column: 4,
    message: `the front matter ends in ${JSON.stringify(closing)}; expected a line of three hyphens alone`,
  }
}

const placesIn = (yaml: string): Map<string, Place> => {
  const places = new Map<string, Place>()
  linesOf(yaml).forEach((line, index) => {
    const [before = "", name] = /^["']?([\w-]+)["']?[ \t]*:[ \t]*/.exec(line) ?? []
    if (name && !places.has(name))
      places.set(name, { line: index + 1, column: before.length === line.length ? 1 : before.length + 1 })
  })
  return places
}

/**
 * Takes a markdown file apart at its front matter, the lines between two `---` at its beginning.
 * @returns what it says, or the mistake that keeps it from being read
 */
export const parseFrontMatter = (text: string): FrontMatter | { mistake: SyntaxMistake } => {
  const all = linesOf(text.replace(/^\uFEFF/, ""))
  const mistake = frameMistake(all)
  if (mistake) return { mistake }
  const closing = all.findIndex((line, index) => index > 0 && line.startsWith("---"))
  const mark = all.slice(0, closing).findIndex(line => mergeMark.test(line))
  if (mark >= 0)
    return atStart("a merge has left two versions here; choose one and remove the marks", mark + 1)
  try {
    // With options, even none, gray-matter keeps no copy of every file.
    const { data, content, matter: yaml } = matter(text, {})
    return {
      data: withDays(data, safeLoad(yaml, { schema: JSON_SCHEMA })),
      body: content,
      bodyLine: all.length - linesOf(content).length + 1,
      places: placesIn(yaml),
    }
  } catch (error) {
    if (!isYamlError(error)) throw error
    return { mistake: yamlMistake(error.reason, error.mark, all.slice(0, closing)) }
  }
}
