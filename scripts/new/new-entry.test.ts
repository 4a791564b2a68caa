import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { checkContent } from "../../src/content-model/check/check-content"
import { asha, siteJson, writeProject } from "../../src/content-model/fixtures/project"
import { readContent } from "../../src/content-model/read/read-content"
import { errorsIn } from "../../src/content-model/report/problems"
import { titleSlug } from "../../src/content-model/types/slug"
import { today } from "../../src/shared/day"
import { runCommand } from "../../test/support/run-command"
import { type Kind, newEntry } from "./new-entry"

let project: string
beforeEach(() => {
  project = writeProject()
})

const make = (kind: Kind, title: string, slug = titleSlug(title)) => {
  const { path, text } = newEntry(readContent(project), kind, title, slug)
  mkdirSync(dirname(join(project, path)), { recursive: true })
  writeFileSync(join(project, path), text)
  return { path, text }
}

const errors = async () => errorsIn((await checkContent(project)).problems)

test.each([true, undefined])(
  "new entries of every kind pass the check, twice (a sample: %s)",
  async sample => {
    const others = { "content/site.json": { ...siteJson, sample }, "content/cases/fast.json": undefined }
    project = writeProject(sample ? {} : others)
    for (const which of ["one", "one: another # again"]) {
      const slug = titleSlug(which)
      expect(make("post", `Article ${which}`).path).toBe(`content/posts/article-${slug}/index.md`)
      expect(make("resource", `Template ${which}`).path).toBe(`content/resources/template-${slug}.md`)
      expect(make("page", `Page ${which}`).path).toBe(`content/pages/page-${slug}.md`)
      expect(make("service", `Service ${which}`).path).toBe(`content/services/service-${slug}.md`)
      expect(make("case", `Case ${which}`).path).toBe(`content/cases/case-${slug}.json`)
    }
    expect(await errors()).toEqual([])
  },
)

test("an article is a draft with today's date", () => {
  const { path, text } = make("post", "Café “figures”")
  expect(path).toBe("content/posts/cafe-figures/index.md")
  expect(text).toMatch(/^---\ntitle: Café “figures”\n/)
  expect(text).toContain(`\ndate: ${today()}\ndraft: true\n---\n\n`)
})

test("of authors that cannot be read none is lost", () => {
  writeFileSync(join(project, "content/authors.json"), '[{ "slug": "asha" },]')
  expect(() => make("author", "Ravi Iyer")).toThrow("content/authors.json is no list that can be read")
})

test("an author is appended to the list", async () => {
  const { path, text } = make("author", "Ravi Iyer")
  expect(path).toBe("content/authors.json")
  expect((JSON.parse(text) as { slug: string; name: string }[]).at(-1)).toMatchObject({
    slug: "ravi-iyer",
    name: "Ravi Iyer",
    kind: "person",
    link: "/about",
  })
  expect(text).toContain(asha.about)
  expect(await errors()).toEqual([])
  expect(() => make("author", "Ravi Iyer")).toThrow(
    'content/authors.json has "ravi-iyer" already; choose another with --slug',
  )
})

test("the slug of a title is in Latin letters; one without any needs --slug", async () => {
  expect(make("post", "रिपोर्ट").path).toBe("content/posts/riport/index.md")
  expect(() => make("post", "!?")).toThrow('Cannot derive a slug from "!?"; pass one with --slug')
  expect(make("post", "!?", "report").path).toBe("content/posts/report/index.md")
  expect(await errors()).toEqual([])
})

test("existing entries are not overwritten", () => {
  make("post", "Twice")
  expect(() => make("post", "Twice")).toThrow('content/posts has "twice" already; choose another with --slug')
  make("case", "Twice")
  expect(() => make("case", "Twice")).toThrow('content/cases has "twice" already')
})

test("the command prints the path, or what it expects", async () => {
  const run = async (...words: string[]) => {
    const args = ["--project", project, ...words]
    const { status, stdout, stderr } = await runCommand("scripts/new/main.ts", args)
    return { status, said: (stdout + stderr).trim() }
  }
  expect(await run("post", "Reading a funnel")).toEqual({
    status: 0,
    said: "content/posts/reading-a-funnel/index.md",
  })
  expect(existsSync(resolve(project, "content/posts/reading-a-funnel/index.md"))).toBe(true)
  expect(await run("post", "page")).toEqual({
    status: 1,
    said: '"page" is reserved; choose another with --slug',
  })
  expect(await run("poem", "X")).toEqual({
    status: 2,
    said: "Expected post, resource, page, service, case, author and a title, or site (npm run new -- --help)",
  })
})
