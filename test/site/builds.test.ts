import { execFileSync } from "node:child_process"
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

const notCopied = new Set(["node_modules", ".git", ".cache", "public", "data", ".tmp"])

/** A copy of the project whose content may be changed; it builds with the project's own packages. */
const copyProject = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "site-build-"))
  for (const name of readdirSync(".")) {
    if (!notCopied.has(name)) cpSync(name, join(folder, name), { recursive: true })
  }
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"))
  return folder
}

const build = (folder: string): string => {
  const options = { cwd: folder, encoding: "utf8", stdio: "pipe" } as const
  return execFileSync("node_modules/.bin/gatsby", ["build"], {
    ...options,
    env: { ...process.env, CI: "true", NODE_ENV: "production" },
  })
}

const postFolders = (folder: string) => readdirSync(join(folder, "content/posts"))

const removePosts = (folder: string, kept: string[]) => {
  for (const name of postFolders(folder)) {
    if (!kept.includes(name)) rmSync(join(folder, "content/posts", name), { recursive: true })
  }
  // What names posts must not name posts that are gone: that is a mistake the content check reports.
  const amp = join(folder, "content/amp.json")
  if (existsSync(amp)) writeFileSync(amp, JSON.stringify({ posts: kept }))
}

const read = (folder: string, path: string) =>
  readFileSync(join(folder, "public", path, "index.html"), "utf8")

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
    build(folder)
    for (const path of ["blog", "cohort-analysis", "tag/compliance", "tag/brand-new-tag", "sitemap"]) {
      expect(read(folder, path)).toContain("An eighth post")
      expect(read(folder, path)).not.toMatch(/A draft|A future post/)
    }
    expect(read(folder, "blog/an-eighth-post")).toContain("1 min read")
    expect(read(folder, "cohort-analysis/an-eighth-post")).toContain("An eighth post")
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
    removePosts(folder, [])
    build(folder)
    expect(read(folder, "blog")).toContain("No articles here yet.")
    expect(read(folder, "analytics")).toContain("Category: Analytics")
    expect(existsSync(join(folder, "public/blog/campaign-tracking-blueprint"))).toBe(false)
  },
  twoMinutes,
)

test(
  "the site builds with a single post that leaves optional fields out, and a retired post that is unknown has no notice",
  () => {
    removePosts(folder, [])
    writeFileSync(join(folder, "content/posts/an-eighth-post.md"), eighthPost)
    build(folder)
    expect(read(folder, "blog")).toContain("An eighth post")
    expect(existsSync(join(folder, "public/blog/seo-technical-foundations"))).toBe(false)
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
      build(folder)
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
