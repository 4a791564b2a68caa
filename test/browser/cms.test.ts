import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { attempt } from "../../src/shared/attempt"
import { today } from "../../src/shared/day"
import { privacyTokens } from "../../src/shared/privacy-tokens"
import { site } from "../../src/shared/site"
import { type Cms, openCms, remove, upload } from "../support/cms"
import * as content from "../support/content"
import { runSite } from "../support/server/shared"

const running = runSite()
let cms: Cms
beforeAll(async () => {
  cms = await openCms(running.browser)
})
afterAll(() => cms.close())

const text = () => cms.field("body").getByRole("textbox")
/** Saves in vain, and waits until the fields have these errors. */
const refused = async (errors: Readonly<Record<string, string>>) => {
  await cms.page.getByRole("button", { name: "Save" }).click()
  for (const [name, hasText] of Object.entries(errors))
    await cms.field(name).getByRole("alert").filter({ hasText }).first().waitFor()
}

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
  await cms.input("title").fill("   ")
  await cms.input("excerpt").fill("x".repeat(161))
  await cms.input("readingTime").fill("seven")
  await refused({
    title: missing,
    excerpt: "You cannot enter more than 160 characters.",
    readingTime: 'Expected a reading time such as "7 min"',
  })
  await cms.input("title").fill('मापन: reading a "funnel"')
  await cms.input("excerpt").fill("यह क्या है: what a # and a colon: do.")
  await cms.field("category").getByRole("combobox").click()
  await cms.page.getByRole("option", { name: category.name, exact: true }).click()
  await cms.input("tags").fill("हिन्दी")
  if (author) {
    await cms.field("author").getByRole("combobox").click()
    await cms.page.getByRole("option", { name: author.name, exact: true }).click()
  }
  await cms.input("readingTime").fill("7 min")
  await cms.field("cover").getByRole("button", { name: "Browse" }).click()
  await upload(cms, "मेरा My Photo (1).png")
  await text().fill("## पहला भाग\n\nText of [the site](/contact).")
  await cms.save()
  expect(read(await cms.checked())).toBe(article)
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
})

test("an article is edited, and a draft can be published", async () => {
  // In the editor that is open.
  await cms.field("draft").getByRole("switch").click()
  await text().fill("## पहला भाग\n\nLast words.")
  await cms.save()
  const edited = article.replace("draft: true", "draft: false").replace(/Text of .*/, "Last words.")
  expect(read(await cms.project())).toBe(edited)
})

test("the rich text editor inserts a picture with its alternative text, and what was edited passes the check", async () => {
  await cms.go("posts/entries/mapn-reading-a-funnel/index")
  await cms.field("body").getByRole("button", { name: "Edit in Markdown" }).click()
  await text().press("Control+End")
  await text().press("Enter")
  await cms.field("body").getByRole("button", { name: "Image" }).click()
  await cms.field("body").getByRole("button", { name: "Browse" }).click()
  await upload(cms, "Other.png")
  await cms.field("body").locator('section[data-key-path$=":alt"] input').fill("Four bars")
  await cms.save()
  expect(read(await cms.checked())).toContain("\n\n![Four bars](other.png)\n")
})

test("an article is deleted with its pictures", async () => {
  await cms.go("posts/entries/mapn-reading-a-funnel/index")
  await cms.input("title").waitFor()
  await remove(cms)
  const project = await cms.project()
  expect(attempt(() => readdirSync(join(project, "content/posts"))) ?? []).toEqual(content.namesIn("posts"))
})

test("the local workflow requests nothing from other hosts and reports no error", () => {
  expect(cms.errors).toEqual([])
})
