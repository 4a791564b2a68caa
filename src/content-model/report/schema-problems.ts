import type { z } from "zod"
import { at } from "../types/values"
import { suggestion } from "./nearest"
import { addError, fieldError, fieldName, quote, type Source } from "./problems"

const show = (value: unknown): string => {
  if (typeof value === "string") return quote(value)
  if (Array.isArray(value)) return `with ${value.length} ${value.length === 1 ? "entry" : "entries"}`
  return typeof value === "object" ? "with fields" : `${typeof value} ${value}`
}

const sentence = (value: unknown, expected: string): string => {
  if (value === undefined) return `is missing; expected ${expected}`
  const isEmpty = value === null || (Array.isArray(value) && value.length === 0)
  if (isEmpty || (typeof value === "string" && value.trim() === "")) return `is empty; expected ${expected}`
  const isBare = /^(number|boolean)$/.test(typeof value)
  // Only free text would be right in quotes.
  const isText = isBare && /title|text|sentence|tag/.test(expected)
  if (!isBare) return `${show(value)} is not ${expected}`
  return `is the ${show(value)}, not ${expected}${isText ? "; if it is text, put it in quotes" : ""}`
}

/** Reports fields that are missing, empty, of the wrong type or form, or unknown. */
export const checkSchema = (schema: z.ZodType, source: Source): void => {
  for (const issue of schema.safeParse(source.data).error?.issues ?? []) {
    const { path, message } = issue
    const known: string[] | undefined = issue.code === "custom" ? issue.params?.known : undefined
    if (known) {
      const reason = `unknown field "${fieldName(path)}"${suggestion(String(path.at(-1)), known)}`
      addError(source.vfile, reason, source.placeOf(path))
    } else if (path.length === 0) addError(source.vfile, `the file is not ${message}`)
    else fieldError(source, path, sentence(at(source.data, ...path), message))
  }
}
