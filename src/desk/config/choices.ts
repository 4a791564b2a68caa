import { z } from "zod"
import { roomInTitle } from "./heads"

/** What there is to choose from, and the brand, which takes room in titles. */
export type Choices = { brand: string; categories: string[]; tags: string[] }

type Choice = "category" | "tags" | "post" | "chart"

const slugOf = (collection: string) => ({
  widget: "relation",
  collection,
  value_field: "{{slug}}",
  search_fields: ["title"],
  display_fields: ["title"],
})

/** The desk's field for a choice of what other files have. @param schema a list where several may be chosen */
export const choiceField = (
  choice: Choice,
  schema: z.ZodType,
  { brand, categories, tags }: Choices,
): object => {
  if (choice === "category") return { widget: "select", options: categories }
  if (choice === "tags") return { widget: "tags", known: tags, longest: roomInTitle("Tag: ", brand) }
  const { maximum } = schema instanceof z.ZodArray ? (schema._zod.bag as { maximum?: number }) : {}
  const several = schema instanceof z.ZodArray ? { multiple: true, max: maximum } : {}
  return { ...slugOf(choice === "post" ? "posts" : "charts"), ...several }
}
