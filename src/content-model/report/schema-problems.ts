import type { z } from "zod"
import { suggestion } from "./nearest"
import type { Problem } from "./problems"

/** A file's data with the way from a field to its place. */
export type Fielded = {
  file: string
  data: unknown
  placeOf: (path: readonly PropertyKey[]) => { line: number; column: number } | undefined
}

/** A field's place in words: `sections > entry 2 > heading`. */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path.map(step => (typeof step === "number" ? `entry ${step + 1}` : String(step))).join(" > ")

/** A problem of one field; the message begins with the field's name. */
export const fieldProblem = (source: Fielded, path: readonly PropertyKey[], message: string): Problem => ({
  file: source.file,
  ...source.placeOf(path),
  field: path.map(String).join("."),
  message: [fieldName(path), message].filter(Boolean).join(" "),
})

/** A text as it is shown in a message: in quotes, and cut when long. */
export const quote = (value: string): string =>
  JSON.stringify(value.length > 60 ? `${value.slice(0, 57)}…` : value)

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown> | undefined)?.[step], data)

const show = (value: unknown): string => {
  if (typeof value === "string") return quote(value)
  if (Array.isArray(value)) return `with ${value.length} ${value.length === 1 ? "entry" : "entries"}`
  return typeof value === "object" ? "with fields of its own" : String(value)
}

const isEmpty = (value: unknown) =>
  value === null ||
  (typeof value === "string" && value.trim() === "") ||
  (Array.isArray(value) && value.length === 0)

const sentence = (value: unknown, expected: string, wantsText: boolean): string => {
  if (value === undefined) return `is missing; expected ${expected}`
  if (isEmpty(value)) return `is empty; expected ${expected}`
  const bare = value instanceof Date ? `date ${value.toISOString().slice(0, 10)}` : `${typeof value} ${value}`
  const isBare = typeof value === "number" || typeof value === "boolean" || value instanceof Date
  // What has a form of its own would be wrong in quotes, too.
  const hint = /form|date|calendar/.test(expected) ? "" : "; put it in quotes if it is meant as text"
  if (wantsText && isBare) return `is the ${bare}, not ${expected}${hint}`
  if (wantsText && typeof value === "object")
    return `is a ${Array.isArray(value) ? "list" : "group of fields"}, not ${expected}`
  return `${show(value)} is not ${expected}`
}

/**
 * Holds a file's data against its schema.
 * @returns a problem for each field that is missing, empty, of the wrong type or form, or unknown
 */
export const schemaProblems = (schema: z.ZodType, source: Fielded): Problem[] => {
  const { error } = schema.safeParse(source.data)
  return (error?.issues ?? []).flatMap((issue): Problem[] => {
    if (issue.code === "custom" && issue.params?.known) {
      const name = String(issue.path.at(-1))
      return [
        {
          ...fieldProblem(source, issue.path, ""),
          message: `unknown field "${fieldName(issue.path)}"${suggestion(name, issue.params.known)}`,
        },
      ]
    }
    const wantsText = issue.code === "invalid_type" && issue.expected === "string"
    const value = valueAt(source.data, issue.path)
    if (issue.path.length === 0) return [{ file: source.file, message: `the file is not ${issue.message}` }]
    return [fieldProblem(source, issue.path, sentence(value, issue.message, wantsText))]
  })
}
