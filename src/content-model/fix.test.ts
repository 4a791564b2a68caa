import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { checkContent } from "./check/check-content"
import { fixContent } from "./fix"
import { type Files, post, writeProject } from "./fixtures/project"

/** The files of a project after a fix; a second one must change nothing. */
const fixed = async (files: Files, otherwise?: string) => {
  const root = writeProject(files)
  const lines = fixContent(root, otherwise)
  expect(fixContent(root, otherwise)).toEqual([])
  const read = (path: string) => existsSync(join(root, path)) && readFileSync(join(root, path), "utf8")
  const texts = Object.fromEntries(
    [...Object.keys(files), "content/posts/x.md"].map(path => [path, read(path)]),
  )
  const { problems } = await checkContent(root)
  return { lines, text: texts["content/posts/x.md"], texts, problems: problems.map(({ reason }) => reason) }
}

const body = "A  text.\n\n<b>kept</b>   as it is\n"

test("fields become this site's, in their place; comments, other fields and the text stay", async () => {
  const { lines, text, problems } = await fixed({
    "content/posts/x.md": `---\n# A comment\ntitle:   'X'\nlayout: post # kept\ndescription: >\n  What X\n  says.\n\ndate: 2025-05-05T12:00:00Z # when\ncategories:\n- analytics # one\n- Misc\ntags: SEO, A tag\npublished: false\n---\n${body}`,
  })
  expect(text).toBe(
    `---\n# A comment\ntitle:   'X'\nlayout: post # kept\nexcerpt: What X says.\n\ndate: 2025-05-05 # when\n# one\ncategory: Analytics\ntags: [SEO, A tag, Misc]\ndraft: true\n---\n${body}`,
  )
  expect(lines).toEqual([
    "content/posts/x.md: date, description as excerpt, categories as category, published as draft, tags",
  ])
  expect(problems).toEqual(["not used: layout"])
})

test("TOML and JSON become YAML", async () => {
  const fields = "title: X\nexcerpt: What X says.\ndate: 2025-05-05\ncategory: Analytics\n"
  const toml = `+++\n# A comment\ntitle = "X"\ndescription = "What X says."\ndate = 2025-05-05\ncategories = ["Analytics"]\n[extra]\nmath = true\n+++\n${body}`
  const inToml = await fixed({ "content/posts/x.md": toml })
  expect(inToml.text).toBe(`---\n# A comment\n${fields}extra:\n  math: true\n---\n${body}`)
  const json = `{\n\t"title": "X",\n\t"description": "What X says.",\n\t"date": "2025-05-05",\n\t"categories": "Analytics"\n}\n${body}`
  expect((await fixed({ "content/posts/x.md": json })).text).toBe(`---\n${fields}---\n${body}`)
})

test("line ends stay, missing fields are added, and tags get one spelling", async () => {
  const text = `---\r\ntitle: X\r\ncategory: Gardening\r\ndate: 2025-05-05\r\n---\r\n\r\nText.\r\n`
  const { texts, problems } = await fixed(
    { "content/posts/x.md": text, "content/posts/y.md": post("Y", { tags: "[seo, Lists]" }) },
    "Analytics",
  )
  expect(texts["content/posts/x.md"]).toBe(
    "---\r\ntitle: X\r\ncategory: Analytics\r\ndate: 2025-05-05\r\ntags: [Gardening]\r\nexcerpt: Text.\r\n---\r\n\r\nText.\r\n",
  )
  expect(texts["content/posts/y.md"]).toContain("\ntags: [SEO, Lists]\n")
  expect(problems).toEqual([])
})

test("a text from elsewhere takes the spelling of the site's own tags", async () => {
  const own = post("Y", { tags: "[Growth]" })
  const { texts } = await fixed({
    "content/posts/a.md": "---\ntitle: A\ndate: 2025-05-05\ncategories: [SEO]\ntags: growth\n---\n\nText.\n",
    "content/posts/y.md": own,
  })
  expect(texts["content/posts/a.md"]).toContain("\ntags: [Growth]\n")
  expect(texts["content/posts/y.md"]).toBe(own)
})

test(".mdx files become .md, unless there is such a file", async () => {
  const { texts, lines } = await fixed({
    "content/posts/x.mdx": post("X"),
    "content/posts/y.mdx": "One",
    "content/posts/y.md": post("Y"),
  })
  expect(lines).toEqual(["content/posts/x.mdx: renamed to posts/x.md"])
  expect([texts["content/posts/x.md"], texts["content/posts/y.mdx"]]).toEqual([post("X"), "One"])
})

test("names become addresses, unless one is taken", async () => {
  const { lines } = await fixed({
    "content/posts/On X.md": post("On X", { title: undefined }),
    "content/posts/Of Y/index.md": post("Of Y"),
    "content/posts/of-z.md": post("Of Z"),
    "content/posts/Of_Z.md": post("Another Z"),
  })
  expect(lines).toEqual([
    "content/posts/Of Y: renamed to of-y",
    "content/posts/On X.md: title",
    "content/posts/On X.md: renamed to on-x.md",
  ])
})

test("an author whom the site does not know is no error afterwards", async () => {
  const { text, problems } = await fixed({
    "content/posts/x.md": post("X", { excerpt: undefined, summary: "What X says.", author: "ravi" }),
  })
  expect(text).toContain("\nauthors: ravi\n")
  expect(problems).toEqual(["not used: authors"])
})

test("nothing of this site's own form is changed", async () => {
  expect((await fixed({})).lines).toEqual([])
})
