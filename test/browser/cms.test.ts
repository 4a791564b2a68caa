import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join, parse } from "node:path"
import { checkContent } from "../../src/content-model/check/check-content"
import { errorsIn } from "../../src/content-model/report/problems"
import { attempt } from "../../src/shared/attempt"
import { today } from "../../src/shared/day"
import { privacyTokens } from "../../src/shared/privacy-tokens"
import { site } from "../../src/shared/site"
import { type Cms, openCms, remove, rename, upload } from "../support/cms"
import * as content from "../support/content"
import { testIf } from "../support/page-kinds"
import { runSite } from "../support/server/shared"

const running = runSite()
let cms: Cms
beforeAll(async () => {
  cms = await openCms(running.browser)
})
afterAll(() => cms.close())

const input = (name: string) => cms.field(name).locator("textarea, input:not([type=file])").first()
const text = () => cms.field("body").getByRole("textbox")
/** Saves in vain, and waits until the fields have these errors. */
const refused = async (errors: Readonly<Record<string, string>>) => {
  await cms.page.getByRole("button", { name: "Save" }).click()
  for (const [name, hasText] of Object.entries(errors))
    await cms.field(name).getByRole("alert").filter({ hasText }).first().waitFor()
}

/** Expects that the repository passes the content check. @returns its folder */
const checked = async (): Promise<string> => {
  const project = await cms.project()
  expect(errorsIn((await checkContent(project)).problems)).toEqual([])
  return project
}
const namesIn = (folder: string, project = ".") =>
  attempt(() => readdirSync(join(project, "content", folder))) ?? []
const read = (project: string, path = file) => readFileSync(join(project, path), "utf8")

const [category = { name: "" }] = content.categories()
const [author] = content.authors()
const file = "content/posts/mapn-reading-a-funnel/index.md"
const article = `---
title: 'मापन: reading a "funnel"'
excerpt: 'यह क्या है: what a # and a colon: do.'
category: ${category.name}
tags:
  - हिन्दी
${author ? `author: ${author.slug}\n` : ""}date: ${today()}
readingTime: 7 min
draft: true
noindex: false
cover: mera-my-photo-1.png
---

## पहला भाग

Text of [the site](/contact).
`

test("an article is created within the limits of the check, with its picture, in Hindi, as a draft", async () => {
  await cms.go("posts/new")
  const missing = "This field is required."
  await refused({ title: missing, excerpt: missing, category: missing, tags: missing, body: missing })
  await input("title").fill("   ")
  await input("excerpt").fill("x".repeat(161))
  await input("readingTime").fill("seven")
  await refused({
    title: missing,
    excerpt: "You cannot enter more than 160 characters.",
    readingTime: 'Expected a reading time such as "7 min"',
  })
  await input("title").fill('मापन: reading a "funnel"')
  await input("excerpt").fill("यह क्या है: what a # and a colon: do.")
  await cms.field("category").getByRole("combobox").click()
  await cms.page.getByRole("option", { name: category.name, exact: true }).click()
  await input("tags").fill("हिन्दी")
  if (author) {
    await cms.field("author").getByRole("combobox").click()
    await cms.page.getByRole("option", { name: author.name, exact: true }).click()
  }
  await input("readingTime").fill("7 min")
  await cms.field("cover").getByRole("button", { name: "Browse" }).click()
  await upload(cms, "मेरा My Photo (1).png")
  await text().fill("## पहला भाग\n\nText of [the site](/contact).")
  await cms.save()
  expect(read(await checked())).toBe(article)
})

test("the preview shows an article as its page does, with its diagram, formula and picture", async () => {
  await cms.go("posts/entries/mapn-reading-a-funnel/index")
  const preview = cms.page.frameLocator('iframe[title="Content Preview"]')
  await preview.getByRole("heading", { name: "पहला भाग" }).waitFor()
  const width = (image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)
  expect(await preview.locator(".article-cover img").evaluate(width)).toBe(1200)
  await text().fill(
    "A {brand} text. {visitCounting}\n\n```formula\na = b\n```\n\n![Digital Measurement](none.png)",
  )
  await preview.locator(".diagram").waitFor()
  expect(await preview.locator("pre.language-formula").count()).toBe(1)
  const { visitCounting } = privacyTokens(process.env)
  expect(await preview.getByText(`A ${site.brand} text. ${visitCounting}`).count()).toBe(1)
  const family = (element: Element) => getComputedStyle(element).fontFamily
  expect(await preview.locator("h1").evaluate(family)).toContain("Newsreader")
  // Without saving.
  await cms.start()
})

test("an article is edited, and a draft can be published", async () => {
  await cms.go("posts/entries/mapn-reading-a-funnel/index")
  await cms.field("draft").getByRole("switch").click()
  await text().fill("## पहला भाग\n\nLast words.")
  await cms.save()
  const edited = article.replace("draft: true", "draft: false").replace(/Text of .*/, "Last words.")
  expect(read(await checked())).toBe(edited)
})

test("the rich text editor inserts a picture with its alternative text", async () => {
  await cms.go("posts/entries/mapn-reading-a-funnel/index")
  await cms.field("body").getByRole("button", { name: "Edit in Markdown" }).click()
  await text().press("Control+End")
  await text().press("Enter")
  await cms.field("body").getByRole("button", { name: "Image" }).click()
  await cms.field("body").getByRole("button", { name: "Browse" }).click()
  await upload(cms, "Other.png")
  await cms.field("body").locator('section[data-key-path$=":alt"] input').fill("Four bars")
  await cms.save()
  expect(read(await checked())).toContain("\n\n![Four bars](other.png)\n")
})

test("an article is deleted with its pictures", async () => {
  await cms.go("posts/entries/mapn-reading-a-funnel/index")
  await input("title").waitFor()
  await remove(cms)
  expect(namesIn("posts", await checked())).toEqual(namesIn("posts"))
})

const pathsIn = (folder: string) => namesIn(folder).map(name => join("content", folder, name))
const textOf = (path: string) => readFileSync(path, "utf8")
const foldersOfPosts = namesIn("posts").filter(name => existsSync(`content/posts/${name}/index.md`))
const texts = namesIn("resources").filter(name => name.endsWith(".md"))

/** The first entry of each kind: its place in the CMS, its file's ending, and a field. */
const firstEntries = (
  [
    [foldersOfPosts[0] && `posts/entries/${foldersOfPosts[0]}/index`, ".md", "title"],
    [texts[0] && `resources/entries/${parse(texts[0]).name}`, ".md", "title"],
    ...(["charts", "cases"] as const).map(kind => {
      const [name] = namesIn(kind)
      const field = kind === "cases" ? "heading" : "title"
      return [name && `${kind}/entries/${parse(name).name}`, ".json", field] as const
    }),
  ] as const
).filter(([place]) => place)

test("entries of other kinds pass the check after an edit, and are published as before", async () => {
  const edited: [path: string, title: string][] = []
  for (const [entry = "", ending, field] of firstEntries) {
    await cms.go(entry)
    await input(field).waitFor()
    const title = `${await input(field).inputValue()}x`
    do await input(field).fill(title)
    while (!(await cms.couldSave()))
    edited.push([`content/${entry.replace("entries/", "")}${ending}`, title])
  }
  const project = await checked()
  for (const [path, title] of edited) {
    expect(read(project, path)).toContain(title)
    expect(read(project, path)).not.toContain("draft: true")
  }
})

const referring = (slug: string) =>
  ["content/amp.json", ...pathsIn("cases")].filter(
    path => existsSync(path) && textOf(path).includes(`"${slug}"`),
  )
const referred = foldersOfPosts.toSorted((a, b) => referring(b).length - referring(a).length)[0]

testIf(referred)("an article is renamed with its pictures, and wherever it is referenced", async () => {
  const slug = String(referred)
  await cms.go(`posts/entries/${slug}/index`)
  await input("title").waitFor()
  await rename(cms, "another-name")
  const project = await cms.project()
  const posts = join(project, "content/posts")
  expect(existsSync(join(posts, slug, "index.md"))).toBe(false)
  expect(readdirSync(join(posts, "another-name")).sort()).toEqual(namesIn(`posts/${slug}`).sort())
  for (const path of referring(slug)) expect(textOf(join(project, path))).toContain('"another-name"')
})

test("the local workflow requests nothing from other hosts and reports no error", () => {
  expect(cms.errors).toEqual([])
})

test("the library takes no program", async () => {
  await cms.go("posts/new")
  await cms.field("cover").getByRole("button", { name: "Browse" }).click()
  const said = new Promise<string>(resolve => {
    cms.page.once("dialog", dialog => {
      resolve(dialog.message())
      void dialog.dismiss()
    })
  })
  const chooser = cms.page.waitForEvent("filechooser")
  await cms.page.getByRole("button", { name: "Upload" }).click()
  const program = { mimeType: "text/javascript", buffer: Buffer.from("alert(1)") }
  await (await chooser).setFiles({ name: "tool.js", ...program })
  expect(await said).toContain("tool.js")
  expect(existsSync(join(await cms.project(), "static/downloads/tool.js"))).toBe(false)
})
