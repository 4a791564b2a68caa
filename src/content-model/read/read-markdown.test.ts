/** @proves Content: links, images and headings */
import { markdownTree } from "../../../test/support/markdown-tree"
import { setHeadings } from "../../markdown/headings"
import { readContent } from "./read-content"
import { anchorsOf, outlineOf } from "./read-markdown"

const onPage = (body: string) => setHeadings(markdownTree(body), 2).map(({ anchor }) => anchor)
const inCheck = (body: string) => [...anchorsOf(outlineOf(body, 1), {})]

test.each(readContent(process.cwd()).markdown.map(({ file, body }) => [file, body]))(
  "the check sees the anchors that %s has on its page",
  (_file, body) => expect(inCheck(body)).toEqual(onPage(body)),
)

test("so it does where dialects of markdown differ", () => {
  const body = [
    "## A `code` [link](/x) ~~gone~~ *word*",
    "Setext\n---",
    "## &amp; <b>tag</b>",
    "| # no | heading |\n|-|-|",
    "- # in a list",
    "> ## in a quote",
    "#no heading",
    "<div>\n## none\n</div>",
    "## Twice\n\n## Twice",
  ].join("\n\n")
  expect(inCheck(body)).toEqual(onPage(body))
})
