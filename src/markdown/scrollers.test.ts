import { toHtml } from "hast-util-to-html"
import { htmlTree } from "./html-tree"
import { addScrollers } from "./scrollers"

const scroll = (body: string) => {
  const tree = htmlTree(body)
  addScrollers(tree)
  return toHtml(tree)
}
const table = "| a | b |\n|---|---|\n| 1 | 2 |"
const labels = (html: string) => [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)

test("a table stands in a region that takes the focus", () => {
  expect(scroll(table)).toMatch(
    /^\s*<section class="table-scroll" aria-label="Table 1" tabindex="0"><table>[\s\S]*<\/table><\/section>$/,
  )
})

test("tables are named after the heading above them, each differently", () => {
  const html = scroll(`${table}\n\n## Costs\n\n${table}\n\nText\n\n${table}\n\n### Later\n\n${table}`)
  expect(labels(html)).toEqual(["Table 1", "Table 2: Costs", "Table 3: Costs", "Table 4: Later"])
})

test("a table in a list is wrapped once", () => {
  const html = scroll(`- item\n\n  ${table.replaceAll("\n", "\n  ")}`)
  expect(html.match(/table-scroll/g)).toHaveLength(1)
  expect(html).toContain("<li>")
})

test("code takes the focus, highlighted or not; code in a line does not", () => {
  expect(scroll("```js\nconst a = 1\n```")).toMatch(/<pre [^>]*tabindex="0"/)
  expect(scroll("```\nplain\n```")).toMatch(/<pre [^>]*tabindex="0"/)
  expect(scroll("`a`")).not.toContain("tabindex")
})
