import type { Node } from "gatsby"
import type { ElementContent, RootContent } from "hast"
import type { Root as MarkdownRoot } from "mdast"
import { bodyLayout, parseYaml } from "../content-model"
import { parseMarkdown } from "../markdown/html-tree"
import { outlineOf } from "../markdown/outline"
import { bodyTree } from "../markdown/render-body"
import { siteTokens } from "./site-tokens"

/** What gatsby-transformer-remark hands to a sub-plugin. */
type Args = {
  markdownAST: MarkdownRoot
  markdownNode: Node
  getNode: (id: string) => (Node & { relativePath?: string }) | undefined
  context?: unknown
  getRemarkFileDependency: (filter: object) => Promise<unknown>
}

const isContent = (node: RootContent): node is ElementContent => node.type !== "doctype"

/** Replaces the markdown tree by the body's safe HTML, for GraphQL's `html`, and its outline, for the other fields. */
const changeTree = async ({ markdownAST, markdownNode, getNode, context, getRemarkFileDependency }: Args) => {
  // Without a context the plugin forgets on which files the text depends.
  if (!context) throw new Error("an excerpt in the format MARKDOWN is not available; ask for PLAIN or HTML")
  await getRemarkFileDependency({ relativePath: { eq: "site.json" } })
  const path = getNode(markdownNode.parent ?? "")?.relativePath ?? ""
  const tree = bodyTree(markdownAST, bodyLayout(path), siteTokens())
  markdownAST.children = outlineOf(tree)
  markdownAST.data = { hChildren: tree.children.filter(isContent) }
}

/** For unified 9, in which a parser is a function of the processor. */
function parserPlugin(this: { Parser: (text: string) => MarkdownRoot }) {
  this.Parser = parseMarkdown
}

export const markdownOptions = {
  // This site's parser has both.
  gfm: false,
  footnotes: false,
  engines: { yaml: parseYaml },
  plugins: [{ resolve: "gatsby-remark-site", options: { parserPlugin, changeTree } }],
}
