import { type ContentType, singleNode, type Values } from "./content-type"
import { group, textLanguage } from "./field-types"
import { bodyFields, seoFields } from "./shared-fields"
import { nodeValues } from "./values"

const schema = group({ ...seoFields, lang: textLanguage() })

const nodeOf = (type: string) => (values: Values, slug: string) =>
  singleNode(type, slug, { ...nodeValues(schema, values), slug, path: `/${slug}` })

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
  nodes: nodeOf("Page"),
} satisfies ContentType

export const legalPage = {
  schema,
  type: "LegalPage",
  doc: "A legal page, from content/legal/<slug>.md.",
  derived: {
    slug: ["String!", "privacy"],
    path: ["String!", "/privacy"],
    version: ["String!", "The first twelve digits of the file's git hash: 1f4a9c2b7d30"],
    ...bodyFields,
  },
  cms: { label: "Legal pages", singular: "Legal page" },
  nodes: nodeOf("LegalPage"),
} satisfies ContentType
