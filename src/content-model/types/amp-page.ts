import { z } from "zod"
import { type ContentType, oneNode } from "./content-type"
import { fields, slug } from "./parts"

const expected = "a list of up to six post slugs"

/** What the AMP documents show: `content/amp.json`. */
export const ampPage: ContentType = {
  schema: fields({ posts: z.array(slug(), expected).max(6, expected) }),
  desk: {
    label: "AMP pages",
    one: "AMP page",
    fields: { posts: { label: "Articles", as: "post", hint: "Up to six, in the order shown" } },
  },
  nodes: values => oneNode("AmpPage", "amp", values),
  sdl: /* GraphQL */ `
"""
What the AMP documents show, from content/amp.json.
"""
type AmpPage implements Node @dontInfer {
  "The articles of /amp/blog, in this order; null for one that this build does not publish"
  posts: [Post]! @link(by: "slug")
}
`,
}
