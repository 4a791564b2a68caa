import { z } from "zod"
import { fields, list, text } from "./parts"

const point = fields({ title: text("a short title"), text: text("a sentence or two") })

/** Titles with a sentence or two below each. */
export const points = (expected = "a list of points with title and text") => z.array(point, expected)

/** What search engines are told of a page. */
export const seoFields = {
  title: text("the page's title"),
  description: text("one or two sentences for search engines"),
}

/** A heading with its text. */
export const headed = fields({ heading: text("a heading"), text: text("a sentence or two").optional() })

/** Paragraphs. */
export const paragraphs = (expected: string) => list(text("a paragraph"), expected)

/** GraphQL types that the copy of the fixed pages is made of. */
export const copySdl = /* GraphQL */ `
"""
A title with a sentence or two below it.
"""
type Point @dontInfer {
  "What happens next"
  title: String!
  "We reply within 24 hours on business days."
  text: String!
}

"""
Title and description for search engines.
"""
type SeoCopy @dontInfer {
  "About us"
  title: String!
  "Who we are, whom we work with, and how we measure what we promise."
  description: String!
}

"""
A heading with its text.
"""
type HeadedText @dontInfer {
  "What we do"
  heading: String!
  "A sentence or two; absent where the heading says it"
  text: String
}
`
