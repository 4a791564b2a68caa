import { existsSync, readFileSync } from "node:fs"
import type { CreateNodeArgs, Node, ParentSpanPluginArgs } from "gatsby"
import { VFile } from "vfile"
import {
  type BuildContext,
  categoryNames,
  contentNodesOf,
  markdownTypeOf,
  normalise,
  readJson,
  type Values,
} from "../content-model"
import { today } from "../shared/day"
import { keepNumbers } from "../shared/keep-numbers"
import type { Redirect } from "../shared/redirects"
import { fillTokens, mapTexts } from "../shared/text-tokens"
import { lastValid, readContentJson, readTokens } from "./site-tokens"

type ContentFile = Node & { sourceInstanceName: string; relativePath: string; absolutePath: string }
type MarkdownNode = Node & { frontmatter: Values }

type Context = BuildContext & { categories: readonly string[] }

const readContext = (): Context => {
  const categories = readContentJson<{ name: string; topLevel: boolean }[]>("categories")
  return {
    tokens: readTokens(),
    topLevelCategories: categories.filter(({ topLevel }) => topLevel).map(({ name }) => name),
    categories: categoryNames(categories),
    retiredPosts: readContentJson<{ posts: string[] }>("retired").posts,
    redirects: readContentJson<Redirect[]>("redirects"),
    day: today(),
  }
}

export const currentContext = lastValid<Context>(readContext, {
  tokens: {},
  topLevelCategories: [],
  categories: [],
  retiredPosts: [],
  redirects: [],
  day: today(),
})

const isContentFile = (node: Node | undefined): node is ContentFile =>
  node?.internal.type === "File" && (node as ContentFile).sourceInstanceName === "content"

const isMarkdown = (node: Node): node is MarkdownNode => node.internal.type === "MarkdownRemark"

type Entry = { values: Values; order?: number }

const readJsonFile = ({ absolutePath, relativePath }: ContentFile): Entry[] => {
  // Nodes in the cache may be of files that were deleted or renamed since.
  if (!existsSync(absolutePath)) return []
  const vfile = new VFile({ path: relativePath, value: readFileSync(absolutePath, "utf8") })
  const json = readJson(vfile)?.data as Values | Values[] | undefined
  if (Array.isArray(json)) return json.map((values, order) => ({ values, order }))
  return json ? [{ values: json }] : []
}

const readText = ({ frontmatter }: MarkdownNode, path: string, categories: readonly string[]): Entry[] => {
  const type = markdownTypeOf(path)
  // A file without front matter gets an empty title.
  const isEmpty = Object.values(frontmatter).every(value => value === "")
  return type && !isEmpty ? [{ values: normalise(frontmatter, type, { path, categories }).data }] : []
}

type NodeArgs = Pick<CreateNodeArgs, "actions" | "createNodeId" | "createContentDigest" | "getNode">

/** Numbers stay with their units in texts, not in addresses and names of files, which would be others. */
const keepInTexts = (text: string): string =>
  /^(?:\.{0,2}\/|[a-z][a-z\d+.-]*:\S)|\.[a-z]\w{1,4}$/i.test(text) ? text : keepNumbers(text)

/** Makes the typed nodes of a text, as children of its MarkdownRemark, and those of a JSON file. */
export const createContentNodes = (
  { node, actions, createNodeId, createContentDigest, getNode }: NodeArgs & { node: Node },
  given?: Context,
): void => {
  const file = isMarkdown(node) ? getNode(node.parent ?? "") : node
  if (!isContentFile(file) || !(isMarkdown(node) || file.relativePath.endsWith(".json"))) return
  const context = given ?? currentContext()
  const entries = isMarkdown(node)
    ? readText(node, file.relativePath, context.categories)
    : readJsonFile(file)
  for (const { values, order } of entries) {
    for (const { type, fields } of contentNodesOf(file.relativePath, values, context)) {
      // Of nodes, since they have default words too.
      const filled = mapTexts(fillTokens(fields, context.tokens), keepInTexts)
      const content = { ...filled, ...(order !== undefined && { order }) }
      const id = createNodeId(`${node.id} ${type} ${fields.slug ?? order ?? ""}`)
      // A text's body counts too.
      const contentDigest = createContentDigest([content, isMarkdown(node) && node.internal.contentDigest])
      const child = { ...content, id, parent: node.id, children: [], internal: { type, contentDigest } }
      actions.createNode(child)
      actions.createParentChildLink({ parent: node, child })
    }
  }
}

type RefreshArgs = NodeArgs & Pick<ParentSpanPluginArgs, "getNodesByType">

/** Gatsby updates nodes of changed files only, but they also depend on the date, categories, retired addresses and brand. */
export const refreshContentNodes = (args: RefreshArgs): void => {
  const nodes = ["MarkdownRemark", "File"].flatMap(args.getNodesByType)
  if (nodes.length === 0) return
  const context = currentContext()
  for (const node of nodes) createContentNodes({ ...args, node }, context)
}

const sharedFiles = ["site.json", "categories.json", "retired.json", "redirects.json"]

export const refreshInDevelop = (args: RefreshArgs & { node: Node }): void => {
  const isShared = isContentFile(args.node) && sharedFiles.includes(args.node.relativePath)
  if (process.env.NODE_ENV !== "production" && isShared) refreshContentNodes(args)
}
