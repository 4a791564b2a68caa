import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** Content and settings that replace the site's own. */
export const otherBrand = "Kumbh"
export const moved = "/an-old-name"
export const chatOrigin = "https://chat.example"
export const chatKey = "5f3c9a1b2d4e6f708192"
export const mailOrigin = "https://mail.example"

// A retired address may have no article left.
export const retired = ["campaign-tracking-blueprint"]

const post = (title: string, excerpt: string, date: string, more = ""): string => `---
title: ${title}
excerpt: ${excerpt} by a test to see that a file dropped into the folder is all that a new article needs, tags and sitemap included.
category: Cohort Analysis
tags: [Compliance, Brand New Tag]
date: ${date}
${more}---

## One section

With a sentence in it.
`

/** An article with two mistakes. */
export const mistakenPost = post("An eighth post", "Written", "10/10/2025").replace(
  "Cohort Analysis",
  "Cohort Analyses",
)

// Cover and reading time are left out.
const everyMark = `---
title: Every kind of mark
excerpt: Written by a test to see that each kind of mark an editor may use in an article comes out as what it stands for.
category: Cohort Analysis
tags: [Analytics]
date: 2025-01-01
updated: 2025-02-14
---

# First level

Words in **bold** and in *italic*.

## Second level

### Third level

---

- a bullet
- another

1. a number
2. another

> A quote.

\`\`\`js
const answer = 42
\`\`\`

![A drawing](./drawing.svg)

![Digital Measurement in nine steps](nowhere.png)

![The Deep Dive Methodology](nowhere.png)
`

const replaceIn = (file: string, from: string, to: string): void => {
  const source = readFileSync(file, "utf8")
  expect(source).toContain(from)
  writeFileSync(file, source.replace(from, to))
}

/** Writes an article into a copy of the project. */
export const writePost = (folder: string, slug: string, text: string): void =>
  writeFileSync(join(folder, `content/posts/${slug}.md`), text)

/** Removes all articles from a copy, and every mention of them. */
const removePosts = (folder: string): void => {
  rmSync(join(folder, "content/posts"), { recursive: true })
  mkdirSync(join(folder, "content/posts"))
  writeFileSync(join(folder, "content/amp.json"), JSON.stringify({ posts: [] }))
  const cases = join(folder, "content/cases")
  for (const name of readdirSync(cases)) {
    const { article: _, ...study } = JSON.parse(readFileSync(join(cases, name), "utf8"))
    writeFileSync(join(cases, name), JSON.stringify(study))
  }
}

/** Gives a copy of the project ten articles in two of six categories, another brand, and lists of four to a page. */
export const writeOtherContent = (folder: string): void => {
  removePosts(folder)
  // AVIF versions of the resources' pictures take longer than all other images.
  const resources = join(folder, "content/resources")
  for (const name of readdirSync(resources).filter(file => file.endsWith(".md"))) {
    const text = readFileSync(join(resources, name), "utf8")
    writeFileSync(join(resources, name), text.replace(/^picture: .*\n/m, ""))
  }
  for (let i = 1; i <= 8; i++) {
    const text = post(`Article ${i}`, `Written ${i}`, `2025-03-0${i}`)
    writePost(folder, `article-${i}`, text.replace("Cohort Analysis", "Analytics"))
  }
  writePost(folder, "an-eighth-post", post("An eighth post", "Dropped", "2025-01-02"))
  writePost(folder, "a-draft", post("A draft", "Drafted", "2025-01-03", "draft: true\n"))
  writePost(folder, "a-future-post", post("A future post", "Penned", "2999-01-02"))
  mkdirSync(join(folder, "content/posts/every-mark"))
  writePost(folder, "every-mark/index", everyMark)
  writeFileSync(
    join(folder, "content/posts/every-mark/drawing.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
  )
  writeFileSync(join(folder, "content/retired.json"), JSON.stringify({ posts: retired }))
  writeFileSync(join(folder, "content/redirects.json"), JSON.stringify([{ from: moved, to: "/about" }]))
  const site = join(folder, "content/site.json")
  writeFileSync(site, JSON.stringify({ ...JSON.parse(readFileSync(site, "utf8")), brand: otherBrand }))
  replaceIn(join(folder, "src/shared/paths.ts"), "postsPerPage = 50", "postsPerPage = 4")
  const config = join(folder, "gatsby-config.ts")
  replaceIn(config, "{ serverAdapter } from", "{ adapterForBothHosts as serverAdapter } from")
  replaceIn(config, "./src/host/server-adapter", "./test/builds/both-hosts")
  appendFileSync(
    join(folder, "gatsby-node.ts"),
    '\nexport { answerQueries as createPagesStatefully } from "./test/builds/documented-queries"\n',
  )
}

/** The build's settings: an EmailJS account, a chat, and the CMS of a team on GitHub. */
export const otherSettings = {
  GATSBY_EMAILJS_PUBLIC_KEY: "public-key",
  GATSBY_EMAILJS_SERVICE_ID: "service_1",
  GATSBY_EMAILJS_AUDIT_TEMPLATE_ID: "template_a",
  GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: "template_c",
  GATSBY_EMAILJS_ORIGIN: mailOrigin,
  GATSBY_CHAT_WIDGET_KEY: chatKey,
  GATSBY_CHAT_WIDGET_ORIGIN: chatOrigin,
  CMS_BACKEND: "github",
  CMS_REPOSITORY: "acme/site",
  // Netlify's adapter then keeps its cache within the folder.
  NETLIFY_LOCAL: "true",
}
