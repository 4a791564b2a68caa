import { z } from "zod"
import type { Choice } from "../../content-model/types/content-type"

/** What there is to choose from, and the brand, which takes room in titles. */
export type Choices = {
  brand: string
  categories: string[]
  authors: { label: string; value: string }[]
  tags: string[]
  /** The clients of brands.json, a logo each. */
  brands: { value: string; label: string }[]
}

const collections = { post: "posts", service: "services", resource: "resources", case: "cases" } as const

const slugOf = (choice: keyof typeof collections) => {
  const name = [choice === "case" ? "heading" : "title"]
  return {
    widget: "relation",
    collection: collections[choice],
    value_field: "{{slug}}",
    search_fields: name,
    display_fields: name,
  }
}

/** How many entries a list may have. */
export const limitsOf = (schema: z.ZodArray): { min?: number; max?: number } => {
  const { minItems: min, maxItems: max } = z.toJSONSchema(schema, { unrepresentable: "any" })
  return { min, max }
}

/** The desk's field for a choice of what other files have. @param schema a list where several may be chosen */
export const choiceField = (
  choice: Choice,
  schema: z.ZodType,
  { categories, authors, tags, brands }: Choices,
): object => {
  if (choice === "category") return { widget: "select", options: categories }
  // A list to open also while there are few of them: else each is a button, and none can be taken back.
  if (choice === "author") return { widget: "select", options: authors, dropdown_threshold: 0 }
  if (choice === "tags") return { widget: "tags", known: tags }
  if (choice === "brand") return { widget: "select", options: brands }
  const several = schema instanceof z.ZodArray ? { multiple: true, ...limitsOf(schema) } : {}
  return { ...slugOf(choice), ...several }
}
