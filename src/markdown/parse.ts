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

/**
 * Gives a place to the nodes that have none: those that remark-gfm makes of a text in which it finds an e-mail address. They
 * begin where the node before them ends.
 */
const placeAll = (node: MarkdownNode): void => {
  let { start } = node.position
  for (const child of node.children ?? []) {
    child.position ??= { start, end: start }
    start = child.position.end
    placeAll(child)
  }
}

/** Parses a markdown body in GitHub's dialect; the check and the page read the same tree. */
export const parseMarkdown = (body: string): MarkdownNode => {
  const tree = processor.parse(body) as unknown as MarkdownNode
  placeAll(tree)
  return tree
}
