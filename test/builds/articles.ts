import { rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** An article that leaves out all that may be left out. */
export const eighthPost = `---
title: An eighth post
excerpt: Written by a test to see that a file dropped into the folder is all that a new article needs, tags and sitemap included.
category: Cohort Analysis
tags: [Compliance, Brand New Tag]
date: 2025-01-02
---

## One section

With a sentence in it.
`

const fileOf = (folder: string, slug: string) => join(folder, `content/posts/${slug}.md`)

/** Writes an article into a copy of the project. */
export const writePost = (folder: string, slug: string, text: string): void =>
  writeFileSync(fileOf(folder, slug), text)

/** Takes it out again. */
export const removePost = (folder: string, slug: string): void => rmSync(fileOf(folder, slug))
