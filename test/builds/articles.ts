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

/** The brand of a build, to see that none of it is left in the next. */
export const otherBrand = "Kumbh"

/** The slug of an article whose day is that of the earliest time zone. */
export const postOfItsDay = "a-post-of-its-day"

// More than a day lies between the two, whatever the time.
export const dayBefore = { TZ: "Etc/GMT+12" }
export const itsDay = { TZ: "Pacific/Kiritimati" }

/** Writes that article: it is not published in the one time zone, and is in the other. */
export const writePostOfItsDay = (folder: string): void => {
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: itsDay.TZ }).format()
  writePost(
    folder,
    postOfItsDay,
    eighthPost
      .replace("An eighth post", "A post of its day")
      .replace("Written", "Dated")
      .replace("[Compliance, Brand New Tag]", "[Compliance]")
      .replace("2025-01-02", day),
  )
}

const fileOf = (folder: string, slug: string) => join(folder, `content/posts/${slug}.md`)

/** Writes an article into a copy of the project. */
export const writePost = (folder: string, slug: string, text: string): void =>
  writeFileSync(fileOf(folder, slug), text)

/** Takes it out again. */
export const removePost = (folder: string, slug: string): void => rmSync(fileOf(folder, slug))
