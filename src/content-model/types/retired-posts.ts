import type { ContentType } from "./content-type"
import { group, postSlugs } from "./field-types"

export const retiredPosts = {
  schema: group({ posts: postSlugs("a list of post slugs", "Articles whose old URL is retired") }),
  cms: {
    label: "Retired addresses",
    singular: "Retired address",
    hint: "Articles whose address below /blog answers 410 and leads to the one under their category",
  },
} satisfies ContentType
