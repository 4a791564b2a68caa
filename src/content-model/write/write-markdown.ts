import { Document, isScalar, isSeq, visit } from "yaml"
import { dayForm } from "../../shared/day"
import type { Values } from "../types/content-type"

/**
 * A markdown file of content as this project writes it: front matter, an empty line, the body. What would be read as
 * something other than its text is in quotes.
 * @param values its fields by name, in the order to write
 * @param days the names of those fields that are days, which have no quotes
 */
export const writeMarkdown = (values: Values, body: string, days: readonly string[]): string => {
  const document = new Document(values, { schema: "core", customTags: ["timestamp", "intTime", "floatTime"] })
  visit(document, {
    Pair: (_key, { key, value }) => {
      const isDay = isScalar(key) && days.includes(String(key.value))
      if (isDay && isScalar(value) && dayForm.test(String(value.value)))
        value.value = new Date(String(value.value))
      if (isSeq(value)) value.flow = value.items.every(isScalar)
    },
  })
  const yaml = document.toString({ lineWidth: 0, flowCollectionPadding: false })
  return `---\n${yaml}---\n\n${body.trim()}\n`
}
