import type { Field } from "@sveltia/cms"
import { z } from "zod"
import type { DeskField, DeskWords } from "../../content-model/types/content-type"
import { formsOfText } from "../../content-model/types/parts"
import { dayForm } from "../../shared/day"
import { type Choices, choiceField, limitsOf } from "./choices"
import { descriptionLimit, titleHint } from "./heads"

const imageKinds = "image/png,image/jpeg,image/webp,image/avif,image/svg+xml"

/** What the fields of a type are made with. */
export type Making = { words: NonNullable<DeskWords["fields"]>; choices: Choices }

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "readingTime" as "Reading time". */
const labelOf = (name: string) => capital(name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`))

/** What the check expects of a field, in words: what it says where there is nothing. */
const expectedOf = (schema: z.ZodType): string => schema.safeParse(undefined).error?.issues[0]?.message ?? ""

// A pattern of the desk is a regular expression in text; one that ends a text at `$` would let a line break through.
const textField = (schema: z.ZodType, { as, head, begins }: DeskField) => {
  const form = formsOfText.get(schema)?.form
  if (form === dayForm)
    return { widget: "datetime", type: "date", format: "YYYY-MM-DD", default: begins && "{{now}}" }
  const widget = as === "paragraph" ? "text" : "string"
  if (head === "description") return { widget, ...descriptionLimit }
  return { widget, pattern: [form?.source ?? "\\S", `Expected ${expectedOf(schema)}`] }
}

const numberField = (schema: z.ZodNumber) =>
  schema.isInt
    ? { widget: "number", value_type: "int", min: schema.minValue ?? undefined }
    : { widget: "number", value_type: "float" }

const listField = (schema: z.ZodArray, path: string, field: DeskField, making: Making): object => {
  const limits = limitsOf(schema)
  const entry = schema.element as z.ZodType
  if (entry instanceof z.ZodObject)
    return { widget: "list", ...limits, collapsed: "auto", fields: fieldsOf(entry, making, path) }
  return {
    widget: "list",
    ...limits,
    // Lines of one text each, or boxes for paragraphs.
    ...(field.as === "paragraph"
      ? { field: { name: "text", label: "Text", ...textField(entry, field) } }
      : { pattern: textField(entry, field).pattern }),
  }
}

/** Where an uploaded image goes, where that is not beside its text. */
const placeOf = ({ folder }: DeskField) =>
  folder ? { media_folder: `/content/${folder}`, public_folder: folder } : {}

const kindOf = (schema: z.ZodType, path: string, field: DeskField, making: Making): object => {
  if (field.as === "image")
    return { widget: "image", choose_url: false, accept: imageKinds, ...placeOf(field) }
  if (field.as && field.as !== "paragraph") return choiceField(field.as, schema, making.choices)
  if (schema instanceof z.ZodObject) return { widget: "object", fields: fieldsOf(schema, making, path) }
  if (schema instanceof z.ZodArray) return listField(schema, path, field, making)
  if (schema instanceof z.ZodEnum) return { widget: "select", options: schema.options }
  if (schema instanceof z.ZodBoolean) return { widget: "boolean", default: field.begins }
  if (schema instanceof z.ZodNumber) return numberField(schema)
  return textField(schema, field)
}

const hintOf = (schema: z.ZodType, { hint, head, headPrefix = "" }: DeskField, { brand }: Choices) => {
  const isGroup = schema instanceof z.ZodObject || schema instanceof z.ZodArray
  const own = hint ?? (isGroup ? undefined : capital(expectedOf(schema)))
  return head === "title" ? `${own}. ${titleHint(headPrefix, brand)}` : own
}

const fieldOf = (name: string, written: z.ZodType, making: Making, within: string): Field => {
  const path = within ? `${within}.${name}` : name
  const schema = written instanceof z.ZodOptional ? (written.unwrap() as z.ZodType) : written
  const words = making.words[path] ?? {}
  return {
    name,
    label: words.label ?? labelOf(name),
    hint: hintOf(schema, words, making.choices),
    required: schema === written && !(schema instanceof z.ZodBoolean),
    ...kindOf(schema, path, words, making),
  } as Field
}

/**
 * The desk's fields for a group of fields of the content model.
 * @param within the path of the group in its file; nothing for a whole file
 */
export const fieldsOf = (schema: z.ZodObject, making: Making, within = ""): Field[] =>
  Object.entries(schema.shape).map(([name, field]) => fieldOf(name, field as z.ZodType, making, within))
