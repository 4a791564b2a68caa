import { z } from "zod"
import type { DeskWords, Values } from "../../src/content-model/types/content-type"
import { formsOfText, slugForm } from "../../src/content-model/types/parts"
import { dayForm } from "../../src/shared/day"

/** What a new entry is made of. */
export type Given = {
  title: string
  slug: string
  day: string
  category: string
  tag: string
  service: string
}

const expectedOf = (schema: z.ZodType) => schema.safeParse(undefined).error?.issues[0]?.message ?? ""

const textFor = (schema: z.ZodType, { title, slug, day }: Given): string => {
  const form = formsOfText.get(schema)?.form
  if (form === dayForm) return day
  if (form === slugForm) return slug
  // With its title, since no two pages may say the same.
  return `${title}: ${expectedOf(schema)}`.slice(0, 160)
}

/**
 * Values that a schema accepts, for whoever writes on from there: required fields alone, each saying what belongs there.
 */
export const exampleValues = (schema: z.ZodObject, words: DeskWords, given: Given): Values => {
  const valueIn = (field: z.ZodType, path: string): unknown => {
    const as = words.fields?.[path]?.as
    if (path === "title" || path === "heading") return given.title
    if (as === "category") return given.category
    if (as === "tags") return [given.tag]
    if (as === "service") return [given.service]
    if (field instanceof z.ZodObject) return groupOf(field, `${path}.`)
    if (field instanceof z.ZodArray) return [valueIn(field.element as z.ZodType, path)]
    if (field instanceof z.ZodEnum) return field.options[0]
    if (field instanceof z.ZodBoolean) return words.fields?.[path]?.begins === true
    if (field instanceof z.ZodNumber) return 1
    return textFor(field, given)
  }
  const groupOf = (group: z.ZodObject, within: string): Values =>
    Object.fromEntries(
      Object.entries(group.shape)
        .filter(([, field]) => !(field instanceof z.ZodOptional))
        .map(([name, field]) => [name, valueIn(field as z.ZodType, within + name)]),
    )
  return groupOf(schema, "")
}
