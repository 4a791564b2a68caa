import type { ContentType, Values } from "./content-type"
import { group, textLanguage } from "./field-types"
import { bodyFields, seoFields } from "./shared-fields"
import { nodeValues } from "./values"

const schema = group({ ...seoFields, lang: textLanguage() })

const fields = (values: Values, slug: string) => ({ ...nodeValues(schema, values), slug, path: `/${slug}` })

export const page = {
  schema,
  type: "Page",
  doc: "A page of its own, from content/pages/<slug>.md.",
  derived: { slug: ["String!", "imprint"], path: ["String!", "/imprint"], ...bodyFields },
  cms: {
    label: "Pages",
    singular: "Page",
    hint: "Each has the address /name; link to it from a text, from the navigation or from the footer (Site)",
  },
  fields,
} satisfies ContentType

export const legalPage = {
  schema,
  type: "LegalPage",
  doc: "A legal page, from content/legal/<slug>.md.",
  derived: {
    slug: ["String!", "privacy"],
    path: ["String!", "/privacy"],
    version: ["String!", "The first twelve digits of its published text's hash: 1f4a9c2b7d30"],
    ...bodyFields,
  },
  cms: { label: "Legal pages", singular: "Legal page" },
  fields,
} satisfies ContentType
