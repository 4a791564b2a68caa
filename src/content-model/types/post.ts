import { startOfDay } from "../../shared/day"
import { blogPostPath, categoryPostPath } from "../../shared/paths"
import { firstSlug } from "../../shared/redirects"
import type { BuildContext, ContentType, Values } from "./content-type"
import {
  boolean,
  date,
  dateInPast,
  group,
  groupList,
  image,
  metaDescription,
  objectType,
  reference,
  tags,
  text,
  textLanguage,
  textMatching,
} from "./field-types"
import { bodyFields } from "./shared-fields"
import { categoryOf } from "./slug"
import { entriesOf, nodeValues, stringOf } from "./values"

/** Whether builds contain an article on a day: no draft, and none of a later date. `gatsby develop` has all. */
export const isPublished = (frontmatter: Values, today: string): boolean =>
  frontmatter.draft !== true && stringOf(frontmatter.date) <= today

/** The pace at which a reading time is counted. */
export const wordsPerMinute = 200

const source = objectType("ArticleSource", "A source of an article's claims.", {
  title: text("the document's own title", "About consent mode"),
  link: textMatching(/^https:\/\/[^\s/]+\S*$/, "an address that begins with https://", {
    example: "https://support.google.com/analytics/answer/9976101",
    leadsTo: "any",
  }),
  publisher: text("who published the document", "Google"),
  accessed: date({
    label: "Read on",
    hint: "The day on which it was read, in case it changes",
    doc: "2026-11-20: the day on which it was read; optional",
  }).optional(),
})

const schema = group({
  title: text("the article's title", {
    example: "A campaign tracking blueprint",
    seo: "title",
    hint: "What the article answers",
  }),
  excerpt: metaDescription("one or two sentences for lists and search engines", "How to name campaigns."),
  category: text("the name of a category of content/categories.json", {
    refersTo: "category",
    hint: "Main topic. Add new ones under Categories.",
    sdl: "Topic!",
    doc: '{ name: "Campaign Tracking", slug: "campaign-tracking", path: "/campaign-tracking" }',
  }),
  tags: tags(),
  author: reference("author", "asha-rao", "The byline; a new one is created under Authors", {
    doc: "Who wrote it",
  }).optional(),
  date: date({
    label: "Published on",
    doc: "2025-04-30",
    hint: "A day in the future holds the article back until then",
    defaultValue: "today",
  }),
  updated: dateInPast("Updated on", "Date of the last change worth telling readers about").optional(),
  checked: dateInPast("Last checked on", "The day on which it was compared with its sources").optional(),
  readingTime: textMatching(/^[1-9]\d? min$/, 'a reading time such as "7 min"', {
    hint: `Such as "7 min"; counted at ${wordsPerMinute} words a minute where it is left empty`,
    doc: `12 min: from the front matter, else counted at ${wordsPerMinute} words a minute`,
    sdl: "String!",
  }).optional(),
  lang: textLanguage(),
  draft: boolean("On: not published. A new article is saved as a draft: switch it off later to publish it", {
    defaultValue: true,
    sdl: "",
  }).optional(),
  noindex: boolean("On: search engines leave the article out, and so do sitemap and feeds", {
    label: "Not in search engines",
  }).optional(),
  cover: image(
    "the file name of an image beside the article",
    "cover.svg",
    "An SVG, PNG, JPEG, WebP or AVIF, above the article and beside it in lists; an SVG can take the theme's colours",
  ).optional(),
  sources: groupList(source, "a list of sources with title, link and publisher", "link", {
    hint: "The sources of its claims; shown at the end, in this order",
    sdl: "[ArticleSource!]!",
  }).optional(),
})

type Addressing = Pick<BuildContext, "retiredPosts" | "topLevelCategories">

/**
 * An article's addresses. The canonical one is below its category if articles of that have their address there, or if the one
 * below /blog is retired.
 */
export const postAddresses = (
  slug: string,
  categoryName: string,
  { retiredPosts, topLevelCategories }: Addressing,
) => {
  const category = categoryOf(categoryName)
  const retired = retiredPosts.includes(slug)
  const blogPath = blogPostPath(slug)
  // Without a category the article is in error, but others may link to it.
  const categoryPath = category.slug ? categoryPostPath(category.slug, slug) : blogPath
  const path = retired || topLevelCategories.includes(category.name) ? categoryPath : blogPath
  return { slug, category, retired, path, blogPath, categoryPath }
}

export const postFields = (frontmatter: Values, slug: string, context: BuildContext): Values => {
  const { draft, ...own } = nodeValues(schema, frontmatter)
  const addresses = postAddresses(slug, stringOf(frontmatter.category), context)
  const { blogPath, categoryPath } = addresses
  return {
    ...own,
    ...addresses,
    sources: entriesOf(frontmatter.sources).map(entry => nodeValues(source, (entry ?? {}) as Values)),
    published: isPublished(frontmatter, context.day),
    publishedAt: startOfDay(stringOf(frontmatter.date)),
    updatedAt: frontmatter.updated ? startOfDay(stringOf(frontmatter.updated)) : null,
    permanentPath: blogPostPath(firstSlug(slug, [blogPath, categoryPath], context.redirects)),
  }
}

export const post = {
  schema,
  type: "Post",
  doc: "An article, from content/posts/<slug>.md or content/posts/<slug>/index.md.",
  derived: {
    slug: ["String!", "File or folder name: campaign-tracking-blueprint"],
    published: [
      "Boolean!",
      "False for a draft or a future date; such posts exist only in previews and `gatsby develop`",
    ],
    publishedAt: ["String!", "Where its date begins in the site's time zone: 2025-04-30T00:00:00+05:30"],
    updatedAt: ["String", "The same for `updated`"],
    retired: ["Boolean!", "True when the address below /blog is retired and answers 410"],
    path: ["String!", "The canonical address: /campaign-tracking/campaign-tracking-blueprint"],
    blogPath: ["String!", "/blog/campaign-tracking-blueprint"],
    categoryPath: ["String!", "/campaign-tracking/campaign-tracking-blueprint"],
    permanentPath: [
      "String!",
      "Identifies the article in feeds and structured data, also after it has moved: /blog/{its first slug}",
    ],
    reconciliations: [
      "[Reconciliation!]!",
      'The comparisons of numbers that it leads to: [{ title: "How wrong are your numbers?", … }]',
    ],
    ...bodyFields,
    wordCount: ["Int!", "Words of the body without code blocks: 1420"],
  },
  cms: { label: "Articles", singular: "Article", inFolders: true },
  fields: postFields,
} satisfies ContentType
