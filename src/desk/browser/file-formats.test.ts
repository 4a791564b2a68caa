import { readFileSync } from "node:fs"
import { join } from "node:path"
import fc from "fast-check"
import { VFile } from "vfile"
import { readFrontMatter } from "../../content-model/read/front-matter"
import { readContent } from "../../content-model/read/read-content"
import { writeMarkdown } from "../../content-model/write/write-markdown"
import { jsonSwitches, type MarkdownFormat, markdownFormats } from "../config/collections"
import { jsonFile, markdownFile, readMarkdown } from "./file-formats"

const parseFrontMatter = (value: string) => readFrontMatter(new VFile({ path: "x.md", value }), [])
const content = readContent(process.cwd())
const formats = markdownFormats()
const posts = formats["posts-text"] as MarkdownFormat
const plain = { fields: [], days: [], switches: [], headingLevel: 2 }
const textOf = (file: string) => readFileSync(join(process.cwd(), file), "utf8")

test.each(content.markdown.map(({ file, kind }) => [file, kind] as const))(
  "%s is saved with all that it says, and the same when it is saved again",
  (file, kind) => {
    const format = formats[`${kind}-text`]
    if (!format) throw new Error(`${kind} have no format`)
    const saved = markdownFile(format, readMarkdown(format, textOf(file)))
    expect(readMarkdown(format, saved)).toEqual(readMarkdown(format, textOf(file)))
    expect(markdownFile(format, readMarkdown(format, saved))).toBe(saved)
  },
)

const article = `---
title: "Cohorts: a beginning"
excerpt: What {brand} counts, and why, in two sentences.
category: Cohort Analysis
tags: [SEO, हिन्दी, "Profit, loss"]
author: firm
date: 2026-01-31
checked: 2026-02-20
readingTime: 7 min
cover: ./drawing.png
sources:
  - title: "RFC 9309: Robots Exclusion Protocol"
    link: https://www.rfc-editor.org/rfc/rfc9309
    publisher: RFC Editor
    accessed: 2026-02-20
  - title: Canonical URLs
    link: https://developers.google.com/x
    publisher: Google
---

## First

Text.
`

test("an article written by hand is saved as it stands, whatever the order in which the desk holds its fields", () => {
  const { tags, ...others } = readMarkdown(posts, article)
  expect(others.draft).toBe(false)
  expect(markdownFile(posts, { ...others, unknown: undefined, tags })).toBe(article)
})

const chart = `{
  "slug": "growth",
  "series": [
    {
      "name": "All users",
      "points": [
        { "label": "Month 1", "value": 100 },
        { "label": "Month 2", "value": 103.5 }
      ]
    }
  ],
  "markers": [],
  "kinds": [
    "a",
    "b"
  ]
}
`

test("a chart written by hand is saved as it stands", () => {
  const { series, ...others } = JSON.parse(chart)
  const held = { ...others, series: [{ ...series[0], dashed: false }] }
  expect(jsonFile(jsonSwitches(), { slug: held.slug, series: held.series, ...others })).toBe(chart)
})

const odd = [
  "2026-01-31",
  "12:30:45",
  "1e3",
  "0x1f",
  "null",
  "~",
  "yes",
  "true",
  "- x",
  "a: b",
  "a #b",
  "#b",
  "@a",
  "`a`",
  "%a",
  "&a *b",
  "!tag",
  "| x",
  "> x",
  '"quoted"',
  "'quoted'",
  "it's",
  "[a]",
  "{brand} is",
  "a, b",
  "? a",
  ": a",
  "---",
  " a ",
  "a\nb",
  "a\tb",
  "C:\\x",
  "हिन्दी: एक",
  "👍 \u0007",
  "=",
  "<<",
  "",
]

test.each(odd)("%j is read again as it was written, alone and in a list", text => {
  const written = writeMarkdown({ title: text, tags: [text, "b"] }, "Body", [])
  expect(parseFrontMatter(written)).toMatchObject({ data: { title: text, tags: [text, "b"] } })
})

test("any text is read again as it was written", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.array(fc.string(), { minLength: 1 }), (title, tags) => {
      const written = writeMarkdown({ title, tags }, "Body", [])
      expect(parseFrontMatter(written)).toMatchObject({ data: { title, tags } })
      expect(readMarkdown(plain, written)).toEqual({ title, tags, body: "Body" })
    }),
  )
})

test("a text with Windows line ends, a byte order mark or a date without quotes is read as it was typed", () => {
  expect(
    readMarkdown(plain, "\uFEFF---\r\ntitle: A\r\ndate: 2025-02-30\r\n---\r\n\r\nOne\r\n\r\n---\r\nTwo\r\n"),
  ).toEqual({
    title: "A",
    date: "2025-02-30",
    body: "One\n\n---\nTwo",
  })
  expect(() => readMarkdown(plain, "No front matter")).toThrow("does not begin with front matter")
})
