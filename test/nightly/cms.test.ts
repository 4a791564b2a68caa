import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join, parse } from "node:path"
import { type Cms, openCms, rename } from "../support/cms"
import { namesIn } from "../support/content"
import { testIf } from "../support/page-kinds"
import { runSite } from "../support/server/shared"

const running = runSite()
let cms: Cms
beforeAll(async () => {
  cms = await openCms(running.browser)
})
afterAll(() => cms.close())

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
    await cms.input(field).waitFor()
    const title = `${await cms.input(field).inputValue()}x`
    do await cms.input(field).fill(title)
    while (!(await cms.couldSave()))
    edited.push([`content/${entry.replace("entries/", "")}${ending}`, title])
  }
  const project = await cms.checked()
  for (const [path, title] of edited) {
    expect(textOf(join(project, path))).toContain(title)
    expect(textOf(join(project, path))).not.toContain("draft: true")
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
  await cms.input("title").waitFor()
  await rename(cms, "another-name")
  const project = await cms.project()
  const posts = join(project, "content/posts")
  expect(existsSync(join(posts, slug, "index.md"))).toBe(false)
  expect(readdirSync(join(posts, "another-name")).sort()).toEqual(namesIn(`posts/${slug}`).sort())
  for (const path of referring(slug)) expect(textOf(join(project, path))).toContain('"another-name"')
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

test("the local workflow requests nothing from other hosts and reports no error", () => {
  expect(cms.errors).toEqual([])
})
