import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { blogPostPath } from "../../src/shared/addresses"

/** An article that uses each kind of mark once. */
export const everyMark = { path: blogPostPath("every-mark"), title: "Every kind of mark" }

// Cover and reading time are left out.
const article = `---
title: ${everyMark.title}
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

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'

/** Writes it, with its drawing, into a copy of the project. */
export const writeEveryMark = (project: string): void => {
  const folder = join(project, "content/posts/every-mark")
  mkdirSync(folder)
  writeFileSync(join(folder, "index.md"), article)
  writeFileSync(join(folder, "drawing.svg"), drawing)
}
