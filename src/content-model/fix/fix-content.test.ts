import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { checkContent } from "../check/check-content"
import { type Files, post, writeProject } from "../fixtures/project"
import { fixContent } from "./fix-content"

/** The files of a project after a fix; a second one must change nothing. */
const fixed = async (files: Files, otherwise?: string) => {
  const root = writeProject(files)
  const { fixed: lines, left } = fixContent(root, otherwise)
  expect(fixContent(root, otherwise)).toEqual({ fixed: [], left })
  const read = (path: string) => existsSync(join(root, path)) && readFileSync(join(root, path), "utf8")
  const texts = Object.fromEntries(
    [...Object.keys(files), "content/posts/x.md", "content/redirects.json"].map(path => [path, read(path)]),
  )
  const { problems } = await checkContent(root)
  return {
    lines,
    left,
    text: texts["content/posts/x.md"],
    texts,
    problems: problems.map(({ reason }) => reason),
  }
}

const body = "A  text.\n\n<b>kept</b>   as it is\n"

test("fields become this site's, in their place; comments, other fields and the text stay", async () => {
  const { lines, text, problems } = await fixed({
    "content/posts/x.md": `---\n# A comment\ntitle:   'X'\nlayout: post # kept\nid: 1183426545254723584\ndescription: >\n  What X\n  says.\n\ndate: 2025-05-05T12:00:00Z # when\ncategories:\n- analytics # one\n- Misc\ntags: SEO, A tag\nupdated:\nlastmod: 2025-06-02\npublished: false\n---\n${body}`,
  })
  expect(text).toBe(
    `---\n# A comment\ntitle: 'X'\nlayout: post # kept\nid: 1183426545254723584\nexcerpt: What X says.\n\ndate: 2025-05-05 # when\ncategory: Analytics # one\ntags: [SEO, A tag, Misc]\nupdated: 2025-06-02\ndraft: true\n---\n${body}`,
  )
  expect(lines).toEqual([
    "content/posts/x.md: date, description as excerpt, categories as category, lastmod as updated, tags, published as draft",
  ])
  expect(problems).toEqual(["not used: layout, id"])
})

test("what is there twice keeps its words: a list of authors, a comment", async () => {
  const { text } = await fixed({
    "content/posts/x.md": `---\ntitle: X\ndescription: What X says.\ndate: 2025-05-05\ncategory: Analytics\nauthor: jane-doe\nauthors: [Jane, Bob]\ndraft: false # ready?\npublished: false\n---\n${body}`,
  })
  expect(text).toContain("\nauthor: jane-doe\nauthors: [Jane, Bob]\n")
  expect(text).toContain("\ndraft: true # ready?\n")
})

// biome-ignore format: a row each
const hidden: [fields: Record<string, string>, expected: string][] = [
  [{ published: "No" }, "draft: true"],
  [{ draft: "yes" }, "draft: true"],
  [{ visibility: "private" }, "draft: true"],
  [{ "Publish Date": "Jun 1, 2999" }, "date: 2999-06-01"],
  [{ seo: "{ noindex: true }" }, "seo: {noindex: true}\nnoindex: true"],
  [{ build: "{ render: never }" }, "build: {render: never}\ndraft: true"],
]

test("what another system hides is hidden here, and no error afterwards", async () => {
  const fileOf = (index: number) => `content/posts/hidden-${index}.md`
  const { texts, problems } = await fixed(
    Object.fromEntries(hidden.map(([fields], index) => [fileOf(index), post(`X ${index}`, fields)])),
  )
  for (const [index, [, expected]] of hidden.entries())
    expect(texts[fileOf(index)]).toContain(`\n${expected}\n`)
  expect(problems.filter(reason => reason.includes("another system"))).toEqual([])
})

test("TOML and JSON become YAML", async () => {
  const fields = "title: X\nexcerpt: What X says.\ndate: 2025-05-05\ncategory: Analytics\n"
  const toml = `+++\n# A comment\ntitle = "X"\ndescription = "What X says."\ndate = 2025-05-05\ncategories = ["Analytics"]\n[extra]\nmath = true\n+++\n${body}`
  const inToml = await fixed({ "content/posts/x.md": toml })
  expect(inToml.text).toBe(`---\n# A comment\n${fields}extra:\n  math: true\n---\n${body}`)
  const json = `{\n\t"title": "X",\n\t"description": "What X says.",\n\t"date": "2025-05-05",\n\t"categories": "Analytics"\n}\n${body}`
  for (const text of [json, json.replace(/^/, "---json\n").replace(/^\}/m, "}\n---")])
    expect((await fixed({ "content/posts/x.md": text })).text).toBe(`---\n${fields}---\n${body}`)
})

test("what cannot be read stays as it is, with the reason, and is refused", async () => {
  const { text, left, lines, problems } = await fixed({ "content/posts/x.md": "+++\ndate =\n+++\nText" })
  expect({ text, lines }).toEqual({ text: "+++\ndate =\n+++\nText", lines: [] })
  expect(left).toEqual([
    expect.stringMatching(/^content\/posts\/x\.md: front matter left as it is: Invalid TOML/),
  ])
  expect(problems).toEqual([expect.stringContaining("the front matter is TOML")])
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
  expect(lines).toEqual(["content/posts/x.mdx: renamed to x.md"])
  expect([texts["content/posts/x.md"], texts["content/posts/y.mdx"]]).toEqual([post("X"), "One"])
})

test("of two texts that would get one name, the second keeps its own", async () => {
  const { texts, lines } = await fixed({
    "content/posts/x.markdown": post("X"),
    "content/posts/x.mdx": post("Other"),
  })
  expect(lines).toEqual(["content/posts/x.markdown: renamed to x.md"])
  expect([texts["content/posts/x.md"], texts["content/posts/x.mdx"]]).toEqual([post("X"), post("Other")])
})

test("files with accents as separate characters get one for each, and links to them follow", async () => {
  const [found, expected] = ["Cafe\u0301", "Caf\u00e9"]
  const { lines, problems } = await fixed({
    [`content/posts/${found}.md`]: post("X"),
    "content/posts/y.md": post("Y", {}, `[x](${found}.md) [z](/downloads/${found}.pdf)\n`),
    [`static/downloads/${found}.pdf`]: "%PDF",
  })
  expect(lines.slice(0, 2)).toEqual([
    `content/posts/${found}.md: renamed to ${expected}.md`,
    `static/downloads/${found}.pdf: renamed to ${expected}.pdf`,
  ])
  expect(problems).toEqual([])
})

// biome-ignore format: a row each
const links: [written: string, expected: string][] = [
  ["[x](Of_Y.mdx#part)", "[x](Of_Y.md#part)"],
  ["![A plan](<../posts/Of Z/plan.png>)", "![A plan](<../posts/Of Z/plan.png>)"],
  ["[x](Of%20Z/index.mdx)", "[x](Of%20Z/index.md)"],
  ['<a href="Of_Y.mdx">y</a>', '<a href="Of_Y.md">y</a>'],
  ["[x][y]\n\n[y]: Of_Y.mdx", "[x][y]\n\n[y]: Of_Y.md"],
  ["`[x](Of_Y.mdx)`", "`[x](Of_Y.mdx)`"],
  ["[x]({% post_url Of_Y %})", "[x](Of_Y.md)"],
  ["[x]({{ site.baseurl }}{% link _posts/Of_Y.markdown %}#part)", "[x](Of_Y.md#part)"],
  ['[x]({{< ref "/posts/Of_Y.md#part" >}})', "[x](Of_Y.md#part)"],
  ['[x]({{% relref "of-z" %}})', "[x](Of%20Z/index.md)"],
  ["![A plan]({{ site.baseurl }}/img/plan.png)", "![A plan](/img/plan.png)"],
  ["[x]({{site.url}}{{ site.baseurl }}/img/plan.png)", "[x](/img/plan.png)"],
  ["[x]({{ \"/img/plan.png\" | relative_url }})", "[x](/img/plan.png)"],
  ["<a href=\"{{ '/about' | absolute_url }}\">x</a>", '<a href="/about">x</a>'],
  ["[x]({{ site.baseurl }}{% link img/plan.png %})", "[x](/img/plan.png)"],
  ["[x]({{ site.baseurl }}/img/gone.png)", "[x]({{ site.baseurl }}/img/gone.png)"],
  ["[x]({{ site.baseurl }}/2025/Of_Y/#part)", "[x](/analytics/of-y#part)"],
  ["[x](/blog/2012/10/10/named.html#part)", "[x](2012-10-10-named.md#part)"],
  ["[x](/2025/06/plain/)", "[x](plain.md)"],
  ["[x]({% post_url 2025-06-01-plain %})", "[x](plain.md)"],
  ["[x]({% post_url nothing %})", "[x]({% post_url nothing %})"],
  ["[x](/2025/Of_Y/#part)", "[x](/analytics/of-y#part)"],
  ["[x](/2025/of_y)", "[x](/analytics/of-y)"],
  ["[x](/older/y.html)", "[x](/analytics/of-y)"],
  ["[x](/about)", "[x](/about)"],
  ["[x](/blog/first)", "[x](/analytics/first)"],
  ["```js\nlet a```\n\nText\n\n```js\nlet b  ```", "```js\nlet a\n```\n\nText\n\n```js\nlet b  \n```"],
  ["> ```js\n> let a```", "> ```js\n> let a\n> ```"],
  ["- ```js\n  let a```", "- ```js\n  let a\n  ```"],
  ["```js\nlet a", "```js\nlet a"],
  ["- ```js\nlet a```\n\nText```", "- ```js\nlet a```\n\nText```"],
  ['Text\n<iframe width="9" src="//youtu.be/x?a=1&amp;b=2" allowfullscreen>\n</iframe>', "Text\n\nhttps://youtu.be/x?a=1&b=2\n"],
  ['```html\n<iframe src="https://x.example"></iframe>\n```', '```html\n<iframe src="https://x.example"></iframe>\n```'],
]

test("links lead to present addresses and names, and fences are below their code", async () => {
  const files = {
    "content/posts/Of_Y.mdx": post("Of Y", {
      path: "2025/Of_Y/",
      aliases: "[/older/y.html, /:title, /About]",
    }),
    "content/posts/Of Z/index.mdx": post("Of Z"),
    "content/posts/Of Z/plan.png": "",
    "static/img/plan.png": "",
    "content/posts/2012-10-10-named.md": post("Named"),
    "content/posts/plain.md": post("Plain"),
  }
  const of = (bodies: string[]) =>
    Object.fromEntries(
      bodies.map((body, index) => [`content/posts/x${index}.md`, post(`X${index}`, {}, body)]),
    )
  const written = of(links.map(([body]) => body))
  const { texts, problems } = await fixed({ ...files, ...written })
  expect(texts).toMatchObject(of(links.map(([, body]) => body)))
  expect(JSON.parse(String(texts["content/redirects.json"]))).toEqual([
    { from: "/2025/Of_Y", to: "/analytics/of-y" },
    { from: "/older/y.html", to: "/analytics/of-y" },
  ])
  expect(problems.filter(reason => reason.includes("not its address"))).toEqual([])
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
