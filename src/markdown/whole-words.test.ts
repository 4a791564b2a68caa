import { toHtml } from "hast-util-to-html"
import { htmlTree } from "./html-tree"
import { keepWordsWhole } from "./whole-words"

const html = (body: string) => {
  const tree = htmlTree(body)
  keepWordsWhole(tree)
  return toHtml(tree)
}

test("words with hyphens and ranges are kept whole in headings and cells", () => {
  expect(html("## A thirty-minute review")).toBe(
    '<h2>A <span class="whole-word">thirty-minute</span> review</h2>',
  )
  expect(html("| a | b |\n| - | - |\n| Sign-up, cost | ₹3,62,970 (6–12 weeks) |")).toContain(
    '<td><span class="whole-word">Sign-up,</span> cost</td>\n<td>₹3,62,970 <span class="whole-word">(6–12</span> weeks)</td>',
  )
})

test("texts, code, plain words and what is too long for a line stay as they are", () => {
  const address = "a-very-long-name-with-many-hyphens-in-it"
  for (const body of ["A thirty-minute review", "## The `a-b` flag", "## Costs – and terms", `## ${address}`])
    expect(html(body)).not.toContain("whole-word")
})
