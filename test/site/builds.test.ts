/** @proves Content: files */
/** @proves Content: drafts and future dates */
/** @proves Content: mistakes */
/** @proves Blog: listings of several pages */
/** @proves Blog: index */
/** @proves Addresses: retired addresses */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parseHtml } from "../support/documents"
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

const fiveMinutes = 300_000

const folder = copyProject()

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const writePost = (name: string, text: string) =>
  writeFileSync(join(folder, `content/posts/${name}.md`), text)

/** Four articles to a page of a list, so that today's articles fill more than one. */
const shortenLists = () => {
  const file = join(folder, "src/addresses.ts")
  const source = readFileSync(file, "utf8")
  expect(source).toContain("postsPerPage = 50")
  writeFileSync(file, source.replace("postsPerPage = 50", "postsPerPage = 4"))
}

test(
  "the site builds with no post at all",
  () => {
    removePosts(folder)
    shortenLists()
    buildCopy(folder)
    expect(readCopy(folder, "blog")).toContain("No articles here yet.")
    expect(readCopy(folder, "analytics")).toContain("Category: Analytics")
    expect(existsSync(join(folder, "public/blog/campaign-tracking-blueprint"))).toBe(false)
  },
  fiveMinutes,
)

// The second build of this folder: what the first one left in its cache must not show.
describe("an eighth post dropped into content/posts, with lists of four to a page", () => {
  beforeAll(() => {
    cpSync("content", join(folder, "content"), { recursive: true })
    writePost("an-eighth-post", eighthPost)
    const draft = eighthPost.replace("An eighth post", "A draft").replace("Written", "Also written")
    writePost("a-draft", draft.replace("date:", "draft: true\ndate:"))
    const future = eighthPost.replace("An eighth post", "A future post").replace("Written", "Penned")
    writePost("a-future-post", future.replace("2025-01-02", "2999-01-02"))
    buildCopy(folder)
  }, fiveMinutes)

  const lists = ["blog/page/2", "cohort-analysis", "tag/compliance", "tag/brand-new-tag", "sitemap"]
  const sitemap = () => readFileSync(join(folder, "public/sitemap-0.xml"), "utf8")

  test("is a page, and appears on the blog, its category, its tags and the sitemaps", () => {
    for (const path of lists) expect(readCopy(folder, path)).toContain("An eighth post")
    expect(readCopy(folder, "blog/an-eighth-post")).toContain("1 min read")
    expect(readCopy(folder, "cohort-analysis/an-eighth-post")).toContain("An eighth post")
    expect(sitemap()).toContain("/blog/an-eighth-post")
  })

  test("comes without the draft and the future post beside it", () => {
    for (const path of lists) expect(readCopy(folder, path)).not.toMatch(/A draft|A future post/)
    expect(sitemap()).not.toMatch(/a-draft|a-future-post/)
    expect(existsSync(join(folder, "public/blog/a-draft"))).toBe(false)
    expect(existsSync(join(folder, "public/blog/a-future-post"))).toBe(false)
  })

  test("makes a second page of the blog, canonical itself, with its number in the title", () => {
    const [first, second] = ["blog", "blog/page/2"].map(path => parseHtml(readCopy(folder, path)))
    const titles = [first, second].map(page => page?.querySelectorAll(".article-list h2").length)
    expect(titles).toEqual([4, 4])
    const leads = (page: typeof first, rel: string) =>
      page?.querySelector(`main a[rel=${rel}]`)?.getAttribute("href")
    expect([leads(first, "next"), leads(first, "prev")]).toEqual(["/blog/page/2", undefined])
    expect([leads(second, "next"), leads(second, "prev")]).toEqual([undefined, "/blog"])
    expect(second?.querySelector("title")?.text).toMatch(/^Blog, page 2 /)
    expect(second?.querySelector("link[rel=canonical]")?.getAttribute("href")).toMatch(/\/blog\/page\/2$/)
    expect(sitemap()).toContain("/blog/page/2")
  })
})

test(
  "a mistake in the content stops the build, says where it is, and leaves nothing to be served",
  () => {
    const faulty = copyProject()
    writeFileSync(
      join(faulty, "content/posts/an-eighth-post.md"),
      eighthPost.replace("2025-01-02", "10/10/2025").replace("Cohort Analysis", "Cohort Analyses"),
    )
    let report = ""
    try {
      buildCopy(faulty)
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string }
      report = stdout + stderr
    }
    expect(report).toContain('date "10/10/2025" is not a date of the form YYYY-MM-DD')
    expect(report).toMatch(/an-eighth-post\.md.*category "Cohort Analyses"/)
    expect(existsSync(join(faulty, "public"))).toBe(false)
    rmSync(faulty, { recursive: true })
  },
  fiveMinutes,
)
