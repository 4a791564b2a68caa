import { z } from "zod"
import { count, fields, list, number, slug, text, textLike, webAddress } from "./schema-parts"

const point = fields({ title: text("a short title"), text: text("a sentence or two") })
const points = () => z.array(point, "a list of points with title and text").optional()
const seo = fields({
  title: text("the page's title"),
  description: text("one or two sentences for search engines"),
})
const headed = fields({ heading: text("a heading"), text: text("a sentence or two").optional() })
const paragraphs = (expected: string) => list(text("a paragraph"), expected)

const pageCopy = fields({
  title: text("the page's title"),
  description: text("one or two sentences for search engines"),
  heading: text("the page's main heading"),
  lead: text("the sentence below the heading"),
  points: points(),
})

/** The files that hold the site's own data and the copy of the fixed pages. */
export const pageSchemas = {
  "site.json": fields({
    brand: text("the brand's name"),
    url: webAddress(),
    language: textLike(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'a language such as "en-IN"'),
    tagline: text("a few words"),
    description: text("one or two sentences about the site"),
    contact: fields({
      email: textLike(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "an e-mail address"),
      whatsapp: textLike(/^\+\d[\d ]{6,}$/, 'a telephone number with its country, such as "+91 00000 00000"'),
      country: textLike(/^[A-Z]{2}$/, 'a country of two letters, such as "IN" (ISO 3166-1)'),
      network: fields({ name: text("the network's name"), url: webAddress() }),
    }),
    claims: list(
      fields({ value: text('a figure as text, such as "2X"'), label: text("what the figure counts") }),
      "a list of claims with value and label",
    ),
    consultation: fields({ minutes: count(), responseHours: number("a number of hours") }),
    navigation: list(
      fields({ label: text("the words of the link"), path: text("an address of this site, such as /about") }),
      "a list of links with label and path",
    ),
  }),
  "home.json": fields({
    seo,
    hero: headed,
    services: headed,
    brands: headed,
    approach: fields({
      heading: text("a heading"),
      steps: list(point, "a list of steps with title and text"),
    }),
    closing: headed,
  }),
  "about.json": fields({
    seo,
    heading: text("the page's main heading"),
    lead: text("the sentence below the heading"),
    sections: list(
      fields({
        id: slug(),
        heading: text("a heading"),
        body: paragraphs("a list of paragraphs"),
        points: points(),
      }),
      "a list of sections with id, heading and body",
    ),
    closing: headed,
    approach: paragraphs("a list of short points"),
    results: paragraphs("a list of sentences"),
  }),
  "pages.json": fields({
    services: pageCopy,
    landing: pageCopy,
    results: pageCopy,
    testimonials: pageCopy,
    resources: pageCopy,
    contact: pageCopy,
    blog: pageCopy,
    search: pageCopy,
    sitemap: pageCopy,
  }),
} as const
