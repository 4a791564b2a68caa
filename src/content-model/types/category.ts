import { categoryPath } from "../../shared/addresses"
import { type ContentType, oneNode } from "./content-type"
import { fields, flag, list, text } from "./parts"
import { labelOf, textOf } from "./values"

/** The categories of articles: `content/categories.json`. */
export const category: ContentType = {
  schema: list(
    fields({
      name: text("the category's name"),
      description: text("one sentence about its articles"),
      topLevel: flag(),
    }),
    "a list of at least one category",
  ),
  desk: {
    label: "Categories",
    one: "Category",
    fields: {
      name: {
        head: "title",
        headPrefix: "Category: ",
        hint: "Its address is made from it; whoever renames it adds the old address to Moved addresses",
      },
      description: { as: "paragraph", head: "description" },
      topLevel: {
        label: "At the top level",
        hint: "Its articles then have their address at /category/article, not below /blog",
      },
    },
  },
  nodes: values => {
    const { name, slug } = labelOf(values.name)
    return oneNode("Category", name, {
      name,
      slug,
      description: textOf(values.description),
      topLevel: values.topLevel === true,
      path: categoryPath(slug),
    })
  },
  sdl: /* GraphQL */ `
"""
A category of articles, from content/categories.json.
"""
type Category implements Node @dontInfer {
  "SEO Strategies"
  name: String!
  "seo-strategies"
  slug: String!
  "What its articles teach, in one sentence"
  description: String!
  "Whether the canonical address of its posts is /{category}/{slug}"
  topLevel: Boolean!
  "/seo-strategies"
  path: String!
  "Its place in the file, counted from 0"
  order: Int!
}
`,
}
