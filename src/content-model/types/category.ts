import type { ContentType } from "./content-type"
import { boolean, group, groupList, metaDescription, reference, text } from "./field-types"
import { categoryOf } from "./slug"
import { stringOf } from "./values"

export const category = {
  schema: groupList(
    group({
      name: text("the category's name", {
        example: "SEO Strategies",
        seo: "title",
        titlePrefix: "Category: ",
        hint: "Its address is derived from it; after renaming it, add the old address to Moved addresses",
      }),
      description: metaDescription("one sentence about its articles", "How sites are found."),
      topLevel: boolean("Its articles then have their address at /category/article, not below /blog", {
        label: "At the top level",
      }),
      service: reference("service", "seo-consulting", "The service for readers who want it done").optional(),
      resource: reference("resource", "seo-audit-checklist", "The resource to go with it").optional(),
    }),
    "a list of at least one category",
    "name",
  ).min(1, "a list of at least one category"),
  type: "Category",
  doc: "A category of articles, from content/categories.json.",
  derived: {
    slug: ["String!", "seo-strategies"],
    path: ["String!", "/seo-strategies"],
  },
  cms: { label: "Categories", singular: "Category" },
  fields: values => ({
    ...values,
    ...categoryOf(stringOf(values.name)),
    description: stringOf(values.description),
    topLevel: values.topLevel === true,
  }),
} satisfies ContentType
