import { z } from "zod"

/** What there is to choose from, and the brand, which takes room in titles. */
export type Choices = {
  brand: string
  categories: string[]
  authors: { label: string; value: string }[]
  tags: string[]
}

type Choice = "category" | "author" | "tags" | "post" | "chart"

const slugOf = (collection: string) => ({
  widget: "relation",
  collection,
  value_field: "{{slug}}",
  search_fields: ["title"],
  display_fields: ["title"],
})

/** How many entries a list may have. */
export const limitsOf = (schema: z.ZodArray): { min?: number; max?: number } => {
  const { minItems: min, maxItems: max } = z.toJSONSchema(schema, { unrepresentable: "any" })
  return { min, max }
}

/** The desk's field for a choice of what other files have. @param schema a list where several may be chosen */
export const choiceField = (
  choice: Choice,
  schema: z.ZodType,
  { categories, authors, tags }: Choices,
): object => {
  if (choice === "category") return { widget: "select", options: categories }
  if (choice === "author") return { widget: "select", options: authors }
  if (choice === "tags") return { widget: "tags", known: tags }
  const several = schema instanceof z.ZodArray ? { multiple: true, ...limitsOf(schema) } : {}
  return { ...slugOf(choice === "post" ? "posts" : "charts"), ...several }
}
