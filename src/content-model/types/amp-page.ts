import type { ContentType } from "./content-type"
import { group, postSlugs } from "./field-types"

const sixPosts = "a list of up to six post slugs"

export const ampPage = {
  schema: group({ posts: postSlugs(sixPosts, "Up to six, in the order shown").max(6, sixPosts) }),
  type: "AmpPage",
  doc: "What the AMP documents show, from content/amp.json.",
  derived: {
    posts: [
      '[Post]! @link(by: "slug")',
      "The articles of /amp/blog, in this order; null for one that this build does not publish",
    ],
  },
  cms: { label: "AMP pages" },
} satisfies ContentType
