import { isDeepStrictEqual } from "node:util"
import type { CreateNodeArgs, Node, ParentSpanPluginArgs } from "gatsby"
import { readEntries, readSurroundings, readTokens } from "../../content-model/read/content-files"
import type { Surroundings, Values } from "../../content-model/types/content-type"
import { contentNodesOf } from "../../content-model/types/content-types"
import { today } from "../../shared/day"
import { fillTokens } from "../../shared/tokens"

type FileNode = Node & { sourceInstanceName?: string; relativePath?: string }

/** What a node's fields are made from beside its own file. */
type Around = { tokens: Record<string, string>; surroundings: Surroundings }

let lastSound: Around = {
  tokens: {},
  surroundings: { topLevelCategories: [], retiredPosts: [], redirects: [], day: today() },
}

/** In `gatsby develop` an editor may just have saved a file that cannot be read: what it said before holds until it can. */
const readAround = (): Around => {
  try {
    lastSound = { tokens: readTokens(), surroundings: readSurroundings() }
  } catch (error) {
    if (process.env.NODE_ENV === "production") throw error
  }
  return lastSound
}

const contentFileOf = (node?: Node | null): (FileNode & { relativePath: string }) | undefined => {
  const file = node as FileNode | undefined | null
  const isContent = file?.internal.type === "File" && file.sourceInstanceName === "content"
  return isContent && file.relativePath ? { ...file, relativePath: file.relativePath } : undefined
}

const ownValues = ({ id, parent, children, internal, ...values }: Values): Values => values

/**
 * The place of an entry in its file, which queries sort by: Gatsby puts a changed node behind all others of its type, so
 * that a list would have another order after a build on an earlier one.
 */
const placeIn = (path: string, values: Values): { order: number } | undefined => {
  const entries = readEntries(path)
  return entries && { order: entries.findIndex(entry => isDeepStrictEqual(entry, values)) }
}

type NodeMaker = Pick<CreateNodeArgs, "getNode" | "actions" | "createNodeId" | "createContentDigest">

/**
 * Gives each markdown or JSON node below `content/` its child of our own types (`Post`, `Service`, …), so that the
 * schema does not depend on where content comes from, and every derived field is made once.
 */
export const createContentNodes = (
  { node, getNode, actions, createNodeId, createContentDigest }: NodeMaker & { node: Node },
  around?: Around,
): void => {
  const isMarkdown = node.internal.type === "MarkdownRemark"
  if (!isMarkdown && !node.internal.type.endsWith("Json")) return
  const file = contentFileOf(node.parent ? getNode(node.parent) : undefined)
  if (!file) return

  const { tokens, surroundings } = around ?? readAround()
  const values = isMarkdown ? (node.frontmatter as Values) : ownValues(node)
  const nodes = contentNodesOf(file.relativePath, fillTokens(values, tokens), surroundings)
  // Not of the long list of redirects, which gives no nodes.
  const place = isMarkdown || nodes.length === 0 ? undefined : placeIn(file.relativePath, values)
  for (const { type, key, fields: own } of nodes) {
    const fields = { ...own, ...place }
    const id = createNodeId(`${node.id} ${type} ${key}`)
    const contentDigest = createContentDigest({ fields, body: node.internal.contentDigest })
    actions.createNode({ ...fields, id, parent: node.id, children: [], internal: { type, contentDigest } })
    actions.createParentChildLink({ parent: node, child: { id, internal: { type } } as never })
  }
}

/**
 * Makes the content nodes anew that a build before left in the cache: what a node says of the day, of its category, of
 * retired addresses and of the brand may have changed, though its own file has not, and then Gatsby would keep it. A
 * node that comes out the same is left alone (docs/decisions/0020-nodes-made-anew.md).
 */
export const refreshContentNodes = (args: NodeMaker & Pick<ParentSpanPluginArgs, "getNodesByType">): void => {
  const sources = args
    .getNodesByType("File")
    .flatMap(file => contentFileOf(file)?.children ?? [])
    .flatMap(id => args.getNode(id) ?? [])
  const around = sources.length > 0 ? readAround() : undefined
  for (const node of sources) createContentNodes({ ...args, node }, around)
}

// What the nodes of other files depend on: readAround reads them.
const sharedFiles = ["site.json", "categories.json", "retired.json", "redirects.json"]

/** The same in `gatsby develop`, as soon as an editor saves one of the files that other nodes depend on. */
export const refreshInDevelop = (
  args: NodeMaker & { node: Node } & Pick<CreateNodeArgs, "getNodesByType">,
): void => {
  const path = contentFileOf(args.node)?.relativePath
  if (process.env.NODE_ENV !== "production" && path && sharedFiles.includes(path)) refreshContentNodes(args)
}

const everyMinute = 60_000
let clock: ReturnType<typeof setInterval> | undefined

/** The same in `gatsby develop` when another day begins, on which articles may appear. */
export const refreshEachDay = (args: NodeMaker & Pick<ParentSpanPluginArgs, "getNodesByType">): void => {
  if (process.env.NODE_ENV === "production") return
  let day = today()
  clearInterval(clock)
  // A timer until midnight would come late on a machine that has slept.
  clock = setInterval(() => {
    if (day === today()) return
    day = today()
    refreshContentNodes(args)
  }, everyMinute)
  clock.unref()
}
