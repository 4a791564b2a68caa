import { setHeadings } from "../../markdown/headings"
import { htmlTree } from "../../markdown/html-tree"
import { anchorsOf, outlineOf } from "./outline"
import { readContent } from "./read-content"

const onPage = (body: string) => setHeadings(htmlTree(body), 2).map(({ anchor }) => anchor)
// The page draws its charts where the body leaves room for them.
const inCheck = (body: string) => [...anchorsOf({ ...outlineOf(body), charts: [] }, {})]

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
