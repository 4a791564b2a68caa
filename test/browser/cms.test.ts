import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { checkContent } from "../../src/content-model/check/check-content"
import { errorsIn } from "../../src/content-model/report/problems"
import { today } from "../../src/shared/day"
import { site } from "../../src/shared/site"
import { type Cms, openCms, remove, rename, upload } from "../support/cms"
import { runSite } from "../support/run-site"

const running = runSite()
let cms: Cms
beforeAll(async () => {
  cms = await openCms(running.browser)
})
afterAll(() => cms.close())

const input = (name: string) => cms.field(name).locator("textarea, input:not([type=file])").first()
const text = () => cms.field("body").getByRole("textbox")
const errorOf = (name: string) => cms.field(name).getByRole("alert").first()

/** Expects that the repository passes the content check. @returns its folder */
const checked = async (): Promise<string> => {
  const project = await cms.project()
  expect(errorsIn((await checkContent(project)).problems)).toEqual([])
  return project
}
const read = (project: string, path = file) => readFileSync(join(project, path), "utf8")

const file = "content/posts/reading-a-funnel/index.md"
const article = `---
title: 'मापन: reading a "funnel"'
excerpt: 'यह क्या है: what a # and a colon: do.'
category: Cohort Analysis
tags:
  - हिन्दी
author: firm
date: ${today()}
readingTime: 7 min
draft: true
cover: my-photo-1.png
---

## पहला भाग

Text of [the site](/contact).
`

test("an article is created with its picture, in Hindi, as a draft that passes the check", async () => {
  await cms.go("posts/new")
  await cms.page.getByRole("button", { name: "Save" }).click()
  for (const name of ["title", "excerpt", "category", "tags", "body"])
    expect(await errorOf(name).innerText()).toContain("This field is required.")
  await input("title").fill('मापन: reading a "funnel"')
  await input("excerpt").fill("यह क्या है: what a # and a colon: do.")
  await cms.field("category").getByRole("combobox").click()
  await cms.page.getByRole("option", { name: "Cohort Analysis" }).click()
  await input("tags").fill("हिन्दी")
  await cms.field("author").getByRole("combobox").click()
  await cms.page.getByRole("option", { name: site.brand }).click()
  await input("readingTime").fill("7 min")
  await cms.field("cover").getByRole("button", { name: "Browse" }).click()
  await upload(cms, "मेरा My Photo (1).png")
  await text().fill("## पहला भाग\n\nText of [the site](/contact).")
  await cms.save()
  expect(read(await checked())).toBe(article)
})

test("fields have the limits of the check", async () => {
  await cms.go("posts/entries/reading-a-funnel/index")
  await input("title").fill("   ")
  await input("excerpt").fill("x".repeat(161))
  await input("readingTime").fill("seven")
  await cms.page.getByRole("button", { name: "Save" }).click()
  expect(await errorOf("title").innerText()).toContain("This field is required.")
  expect(await errorOf("excerpt").innerText()).toContain("You cannot enter more than 160 characters.")
  expect(await errorOf("readingTime").innerText()).toContain('Expected a reading time such as "7 min"')
  expect(read(await cms.project())).toBe(article)
  await cms.page.reload()
})

test("the preview shows an article as its page does, with its diagram, formula and picture", async () => {
  await cms.go("posts/entries/reading-a-funnel/index")
  const preview = cms.page.frameLocator('iframe[title="Content Preview"]')
  await preview.getByRole("heading", { name: "पहला भाग" }).waitFor()
  const width = (image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)
  expect(await preview.locator(".article-cover img").evaluate(width)).toBe(1200)
  await text().fill("A {brand} text.\n\n```formula\na = b\n```\n\n![Digital Measurement](none.png)")
  await preview.locator(".diagram").waitFor()
  expect(await preview.locator("pre.language-formula").count()).toBe(1)
  expect(await preview.getByText(`A ${site.brand} text.`).count()).toBe(1)
  const family = (element: Element) => getComputedStyle(element).fontFamily
  expect(await preview.locator("h1").evaluate(family)).toContain("Newsreader")
  await cms.page.reload()
})

test("an article is edited, and a draft can be published", async () => {
  await cms.go("posts/entries/reading-a-funnel/index")
  await cms.field("draft").getByRole("switch").click()
  await text().fill("## पहला भाग\n\nLast words.")
  await cms.save()
  const edited = article.replace("draft: true", "draft: false").replace(/Text of .*/, "Last words.")
  expect(read(await checked())).toBe(edited)
})

test("the rich text editor inserts a picture with its alternative text", async () => {
  await cms.go("posts/entries/reading-a-funnel/index")
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
  await cms.go("posts/entries/reading-a-funnel/index")
  await input("title").waitFor()
  await remove(cms)
  expect(readdirSync(join(await checked(), "content/posts"))).toEqual(readdirSync("content/posts"))
})

test("entries of other kinds pass the check after an edit, and are published as before", async () => {
  const edited: [path: string, title: string][] = []
  for (const [entry, ending, field] of [
    ["posts/entries/seo-technical-foundations/index", ".md", "title"],
    ["resources/entries/seo-audit-checklist", ".md", "title"],
    ["charts/entries/team-enablement", ".json", "title"],
    ["cases/entries/traffic-growth", ".json", "heading"],
  ] as const) {
    await cms.go(entry)
    await input(field).waitFor()
    const title = `${await input(field).inputValue()}x`
    // An editor that is still opening may put the old text back.
    do await input(field).fill(title)
    while (!(await cms.canSave()))
    await cms.save()
    edited.push([`content/${entry.replace("entries/", "")}${ending}`, title])
  }
  const project = await checked()
  for (const [path, title] of edited) {
    expect(read(project, path)).toContain(title)
    expect(read(project, path)).not.toContain("draft: true")
  }
})

test("an article is renamed with its pictures, and wherever it is referenced", async () => {
  await cms.go("posts/entries/dashboard-building-decisions/index")
  await input("title").waitFor()
  await rename(cms, "dashboards")
  const content = join(await cms.project(), "content")
  const names = readdirSync("content/posts/dashboard-building-decisions")
  expect(existsSync(join(content, "posts/dashboard-building-decisions/index.md"))).toBe(false)
  expect(readdirSync(join(content, "posts/dashboards")).sort()).toEqual(names.sort())
  for (const file of ["amp.json", "cases/dashboard-automation.json"])
    expect(readFileSync(join(content, file), "utf8")).toContain('"dashboards"')
})

test("the local workflow requests nothing from other hosts and reports no error", () => {
  expect(cms.errors).toEqual([])
})

test("the library takes no program", async () => {
  await cms.go("posts/new")
  await cms.field("cover").getByRole("button", { name: "Browse" }).click()
  const refused = new Promise<string>(resolve => {
    cms.page.once("dialog", dialog => {
      resolve(dialog.message())
      void dialog.dismiss()
    })
  })
  const chooser = cms.page.waitForEvent("filechooser")
  await cms.page.getByRole("button", { name: "Upload" }).click()
  const program = { mimeType: "text/javascript", buffer: Buffer.from("alert(1)") }
  await (await chooser).setFiles({ name: "tool.js", ...program })
  expect(await refused).toContain("tool.js")
  expect(existsSync(join(await cms.project(), "static/downloads/tool.js"))).toBe(false)
})
