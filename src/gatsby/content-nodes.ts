import { isDeepStrictEqual } from "node:util"
import type { CreateNodeArgs, Node, ParentSpanPluginArgs } from "gatsby"
import { readEntries, readSurroundings, readTokens } from "../content-model/read/content-files"
import type { Surroundings, Values } from "../content-model/types/content-type"
import { contentNodesOf } from "../content-model/types/content-types"
import { today } from "../shared/day"
import { fillTokens } from "../shared/tokens"

type FileNode = Node & { sourceInstanceName?: string; relativePath?: string }

/** What a node's fields are derived from besides its own file. */
type SharedContent = { tokens: Record<string, string>; surroundings: Surroundings }

let lastValid: SharedContent = {
  tokens: {},
  surroundings: { topLevelCategories: [], retiredPosts: [], redirects: [], day: today() },
}

/** While an editor's file cannot be read in `gatsby develop`, its last valid state is used. */
const readSharedContent = (): SharedContent => {
  try {
    lastValid = { tokens: readTokens(), surroundings: readSurroundings() }
  } catch (error) {
    if (process.env.NODE_ENV === "production") throw error
  }
  return lastValid
}

const contentFileOf = (node?: Node | null): (FileNode & { relativePath: string }) | undefined => {
  const file = node as FileNode | undefined | null
  const isContent = file?.internal.type === "File" && file.sourceInstanceName === "content"
  return isContent && file.relativePath ? { ...file, relativePath: file.relativePath } : undefined
}

const ownValues = ({ id, parent, children, internal, ...values }: Values): Values => values

/** The position of an entry in its list, which queries sort by: in a warm build Gatsby puts changed nodes last. */
const positionIn = (path: string, values: Values): { order: number } | undefined => {
  const entries = readEntries(path)
  return entries && { order: entries.findIndex(entry => isDeepStrictEqual(entry, values)) }
}

type NodeArgs = Pick<CreateNodeArgs, "getNode" | "actions" | "createNodeId" | "createContentDigest">

/**
 * Gives each markdown or JSON node below `content/` child nodes of the content types (`Post`, `Service`, …), so that the
 * schema does not depend on where content comes from and every field is derived once.
 */
export const createContentNodes = (
  { node, getNode, actions, createNodeId, createContentDigest }: NodeArgs & { node: Node },
  shared?: SharedContent,
): void => {
  const isMarkdown = node.internal.type === "MarkdownRemark"
  if (!isMarkdown && !node.internal.type.endsWith("Json")) return
  const file = contentFileOf(node.parent ? getNode(node.parent) : undefined)
  if (!file) return

  const { tokens, surroundings } = shared ?? readSharedContent()
  const values = isMarkdown ? (node.frontmatter as Values) : ownValues(node)
  const nodes = contentNodesOf(file.relativePath, fillTokens(values, tokens), surroundings)
  const position = isMarkdown || nodes.length === 0 ? undefined : positionIn(file.relativePath, values)
  for (const { type, key, fields: own } of nodes) {
    const fields = { ...own, ...position }
    const id = createNodeId(`${node.id} ${type} ${key}`)
    const contentDigest = createContentDigest({ fields, body: node.internal.contentDigest })
    actions.createNode({ ...fields, id, parent: node.id, children: [], internal: { type, contentDigest } })
    actions.createParentChildLink({ parent: node, child: { id, internal: { type } } as never })
  }
}

/**
 * Recreates the content nodes in Gatsby's cache. Gatsby creates nodes only from files that have changed, while a node
 * also depends on today's date, its category, retired addresses and the brand. Unchanged nodes keep their digest, so no
 * query runs again for them.
 */
export const refreshContentNodes = (args: NodeArgs & Pick<ParentSpanPluginArgs, "getNodesByType">): void => {
  const sources = args
    .getNodesByType("File")
    .flatMap(file => contentFileOf(file)?.children ?? [])
    .flatMap(id => args.getNode(id) ?? [])
  const shared = sources.length > 0 ? readSharedContent() : undefined
  for (const node of sources) createContentNodes({ ...args, node }, shared)
}

const sharedFiles = ["site.json", "categories.json", "retired.json", "redirects.json"]

/** Does so in `gatsby develop` when an editor saves a file that other nodes depend on. */
export const refreshInDevelop = (
  args: NodeArgs & { node: Node } & Pick<CreateNodeArgs, "getNodesByType">,
): void => {
  const path = contentFileOf(args.node)?.relativePath
  if (process.env.NODE_ENV !== "production" && path && sharedFiles.includes(path)) refreshContentNodes(args)
}
