import { resourcePath } from "../../shared/paths"
import type { ContentType } from "./content-type"
import { dateInPast, group, oneOf, order, tags, text, textLanguage } from "./field-types"
import { bodyFields, seoFields, sheetPicture } from "./shared-fields"
import { nodeValues } from "./values"

const schema = group({
  title: text("the resource's title", { example: "SEO audit checklist", seo: "title" }),
  type: oneOf(["Checklist", "Template", "Sample"], "Checklist"),
  description: seoFields.description,
  tags: tags(),
  updated: dateInPast("Updated on", "Date of the last change worth telling readers about").optional(),
  externalUrl: text("a web address, or a file below static/ such as /downloads/x.pdf", {
    label: "Document",
    example: "/downloads/checklist.pdf",
    leadsTo: "any",
  }).optional(),
  picture: sheetPicture.optional(),
  lang: textLanguage(),
  order: order(),
})

export const resource = {
  schema,
  type: "Resource",
  doc: "A free resource, from content/resources/<slug>.md.",
  derived: {
    slug: ["String!", "seo-audit-checklist"],
    document: [
      "DocumentInfo",
      'The document, if it is below static: { format: "PDF", size: "192 kB", pages: 4 }',
    ],
    path: ["String!", "/resources/seo-audit-checklist"],
    ...bodyFields,
  },
  cms: { label: "Free resources", singular: "Resource" },
  fields: (values, slug) => ({ ...nodeValues(schema, values), slug, path: resourcePath(slug) }),
} satisfies ContentType
