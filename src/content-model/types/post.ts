import { blogPostPath, categoryPostPath } from "../../shared/addresses"
import { canonicalPostPath } from "../../shared/canonical"
import { firstSlug } from "../../shared/redirects"
import { type ContentType, oneNode, type Surroundings, type Values } from "./content-type"
import { day, fields, flag, tags, text, textLike } from "./parts"
import { sourceSdl, sources, sourcesOf } from "./source"
import { dayOf, labelOf, tagsOf, textOf } from "./values"

/** Whether a post belongs into a build: neither a draft nor dated after the day of the build. */
export const isPublished = (frontmatter: Values, today: string): boolean =>
  frontmatter.draft !== true && dayOf(frontmatter.date) <= today

/** The fields of a `Post` from its front matter. */
export const postFields = (frontmatter: Values, slug: string, around: Surroundings) => {
  const category = labelOf(frontmatter.category)
  const retired = around.retiredPosts.includes(slug)
  const topLevel = around.topLevelCategories.includes(category.name)
  const blogPath = blogPostPath(slug)
  const categoryPath = categoryPostPath(category.slug, slug)
  return {
    slug,
    title: textOf(frontmatter.title),
    excerpt: textOf(frontmatter.excerpt),
    category,
    tags: tagsOf(frontmatter.tags),
    author: textOf(frontmatter.author) || null,
    date: dayOf(frontmatter.date),
    updated: dayOf(frontmatter.updated) || null,
    checked: dayOf(frontmatter.checked) || null,
    sources: sourcesOf(frontmatter.sources),
    readingTime: textOf(frontmatter.readingTime) || null,
    published: isPublished(frontmatter, around.day),
    retired,
    path: canonicalPostPath({ slug: category.slug, topLevel }, slug, retired),
    blogPath,
    categoryPath,
    identity: blogPostPath(firstSlug(slug, [blogPath, categoryPath], around.redirects)),
    cover: textOf(frontmatter.cover) || null,
  }
}

/** An article: `content/posts/<slug>.md`. */
export const post: ContentType = {
  schema: fields({
    title: text("the article's title"),
    excerpt: text("one or two sentences for listings and search engines"),
    category: text("the name of a category of content/categories.json"),
    tags: tags(),
    author: text("the slug of an author of content/authors.json").optional(),
    date: day(),
    updated: day().optional(),
    checked: day().optional(),
    readingTime: textLike(/^[1-9]\d* min$/, 'a reading time of the form "7 min"').optional(),
    draft: flag().optional(),
    cover: text("the file name of an image beside the article").optional(),
    sources: sources(),
  }),
  desk: {
    label: "Articles",
    one: "Article",
    inFolders: true,
    fields: {
      title: {
        head: "title",
        hint: "What the article answers",
      },
      excerpt: {
        as: "paragraph",
        head: "description",
        hint: "One or two sentences for listings, search and search engines",
      },
      category: { as: "category", hint: "What it is about in the main; a new one is made under Categories" },
      tags: { as: "tags", hint: "What readers find it by; a new tag gets a page of its own" },
      author: { as: "author", hint: "Who signs the article; a new one is made under Authors" },
      date: {
        label: "Published on",
        hint: "A later day than today keeps the article back until then",
        begins: "today",
      },
      updated: {
        label: "Updated on",
        hint: "The day of a change that readers should know of, from the day it was published to today",
      },
      checked: {
        label: "Last checked on",
        hint: "The day on which somebody last compared the text with its sources; shown beside the author",
      },
      readingTime: { hint: 'Such as "7 min"; counted at 200 words a minute where it is left empty' },
      draft: { hint: "On: shown on your own machine only. Off: published with the next build", begins: true },
      cover: {
        as: "image",
        hint: "An SVG, PNG, JPEG, WebP or AVIF, above the article and beside it in lists; an SVG can take the theme's colours",
      },
      sources: { hint: "The documents that the claims rest on; shown at the end, in this order" },
      "sources.title": { hint: "The document's own title" },
      "sources.link": { hint: "Its address, from https:// on" },
      "sources.publisher": { hint: "Who published it: Google, Internet Engineering Task Force" },
      "sources.accessed": { label: "Read on", hint: "The day on which it said so, where it may change" },
      body: {
        label: "Text",
        hint: "Markdown: ## before a section's heading, an empty line between paragraphs",
      },
    },
  },
  nodes: (values, slug, around) =>
    // A draft or a future post exists in `gatsby develop` alone, so that no listing, feed or index can show it.
    process.env.NODE_ENV === "production" && !isPublished(values, around.day)
      ? []
      : oneNode("Post", slug, postFields(values, slug, around)),
  sdl: /* GraphQL */ `
${sourceSdl}
"""
An article, from content/posts/<slug>.md or content/posts/<slug>/index.md.
"""
type Post implements Node @dontInfer {
  "File or folder name: campaign-tracking-blueprint"
  slug: String!
  "A campaign tracking blueprint"
  title: String!
  "One or two sentences for listings, search and meta description"
  excerpt: String!
  "{ name: \\"Campaign Tracking\\", slug: \\"campaign-tracking\\" }"
  category: Label!
  "[{ name: \\"SEO\\", slug: \\"seo\\" }]"
  tags: [Label!]!
  "Who wrote it, named by the slug; an editor may leave it out"
  author: Author @link(by: "slug")
  "2025-04-30"
  date: Date! @dateformat
  "2026-11-03: the day of the last change that readers should know of; an editor may leave it out"
  updated: Date @dateformat
  "2026-11-20: the day on which it was last compared with its sources; an editor may leave it out"
  checked: Date @dateformat
  "The documents that its claims rest on: [{ title: \\"About consent mode\\", publisher: \\"Google\\", … }]"
  sources: [ArticleSource!]!
  "12 min: from the front matter, else counted at 200 words a minute"
  readingTime: String!
  "False for a draft or a future date; such posts exist in \`gatsby develop\` only"
  published: Boolean!
  "True when the address below /blog is retired and answers 410"
  retired: Boolean!
  "The canonical address: /campaign-tracking/campaign-tracking-blueprint"
  path: String!
  "/blog/campaign-tracking-blueprint"
  blogPath: String!
  "/campaign-tracking/campaign-tracking-blueprint"
  categoryPath: String!
  "The name for feeds and structured data, which stays when the article moves: /blog/{the slug it was first published under}"
  identity: String!
  "The picture above the article and beside it in lists; an editor may leave it out"
  cover: File @fileByRelativePath
  "The body as HTML; its shallowest heading is an h2"
  html: String!
  "The headings of the body, levels 2 and 3"
  headings: [Heading!]!
  "Words of the body without its blocks of code: 1420"
  wordCount: Int!
}
`,
}
