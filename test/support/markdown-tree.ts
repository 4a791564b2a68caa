import type { Root } from "hast"
import rehypeRaw from "hast-util-raw"
import toHast from "mdast-util-to-hast"
import { markdownOptions } from "../../src/markdown/options"
import { parseMarkdown } from "../../src/markdown/parse"

type Highlighter = (args: { markdownAST: unknown }, options: object) => unknown

const [highlighting] = markdownOptions.plugins

/** The HTML tree of a markdown body as gatsby-transformer-remark hands it over, code highlighted. */
export const markdownTree = (body: string): Root => {
  const highlight = jest.requireActual<Highlighter>("gatsby-remark-prismjs")
  const markdownAST = parseMarkdown(body)
  highlight({ markdownAST }, highlighting?.options ?? {})
  return rehypeRaw(toHast(markdownAST as never, { allowDangerousHtml: true })) as Root
}
