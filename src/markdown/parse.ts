import remarkGfm from "remark-gfm"
import remarkParse from "remark-parse"
import { unified } from "unified"

/** A node of a markdown tree (mdast), as far as it is looked at here. */
export type MarkdownNode = {
  type: string
  depth?: number
  value?: string
  url?: string
  alt?: string | null
  identifier?: string
  lang?: string | null
  align?: (string | null)[] | null
  children?: MarkdownNode[]
  position: { start: Point; end: Point }
}

type Point = { line: number; column: number; offset: number }

const processor = unified().use(remarkParse).use(remarkGfm).freeze()

/** Parses a markdown body in GitHub's dialect; the check and the page read the same tree. */
export const parseMarkdown = (body: string): MarkdownNode => processor.parse(body) as unknown as MarkdownNode
