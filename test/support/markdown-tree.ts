import type { Root } from "hast"
import rehypeRaw from "hast-util-raw"
import toHast from "mdast-util-to-hast"
import remark from "remark"
import gfm from "remark-gfm"
import { markdownOptions } from "../../src/markdown/options"

type Highlighter = (args: { markdownAST: unknown }, options: object) => unknown

const [highlighting] = markdownOptions.plugins

/** The HTML tree of a markdown body as gatsby-transformer-remark hands it over, code highlighted. */
export const markdownTree = (body: string): Root => {
  const highlight = jest.requireActual<Highlighter>("gatsby-remark-prismjs")
  const markdownAST = remark().use(gfm).parse(body)
  highlight({ markdownAST }, highlighting?.options ?? {})
  return rehypeRaw(toHast(markdownAST, { allowDangerousHtml: true })) as Root
}
