import type { ContentType } from "./content-type"
import { group, groupList, postSlugs, textMatching } from "./field-types"

// Netlify, Gatsby and other hosts read other characters as patterns, or encode them differently.
const plainPath = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+(?:\/\*)?$/
const path = (hint: string) =>
  textMatching(
    plainPath,
    "an address such as /blog/old-name, of letters, digits, hyphens, dots and underscores, without a slash at its end; /old-name/* stands for all below it",
    { hint },
  )

export const redirect = {
  schema: groupList(
    group({
      from: path("The old address: /blog/old-name; /* at its end stands for all below it"),
      to: path("The new address"),
    }),
    "a list of redirects with from and to",
    "from",
  ),
  cms: {
    label: "Moved addresses",
    singular: "Moved address",
    hint: "One line for each old address; keep the lines for good",
  },
} satisfies ContentType

export const retiredPosts = {
  schema: group({ posts: postSlugs("a list of post slugs", "Articles whose old URL is retired") }),
  cms: { label: "Retired addresses" },
} satisfies ContentType
