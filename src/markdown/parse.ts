import remark from "remark"
import gfm from "remark-gfm"

/** A node of a markdown tree, as far as the checks look at it. */
export type MarkdownNode = {
  type: string
  depth?: number
  value?: string
  url?: string
  alt?: string | null
  identifier?: string
  children?: MarkdownNode[]
  position: { start: { line: number } }
}

// As gatsby-transformer-remark makes it from markdownOptions (gatsby-transformer-remark/extend-node-type.js).
const processor = remark().use(gfm)

/** Parses a markdown body as the page's own parser does. */
export const parseMarkdown = (body: string): MarkdownNode => processor.parse(body) as unknown as MarkdownNode
