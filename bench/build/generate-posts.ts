import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { seededRandom } from "../random"

const categories = [
  "Analytics",
  "SEO Strategies",
  "Campaign Tracking",
  "Cohort Analysis",
  "Dashboard Building",
  "Deep Dive Analysis",
]
const tags = ["Analytics", "SEO", "Digital Marketing", "Attribution", "Reporting", "Testing", "Retention"]
const words =
  "a measure of the visits that each channel brings is worth little until someone checks how it was counted and compares it with the orders in the shop because totals agree by accident while their parts differ by day device country and campaign".split(
    " ",
  )

type Next = (below: number) => number

const sentence = (next: Next, length: number): string => {
  const text = Array.from({ length }, () => words[next(words.length)]).join(" ")
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

const paragraph = (next: Next): string => Array.from({ length: 5 }, () => sentence(next, 14)).join(" ")

const list = (next: Next): string => Array.from({ length: 4 }, () => `- ${sentence(next, 9)}`).join("\n")

const table = (next: Next): string =>
  [
    "| Channel | Visits | Orders |",
    "|---|---:|---:|",
    ...["Search", "Mail", "Paid", "Direct"].map(name => `| ${name} | ${next(9000)} | ${next(400)} |`),
  ].join("\n")

const code = (next: Next): string =>
  [
    "```sql",
    "SELECT channel, count(*) AS visits",
    "FROM sessions",
    `WHERE started_on >= date '2024-01-01' AND pages > ${next(9)}`,
    "GROUP BY channel",
    "ORDER BY visits DESC;",
    "```",
  ].join("\n")

const section = (next: Next, index: number): string =>
  [
    `## ${sentence(next, 5).slice(0, -1)} ${index}`,
    paragraph(next),
    paragraph(next),
    [list, table, code][index % 3]?.(next),
    `### ${sentence(next, 4).slice(0, -1)} ${index}`,
    paragraph(next),
  ].join("\n\n")

const daysSpread = 3650

const post = (index: number): string => {
  const random = seededRandom(index)
  const next: Next = below => Math.floor(random() * below)
  const day = new Date(Date.UTC(2015, 0, 1 + (index % daysSpread))).toISOString().slice(0, 10)
  return `---
title: "Post ${index}: ${sentence(next, 4).slice(0, -1)}"
excerpt: ${sentence(next, 20)}
category: ${categories[index % categories.length]}
tags: [${tags[index % tags.length]}, ${tags[(index + 3) % tags.length]}]
date: ${day}
---

${paragraph(next)}

${Array.from({ length: 4 }, (_, part) => section(next, part)).join("\n\n")}
`
}

const slugOf = (index: number): string => `generated-post-${index}`

/** The markdown file of a generated post, below a content folder. */
export const generatedFile = (contentFolder: string, index: number): string =>
  join(contentFolder, "posts", slugOf(index), "index.md")

/**
 * Writes posts of about 1,000 words with headings, lists, tables and code, spread over all categories, seven tags and ten
 * years; always the same ones for the same number.
 */
export const generatePosts = (contentFolder: string, count: number): void => {
  for (let index = 0; index < count; index += 1) {
    mkdirSync(join(contentFolder, "posts", slugOf(index)), { recursive: true })
    writeFileSync(generatedFile(contentFolder, index), post(index))
  }
}
