import { type ContentType, singleNode } from "./content-type"
import { group, groupList, list, slug, textMatching, unique } from "./field-types"

const postSlugs = (expected: string, hint: string) =>
  unique(list(slug("reading-cohorts"), expected, { label: "Articles", refersTo: "post", hint }))

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
  cms: { label: "AMP pages", singular: "AMP page" },
  nodes: values => singleNode("AmpPage", "amp", values),
} satisfies ContentType

export const retiredPosts = {
  schema: group({ posts: postSlugs("a list of post slugs", "Articles whose old URL is retired") }),
  cms: {
    label: "Retired addresses",
    singular: "Retired address",
    hint: "Articles whose address below /blog answers 410 and leads to the one under their category",
  },
} satisfies ContentType

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
