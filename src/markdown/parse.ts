import type { Root } from "mdast"
import remarkGfm from "remark-gfm"
import remarkParse from "remark-parse"
import { unified } from "unified"

const processor = unified().use(remarkParse).use(remarkGfm).freeze()

/** Parses a markdown body in GitHub's dialect; the check and the page read the same tree. */
export const parseMarkdown = (body: string): Root => processor.parse(body)
