import { spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"
import { checkContent } from "../../src/content-model/check/check-content"
import { readContent } from "../../src/content-model/read/read-content"
import { errorsIn } from "../../src/content-model/report/problems"
import { today } from "../../src/shared/day"
import { newEntry, slugOfTitle, type types } from "./new-entry"

let project: string
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "new-"))
  for (const folder of ["content", "static"]) cpSync(folder, join(project, folder), { recursive: true })
})
afterEach(() => rmSync(project, { recursive: true }))

const make = (kind: keyof typeof types, title: string, slug = slugOfTitle(title)) => {
  const { path, text } = newEntry(readContent(project), kind, title, slug)
  mkdirSync(dirname(join(project, path)), { recursive: true })
  writeFileSync(join(project, path), text)
  return { path, text }
}

const errors = async () => errorsIn((await checkContent(project)).problems)

test("new entries of every kind pass the check, and so does a second one of each", async () => {
  for (const which of ["one", "one: another # again"]) {
    const slug = slugOfTitle(which)
    expect(make("post", `Article ${which}`).path).toBe(`content/posts/article-${slug}/index.md`)
    expect(make("resource", `Template ${which}`).path).toBe(`content/resources/template-${slug}.md`)
    expect(make("page", `Page ${which}`).path).toBe(`content/pages/page-${slug}.md`)
    expect(make("service", `Service ${which}`).path).toBe(`content/services/service-${slug}.md`)
    expect(make("case", `Case ${which}`).path).toBe(`content/cases/case-${slug}.json`)
  }
  expect(await errors()).toEqual([])
})

test("an article is a draft with today's date", () => {
  const { path, text } = make("post", "Café “figures”")
  expect(path).toBe("content/posts/cafe-figures/index.md")
  expect(text).toMatch(/^---\ntitle: Café “figures”\n/)
  expect(text).toContain(`\ndate: ${today()}\ndraft: true\n---\n\n`)
})

test("an author is appended to the list", async () => {
  const { path, text } = make("author", "Asha Rao")
  expect(path).toBe("content/authors.json")
  expect((JSON.parse(text) as { slug: string; name: string }[]).at(-1)).toMatchObject({
    slug: "asha-rao",
    name: "Asha Rao",
    kind: "person",
    link: "/about",
  })
  expect(text).toContain("{brand}")
  expect(await errors()).toEqual([])
  expect(() => make("author", "Asha Rao")).toThrow(
    'content/authors.json has "asha-rao" already; choose another with --slug',
  )
})

test("a title without Latin letters needs --slug", async () => {
  expect(() => make("post", "रिपोर्ट")).toThrow(
    'Cannot derive a slug from "रिपोर्ट"; pass --slug, of letters a to z, digits and hyphens',
  )
  expect(make("post", "रिपोर्ट", "report").path).toBe("content/posts/report/index.md")
  expect(await errors()).toEqual([])
})

test("existing entries are not overwritten", () => {
  make("post", "Twice")
  expect(() => make("post", "Twice")).toThrow('content/posts has "twice" already; choose another with --slug')
  make("case", "Twice")
  expect(() => make("case", "Twice")).toThrow('content/cases has "twice" already')
})

test("the command prints the path, or its usage", () => {
  const run = (...words: string[]) => {
    const command = ["--import", "tsx", "scripts/new/main.ts", "--project", project, ...words]
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: "utf8" })
    // libvips writes to stderr on machines without fonts.
    return { status, said: (status === 0 ? stdout : stderr).trim() }
  }
  expect(run("post", "Reading a funnel")).toEqual({
    status: 0,
    said: "content/posts/reading-a-funnel/index.md",
  })
  expect(existsSync(resolve(project, "content/posts/reading-a-funnel/index.md"))).toBe(true)
  expect(run("post", "--help")).toEqual({
    status: 0,
    said: expect.stringMatching(/^npm run new -- post\|resource/),
  })
  expect(run("post", "page")).toEqual({ status: 1, said: '"page" is reserved; choose another with --slug' })
  expect(run("poem", "X")).toEqual({
    status: 2,
    said: "Expected post, resource, page, service, case, author and a title, or site (npm run new -- --help)",
  })
})
