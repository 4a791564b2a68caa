import { toHtml } from "hast-util-to-html"
import { alignCells } from "./align-cells"
import { htmlTree } from "./html-tree"

test("columns that are set to a side say so by a class, the others say nothing", () => {
  const tree = htmlTree("| a | b | c |\n|---|--:|:-:|\n| 1 | 2 | 3 |")
  alignCells(tree)
  const html = toHtml(tree)
  expect(html).not.toContain("align=")
  for (const cell of [
    "<th>a",
    '<th class="cell-right">b',
    '<th class="cell-center">c',
    '<td class="cell-right">2',
  ])
    expect(html).toContain(cell)
})
