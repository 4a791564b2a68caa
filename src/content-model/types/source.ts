import { z } from "zod"
import { day, fields, text, textLike } from "./parts"
import { dayOf, textOf } from "./values"

/** The sources of an article: what its claims rest on. */
export const sources = () =>
  z
    .array(
      fields({
        title: text("the document's own title"),
        link: textLike(/^https:\/\/[^\s/]+\S*$/, "an address that begins with https://"),
        publisher: text("who published the document"),
        accessed: day().optional(),
      }),
      "a list of sources with title, link and publisher",
    )
    .optional()

/** The sources of an article from its front matter. */
export const sourcesOf = (value: unknown) =>
  Array.isArray(value)
    ? value.map(source => ({
        title: textOf(source?.title),
        link: textOf(source?.link),
        publisher: textOf(source?.publisher),
        accessed: dayOf(source?.accessed) || null,
      }))
    : []

/** Its GraphQL type. */
export const sourceSdl = /* GraphQL */ `
"""
A document that an article's claims rest on.
"""
type ArticleSource @dontInfer {
  "About consent mode"
  title: String!
  "https://support.google.com/analytics/answer/9976101"
  link: String!
  "Google"
  publisher: String!
  "2026-11-20: the day on which it said so; an editor may leave it out"
  accessed: Date @dateformat
}
`
