import { z } from "zod"
import { count, day, fields, flag, list, oneOf, slug, text, textLike } from "./schema-parts"

const tag = () => textLike(/^\S(?:.*\S)?$/, "a tag without spaces around it")

/**
 * What an editor writes between the two `---` lines of each kind of markdown file (docs/behaviour.md, "Content: front
 * matter").
 */
export const markdownSchemas = {
  posts: fields({
    title: text("the article's title"),
    excerpt: text("one or two sentences for listings and search engines"),
    category: text("the name of a category of content/categories.json"),
    tags: list(tag(), "a list of at least one tag, such as [SEO, Analytics]"),
    date: day(),
    updated: day().optional(),
    readingTime: textLike(/^[1-9]\d* min$/, 'a reading time of the form "7 min"').optional(),
    draft: flag().optional(),
    cover: text("the file name of an image beside the article").optional(),
  }),
  services: fields({
    title: text("the service's name"),
    description: text("one line about the service"),
    icon: oneOf(["chart", "search", "megaphone", "people"]),
    order: count().optional(),
  }),
  resources: fields({
    title: text("the resource's title"),
    type: oneOf(["Checklist", "Template", "Sample"]),
    description: text("one or two sentences"),
    tags: list(tag(), "a list of at least one tag, such as [SEO, Analytics]"),
    updated: day().optional(),
    externalUrl: text("a web address, or a file below static/ such as /downloads/x.pdf").optional(),
    order: count().optional(),
  }),
  legal: fields({
    title: text("the page's title"),
    description: text("one or two sentences for search engines"),
  }),
} as const

/** The kinds of markdown content, named as their folders. */
export type MarkdownKind = keyof typeof markdownSchemas

/** Those of the small files below `content/` that are lists or plain data. */
export const listSchemas = {
  "categories.json": list(
    fields({
      name: text("the category's name"),
      description: text("one sentence about its articles"),
      topLevel: flag(),
    }),
    "a list of at least one category",
  ),
  "testimonials.json": z.array(
    fields({
      quote: text("the client's words"),
      author: text("the client's role"),
      company: text("the client's company"),
    }),
    "a list of testimonials",
  ),
  "case-studies.json": z.array(
    fields({
      slug: slug(),
      heading: text("the result in a few words"),
      summary: text("one paragraph"),
      client: text("a kind of client"),
      challenge: text("what was wrong"),
      work: text("what was done"),
      result: text("what changed"),
      metric: fields({
        value: text('a figure as text, such as "3X"'),
        label: text("what the figure counts"),
      }),
      chart: slug(),
    }),
    "a list of case studies",
  ),
  "brands.json": z.array(fields({ name: text("the client's name"), slug: slug() }), "a list of clients"),
  "retired.json": fields({ posts: z.array(slug(), "a list of post slugs") }),
  "amp.json": fields({
    posts: z.array(slug(), "a list of up to six post slugs").max(6, "a list of up to six post slugs"),
  }),
} as const
