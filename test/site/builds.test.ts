import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { buildCopy, copyProject, readCopy, removePosts } from "../support/project-copy"

const eighthPost = `---
title: An eighth post
excerpt: Written by a test to see that a file dropped into the folder is all that a new article needs, tags and sitemap included.
category: Cohort Analysis
tags: [Compliance, Brand New Tag]
date: 2025-01-02
---

## One section

With a sentence in it.
`

const twoMinutes = 120_000

let folder: string

beforeEach(() => {
  folder = copyProject()
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test(
  "an eighth post dropped into content/posts appears on the blog, its category, its tags and the sitemaps",
  () => {
    writeFileSync(join(folder, "content/posts/an-eighth-post.md"), eighthPost)
    writeFileSync(
      join(folder, "content/posts/a-draft.md"),
      eighthPost
        .replace("An eighth post", "A draft")
        .replace("Written", "Also written")
        .replace("date:", "draft: true\ndate:"),
    )
    writeFileSync(
      join(folder, "content/posts/a-future-post.md"),
      eighthPost
        .replace("An eighth post", "A future post")
        .replace("Written", "Penned")
        .replace("2025-01-02", "2999-01-02"),
    )
    buildCopy(folder)
    for (const path of ["blog", "cohort-analysis", "tag/compliance", "tag/brand-new-tag", "sitemap"]) {
      expect(readCopy(folder, path)).toContain("An eighth post")
      expect(readCopy(folder, path)).not.toMatch(/A draft|A future post/)
    }
    expect(readCopy(folder, "blog/an-eighth-post")).toContain("1 min read")
    expect(readCopy(folder, "cohort-analysis/an-eighth-post")).toContain("An eighth post")
    const xml = readFileSync(join(folder, "public/sitemap-0.xml"), "utf8")
    expect(xml).toContain("/blog/an-eighth-post")
    expect(xml).not.toMatch(/a-draft|a-future-post/)
    expect(existsSync(join(folder, "public/blog/a-draft"))).toBe(false)
  },
  twoMinutes,
)

test(
  "the site builds with no post at all",
  () => {
    removePosts(folder)
    buildCopy(folder)
    expect(readCopy(folder, "blog")).toContain("No articles here yet.")
    expect(readCopy(folder, "analytics")).toContain("Category: Analytics")
    expect(existsSync(join(folder, "public/blog/campaign-tracking-blueprint"))).toBe(false)
  },
  twoMinutes,
)

test(
  "a mistake in the content stops the build, says where it is, and leaves nothing to be served",
  () => {
    writeFileSync(
      join(folder, "content/posts/an-eighth-post.md"),
      eighthPost.replace("2025-01-02", "10/10/2025").replace("Cohort Analysis", "Cohort Analyses"),
    )
    let report = ""
    try {
      buildCopy(folder)
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string }
      report = stdout + stderr
    }
    expect(report).toContain('date "10/10/2025" is not a date of the form YYYY-MM-DD')
    expect(report).toMatch(/an-eighth-post\.md.*category "Cohort Analyses"/)
    expect(existsSync(join(folder, "public"))).toBe(false)
  },
  twoMinutes,
)
