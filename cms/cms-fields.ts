import type { Field } from "@sveltia/cms"
import { z } from "zod"
import {
  type Choice,
  capital,
  expectedOf,
  maxDescriptionLength,
  metaOf,
  references,
  titleFieldOf,
  unwrap,
} from "../src/content-model"

export type Choices = Record<"category" | "author" | "brand", { label: string; value: string }[]> & {
  tags: string[]
}

const imageTypes = "image/png,image/jpeg,image/webp,image/avif,image/svg+xml"

const constraintsOf = (schema: z.ZodType) => z.toJSONSchema(schema, { unrepresentable: "any" })

const patternOf = (schema: z.ZodType) => [
  constraintsOf(schema).pattern ?? "\\S",
  `Expected ${expectedOf(schema)}`,
]

const textField = (schema: z.ZodType, isLong: boolean): object => {
  const { as, seo, defaultValue } = metaOf(schema)
  if (as === "date")
    return { widget: "datetime", type: "date", format: "YYYY-MM-DD", default: defaultValue && "{{now}}" }
  if (as === "colour") return { widget: "color", pattern: patternOf(schema) }
  return {
    widget: isLong ? "text" : "string",
    pattern: patternOf(schema),
    ...(seo === "description" && { maxlength: maxDescriptionLength }),
  }
}

const limitsOf = (schema: z.ZodArray) => {
  const { minItems: min, maxItems: max } = constraintsOf(schema)
  return { min, max }
}

const choiceField = (choice: Choice, schema: z.ZodType, choices: Choices): object => {
  if (choice === "tags") return { widget: "list", min: 1 }
  // Always a dropdown: a few options would become buttons, which cannot be deselected.
  if (choice === "category" || choice === "author" || choice === "brand") {
    const options = choices[choice]
    // The CMS does not start with a dropdown that offers nothing.
    return options.length > 0 ? { widget: "select", options, dropdown_threshold: 0 } : { widget: "string" }
  }
  const title = [titleFieldOf(references[choice].folder)]
  return {
    widget: "relation",
    collection: references[choice].folder,
    value_field: "{{slug}}",
    search_fields: title,
    display_fields: title,
    ...(schema instanceof z.ZodArray && { multiple: true, ...limitsOf(schema) }),
  }
}

const listField = (schema: z.ZodArray, choices: Choices): object => {
  const entry = schema.element as z.ZodType
  const list = { widget: "list", ...limitsOf(schema) }
  if (entry instanceof z.ZodObject) return { ...list, collapsed: "auto", fields: fieldsOf(entry, choices) }
  return metaOf(schema).as === "paragraph"
    ? { ...list, field: { name: "text", label: "Text", ...textField(entry, true) } }
    : { ...list, pattern: patternOf(entry) }
}

const widgetOf = (schema: z.ZodType, choices: Choices): object => {
  const { as, folder, refersTo } = metaOf(schema)
  if (as === "image")
    return {
      widget: "image",
      choose_url: false,
      accept: imageTypes,
      ...(folder && { media_folder: `/content/${folder}`, public_folder: folder }),
    }
  if (refersTo) return choiceField(refersTo, schema, choices)
  if (schema instanceof z.ZodObject) return { widget: "object", fields: fieldsOf(schema, choices) }
  if (schema instanceof z.ZodArray) return listField(schema, choices)
  if (schema instanceof z.ZodEnum) return { widget: "select", options: schema.options }
  if (schema instanceof z.ZodBoolean) return { widget: "boolean" }
  if (schema instanceof z.ZodNumber)
    return { widget: "number", value_type: schema.isInt ? "int" : "float", min: schema.minValue ?? undefined }
  return textField(schema, as === "paragraph")
}

export const fieldsOf = (group: z.ZodObject, choices: Choices): Field[] =>
  Object.entries(group.shape as Record<string, z.ZodType>).map(([name, written]) => {
    const schema = unwrap(written)
    const isGroup = schema instanceof z.ZodObject || schema instanceof z.ZodArray
    const { label, refersTo, hint = isGroup ? undefined : capital(expectedOf(schema)) } = metaOf(schema)
    return {
      name,
      label: label ?? capital(name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)),
      hint: refersTo === "tags" ? `${hint}. In use: ${choices.tags.join(", ")}` : hint,
      required: schema === written && !(schema instanceof z.ZodBoolean),
      ...widgetOf(schema, choices),
    } as Field
  })
