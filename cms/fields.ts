import type { Field } from "@sveltia/cms"
import { z } from "zod"
import { longestDescription } from "../src/content-model/check/page-heads"
import { type Choice, type CmsField, choiceFolders } from "../src/content-model/types/content-type"
import { expectedOf, innerOf, metaOf } from "../src/content-model/types/parts"
import { dayForm } from "../src/shared/day"

/** What there is to choose from, by the kind of choice. */
export type Choices = Record<"category" | "author" | "brand", { label: string; value: string }[]> & {
  tags: string[]
}

/** What editors are told of the fields of a content type, by path. */
type Words = Readonly<Record<string, CmsField>>

const imageTypes = "image/png,image/jpeg,image/webp,image/avif,image/svg+xml"

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const patternOf = (schema: z.ZodType) => [
  metaOf(schema).form?.source ?? "\\S",
  `Expected ${expectedOf(schema)}`,
]

const textField = (schema: z.ZodType, { as, head, begins }: CmsField): object =>
  metaOf(schema).form === dayForm
    ? { widget: "datetime", type: "date", format: "YYYY-MM-DD", default: begins && "{{now}}" }
    : {
        widget: as === "paragraph" ? "text" : "string",
        pattern: patternOf(schema),
        ...(head === "description" && { maxlength: longestDescription }),
      }

/** How many entries a list may have. */
const limitsOf = (schema: z.ZodArray) => {
  const { minItems: min, maxItems: max } = z.toJSONSchema(schema, { unrepresentable: "any" })
  return { min, max }
}

const choiceField = (choice: Choice, schema: z.ZodType, choices: Choices): object => {
  if (choice === "tags") return { widget: "list", min: 1 }
  // A list to open also while there are few: else each is a button, and none can be taken back.
  if (choice === "category" || choice === "author" || choice === "brand")
    return { widget: "select", options: choices[choice], dropdown_threshold: 0 }
  const title = [choice === "case" ? "heading" : "title"]
  return {
    widget: "relation",
    collection: choiceFolders[choice],
    value_field: "{{slug}}",
    search_fields: title,
    display_fields: title,
    ...(schema instanceof z.ZodArray && { multiple: true, ...limitsOf(schema) }),
  }
}

const listField = (schema: z.ZodArray, path: string, words: Words, choices: Choices): object => {
  const entry = schema.element as z.ZodType
  const list = { widget: "list", ...limitsOf(schema) }
  if (entry instanceof z.ZodObject)
    return { ...list, collapsed: "auto", fields: fieldsOf(entry, words, choices, path) }
  return words[path]?.as === "paragraph"
    ? { ...list, field: { name: "text", label: "Text", ...textField(entry, { as: "paragraph" }) } }
    : { ...list, pattern: patternOf(entry) }
}

const widgetOf = (schema: z.ZodType, path: string, words: Words, choices: Choices): object => {
  const { as, folder } = words[path] ?? {}
  if (as === "image")
    return {
      widget: "image",
      choose_url: false,
      accept: imageTypes,
      ...(folder && { media_folder: `/content/${folder}`, public_folder: folder }),
    }
  if (as && as !== "paragraph") return choiceField(as, schema, choices)
  if (schema instanceof z.ZodObject)
    return { widget: "object", fields: fieldsOf(schema, words, choices, path) }
  if (schema instanceof z.ZodArray) return listField(schema, path, words, choices)
  if (schema instanceof z.ZodEnum) return { widget: "select", options: schema.options }
  if (schema instanceof z.ZodBoolean) return { widget: "boolean" }
  if (schema instanceof z.ZodNumber)
    return { widget: "number", value_type: schema.isInt ? "int" : "float", min: schema.minValue ?? undefined }
  return textField(schema, words[path] ?? {})
}

/**
 * The fields of the CMS for a group of fields of the content model.
 * @param within the path of the group in its file; empty for a whole file
 */
export const fieldsOf = (group: z.ZodObject, words: Words, choices: Choices, within = ""): Field[] =>
  Object.entries(group.shape as Record<string, z.ZodType>).map(([name, written]) => {
    const path = within ? `${within}.${name}` : name
    const schema = innerOf(written)
    const isGroup = schema instanceof z.ZodObject || schema instanceof z.ZodArray
    const { label, hint = isGroup ? undefined : capital(expectedOf(schema)) } = words[path] ?? {}
    return {
      name,
      label: label ?? capital(name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)),
      hint: words[path]?.as === "tags" ? `${hint}. In use: ${choices.tags.join(", ")}` : hint,
      required: schema === written && !(schema instanceof z.ZodBoolean),
      ...widgetOf(schema, path, words, choices),
    } as Field
  })
