import { mkdirSync, writeFileSync } from "node:fs"
import type { Root } from "mdast"
import { temporaryFolder } from "../../test/support/temporary-folder"
import { siteJson } from "../content-model/fixtures/project"
import { parseMarkdown } from "../markdown/html-tree"
import { markdownOptions } from "./markdown-options"

const [folder, project] = [temporaryFolder(), process.cwd()]
beforeAll(() => {
  process.chdir(folder)
  mkdirSync("content/posts", { recursive: true })
  writeFileSync("content/site.json", JSON.stringify({ ...siteJson, brand: "Kumbh" }))
})
afterAll(() => process.chdir(project))

const options = markdownOptions.plugins[0]?.options

/** What the plugin has after the sub-plugin. */
const changed = async (body: string, context: object | null = {}) => {
  const markdownAST: Root & { data?: { hChildren?: object[] } } = parseMarkdown(body)
  const getRemarkFileDependency = jest.fn(async () => undefined)
  const getNode = () => ({ relativePath: "posts/x.md" })
  const markdownNode = { parent: "file" }
  const args = { markdownAST, markdownNode, getNode, context, getRemarkFileDependency }
  await options?.changeTree(args as never)
  return { ...markdownAST, getRemarkFileDependency }
}

test("the plugin's fields see safe headings and paragraphs with the brand, and no code", async () => {
  const { children, data } = await changed(
    "# About {brand} {#us}\n\nOne *two*<script>x</script>\n\n```js\ncode\n```\n\n> ## Quoted\n> text\n\n<h3>Raw</h3>",
  )
  const text = (value: string) => [{ type: "text", value }]
  const heading = (depth: number, id: string, value: string) => ({
    type: "heading",
    depth,
    data: { hProperties: { id } },
    children: text(value),
  })
  expect(children).toEqual([
    heading(2, "us", "About Kumbh"),
    { type: "paragraph", children: text("One two") },
    heading(3, "quoted", "Quoted"),
    { type: "paragraph", children: text("text") },
    heading(4, "raw", "Raw"),
  ])
  expect(JSON.stringify(data)).not.toContain("script")
})

test("a text depends on site.json; without a context the plugin would forget it, and what it asks for is refused", async () => {
  const { getRemarkFileDependency } = await changed("A")
  expect(getRemarkFileDependency).toHaveBeenCalledWith({ relativePath: { eq: "site.json" } })
  await expect(changed("A", null)).rejects.toThrow(/format MARKDOWN is not available/)
})

test("the plugin parses with the parser of the content check", () => {
  const processor = { Parser: (_text: string): Root => ({ type: "root", children: [] }) }
  options?.parserPlugin.call(processor)
  expect(processor.Parser("~a~")).toEqual(parseMarkdown("~a~"))
  const { yaml } = markdownOptions.engines
  expect(yaml("date: 2025-01-02\nanswer: No\nlow: 1_000")).toEqual({
    date: "2025-01-02",
    answer: "No",
    low: "1_000",
  })
  expect([yaml(""), yaml("text")]).toEqual([{}, {}])
  expect(() => yaml("a: [")).toThrow(/./)
})
