import { appendFileSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { checkContent } from "../../src/content-model/check/check-content"
import { today } from "../../src/shared/day"
import { site } from "../../src/shared/site"
import { type Desk, openDesk } from "../support/desk"
import { remove, rename, upload } from "../support/desk-actions"

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const input = (name: string) => desk.field(name).locator("textarea, input:not([type=file])").first()
const errorOf = (name: string) => desk.field(name).getByRole("alert").first()
const article = `---
title: "मापन: reading a \\"funnel\\""
excerpt: "यह क्या है: what a # and a colon: do."
category: Cohort Analysis
tags: [SEO, हिन्दी]
author: firm
date: ${today()}
readingTime: 7 min
cover: my-photo-1.png
---

## पहला भाग

Text of [the desk](/contact).

![Four bars](other.png)
`

const file = "content/posts/reading-a-funnel/index.md"

test("an article is made with its images, in Hindi, as a file that the check expects", async () => {
  await desk.go("posts/new")
  await desk.page.getByRole("button", { name: "Save" }).click()
  for (const name of ["title", "excerpt", "category", "tags", "body"])
    expect(await errorOf(name).innerText()).toContain("This field is required.")
  await input("title").fill('मापन: reading a "funnel"')
  await input("excerpt").fill("यह क्या है: what a # and a colon: do.")
  await desk.field("category").getByRole("combobox").click()
  await desk.page.getByRole("option", { name: "Cohort Analysis" }).click()
  await desk.field("tags").getByLabel("SEO").check()
  await desk.field("tags").getByLabel("A new tag").fill("हिन्दी")
  await desk.field("tags").getByLabel("A new tag").press("Enter")
  await desk.field("author").getByRole("combobox").click()
  await desk.page.getByRole("option", { name: site.brand }).click()
  await input("readingTime").fill("7 min")
  await desk.field("draft").getByRole("switch").click()
  await desk.field("cover").getByRole("button", { name: "Browse" }).click()
  await upload(desk, "मेरा My Photo (1).png")
  await input("body").fill("## पहला भाग\n\nText of [the desk](/contact).")
  await input("body").press("Control+End")
  desk.page.once("dialog", dialog => dialog.accept("Four bars"))
  await desk.field("body").getByRole("button", { name: "Image…" }).click()
  await upload(desk, "Other.png")
  await desk.save()
  expect(desk.text(file)).toBe(article)
  expect(readdirSync(join(desk.project, "content/posts/reading-a-funnel")).sort()).toEqual([
    "index.md",
    "my-photo-1.png",
    "other.png",
  ])
  expect(checkContent(desk.project)).toEqual([])
})

test("fields have the limits of the check", async () => {
  await desk.go("posts/entries/reading-a-funnel/index")
  await input("title").fill("   ")
  await input("excerpt").fill("x".repeat(161))
  await input("readingTime").fill("seven")
  await desk.page.getByRole("button", { name: "Save" }).click()
  expect(await errorOf("title").innerText()).toContain("This field is required.")
  expect(await errorOf("excerpt").innerText()).toContain("You cannot enter more than 160 characters.")
  expect(await errorOf("readingTime").innerText()).toContain('Expected a reading time of the form "7 min"')
  expect(desk.text(file)).toBe(article)
  await desk.page.reload()
})

test("an article is shown as its page does, with its diagram, its formula and its images", async () => {
  await desk.go("posts/entries/reading-a-funnel/index")
  const preview = desk.page.frameLocator('iframe[title="Content Preview"]')
  await preview.getByRole("heading", { name: "पहला भाग" }).waitFor()
  const drawn = (image: HTMLImageElement) =>
    image.decode().then(
      () => image.naturalWidth,
      () => 0,
    )
  expect(await preview.locator(".article-cover img").evaluate(drawn)).toBe(1200)
  expect(await preview.getByAltText("Four bars").evaluate(drawn)).toBe(1200)
  await input("body").fill("A {brand} text.\n\n```formula\na = b\n```\n\n![Digital Measurement](none.png)")
  await preview.locator(".diagram").waitFor()
  expect(await preview.locator("pre.language-formula").count()).toBe(1)
  expect(await preview.getByText(`A ${site.brand} text.`).count()).toBe(1)
  const family = (element: Element) => getComputedStyle(element).fontFamily
  expect(await preview.locator("h1").evaluate(family)).toContain("Newsreader")
  await desk.page.reload()
})

test("an article is edited, and saved as it was when the edit is taken back", async () => {
  await desk.go("posts/entries/reading-a-funnel/index")
  await input("title").waitFor()
  expect(await desk.page.getByRole("button", { name: "Save" }).isDisabled()).toBe(true)
  await input("body").press("Control+End")
  await desk.page.keyboard.type("\n\nLast words")
  await input("excerpt").fill("no")
  await desk.save()
  expect(desk.text(file)).toBe(
    article.replace(/^excerpt.*$/m, "excerpt: no").replace(/\n$/, "\n\nLast words\n"),
  )
  await desk.go("posts/entries/reading-a-funnel/index")
  await input("body").fill(article.split("---\n\n")[1] ?? "")
  await input("excerpt").fill("यह क्या है: what a # and a colon: do.")
  await desk.save()
  expect(desk.text(file)).toBe(article)
})

test("an article is deleted with all that is its own", async () => {
  await desk.go("posts/entries/reading-a-funnel/index")
  await input("title").waitFor()
  await remove(desk)
  expect(readdirSync(join(desk.project, "content/posts"))).toEqual(readdirSync("content/posts"))
  expect(checkContent(desk.project)).toEqual([])
})

test.each([
  ["posts", "seo-technical-foundations/index", "content/posts/seo-technical-foundations/index.md", "title"],
  ["charts", "team-enablement", "content/charts/team-enablement.json", "title"],
  ["cases", "traffic-growth", "content/cases/traffic-growth.json", "heading"],
])("%s/%s changes by no more than its editor changed", async (kind, entry, path, field) => {
  const before = desk.text(path)
  await desk.go(`${kind}/entries/${entry}`)
  const title = await input(field).inputValue()
  await input(field).fill(`${title}x`)
  await desk.save()
  expect(desk.text(path)).toBe(before?.replace(title, `${title}x`))
})

test("an article is renamed, with its images, wherever it is named", async () => {
  await desk.go("posts/entries/dashboard-building-decisions/index")
  await input("title").waitFor()
  await rename(desk, "dashboards")
  expect(desk.text("content/posts/dashboard-building-decisions/index.md")).toBeUndefined()
  expect(readdirSync(join(desk.project, "content/posts/dashboards")).sort()).toEqual(
    readdirSync("content/posts/dashboard-building-decisions").sort(),
  )
  expect(desk.text("content/amp.json")).toBe(
    readFileSync("content/amp.json", "utf8").replace("dashboard-building-decisions", "dashboards"),
  )
  expect(desk.text("content/cases/dashboard-automation.json")).toBe(
    readFileSync("content/cases/dashboard-automation.json", "utf8").replace(
      "dashboard-building-decisions",
      "dashboards",
    ),
  )
})

test("what somebody else wrote meanwhile is not replaced", async () => {
  const path = "content/resources/seo-audit-checklist.md"
  await desk.go("resources/entries/seo-audit-checklist")
  await input("description").fill("From the desk")
  appendFileSync(join(desk.project, path), "\nFrom elsewhere\n")
  await desk.page.getByRole("button", { name: "Save" }).click()
  const refusal = desk.page.getByRole("alertdialog").or(desk.page.getByRole("dialog"))
  expect(await refusal.innerText()).toContain(`${path} was changed outside the desk`)
  expect(desk.text(path)).toContain("\nFrom elsewhere\n")
  await refusal.getByRole("button", { name: "OK" }).click()
  expect(await input("description").inputValue()).toBe("From the desk")
  desk.complaints.length = 0
})

test("a resource is made, edited, renamed and deleted", async () => {
  await desk.page.reload()
  await desk.go("resources/new")
  await input("title").fill("Funnel sheet")
  await desk.field("type").getByLabel("Template").click()
  await input("description").fill("A sheet for each step.")
  await desk.field("tags").getByLabel("SEO").check()
  await input("externalUrl").fill("/downloads/campaign-utm-template.csv")
  await input("order").fill("4")
  await input("body").fill("How to use it.")
  await desk.save()
  const sheet = `---
title: Funnel sheet
type: Template
description: A sheet for each step.
tags: [SEO]
externalUrl: /downloads/campaign-utm-template.csv
order: 4
---

How to use it.
`
  expect(desk.text("content/resources/funnel-sheet.md")).toBe(sheet)
  await desk.go("resources/entries/funnel-sheet")
  await desk.field("type").getByLabel("Sample").click()
  await rename(desk, "funnel-sample")
  expect(desk.text("content/resources/funnel-sheet.md")).toBeUndefined()
  expect(desk.text("content/resources/funnel-sample.md")).toBe(sheet.replace("Template", "Sample"))
  await desk.go("resources/entries/funnel-sample")
  await remove(desk)
  expect(desk.text("content/resources/funnel-sample.md")).toBeUndefined()
})

test("what the check finds in a text that was saved is said until it is mended", async () => {
  await desk.go("posts/entries/seo-technical-foundations/index")
  const before = await input("body").inputValue()
  await input("body").fill(`${before}\n\n[Nowhere](/nowhere)\n`)
  await desk.save()
  const notice = desk.page.getByRole("status").filter({ hasText: "no build will take it" })
  expect(await notice.innerText()).toContain("/nowhere")
  await desk.go("posts/entries/seo-technical-foundations/index")
  await input("body").fill(before)
  await desk.save()
  await notice.filter({ hasText: "/nowhere" }).waitFor({ state: "hidden" })
})

test("the desk asks no other host for anything, and complains of nothing", () => {
  expect(desk.complaints).toEqual([])
})
