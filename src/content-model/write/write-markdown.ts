import { safeLoad } from "js-yaml"
import { dayForm } from "../../shared/day"
import type { Values } from "../types/content-type"

const isReadAs = (yaml: string, value: unknown): boolean => {
  try {
    return JSON.stringify(safeLoad(yaml)) === JSON.stringify(value)
  } catch {
    return false
  }
}

// A text stands in quotes only where it would else be read as something other than that text.
const fieldOf = (name: string, value: unknown): string => {
  const plain = `${name}: ${value}`
  return isReadAs(plain, { [name]: value }) ? plain : `${name}: ${JSON.stringify(value)}`
}

const entryOf = (value: unknown): string =>
  isReadAs(`[${value}]`, [value]) ? `${value}` : JSON.stringify(value)

const isGroup = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value)

// Groups in a list: each field on a line of its own, the first behind a hyphen.
const groupLines = (group: Values, days: readonly string[]): string[] =>
  Object.entries(group)
    .filter(([, value]) => value !== undefined && value !== "")
    .map(([name, value], i) => `  ${i ? " " : "-"} ${lineOf(name, value, days)}`)

const lineOf = (name: string, value: unknown, days: readonly string[]): string => {
  if (Array.isArray(value) && value.some(isGroup))
    return [`${name}:`, ...value.filter(isGroup).flatMap(group => groupLines(group, days))].join("\n")
  if (Array.isArray(value)) return `${name}: [${value.map(entryOf).join(", ")}]`
  return days.includes(name) && dayForm.test(String(value)) ? `${name}: ${value}` : fieldOf(name, value)
}

/**
 * A markdown file of content as this project writes it: front matter with a line for each field, an empty line, the body.
 * @param values its fields by name: texts, numbers, true or false, lists of them, and lists of groups of
 *   them, in the order to write
 * @param days the names of those fields that are days, which stand without quotes
 */
export const writeMarkdown = (values: Values, body: string, days: readonly string[]): string => {
  const lines = Object.entries(values).map(([name, value]) => `${lineOf(name, value, days)}\n`)
  return `---\n${lines.join("")}---\n\n${body.trim()}\n`
}
