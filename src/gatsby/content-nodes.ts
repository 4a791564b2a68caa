import { readFileSync } from "node:fs"
import type { CreateNodeArgs, Node, ParentSpanPluginArgs } from "gatsby"
import { VFile } from "vfile"
import { readBuildContext } from "../content-model/read/build-context"
import { readFrontMatter, readJson } from "../content-model/read/parse"
import { contentNodesOf } from "../content-model/types/all-types"
import type { BuildContext, Values } from "../content-model/types/content-type"
import { today } from "../shared/day"
import { fillTokens } from "../shared/text-tokens"

type ContentFile = Node & { sourceInstanceName: string; relativePath: string; absolutePath: string }

let lastValid: BuildContext = {
  tokens: {},
  topLevelCategories: [],
  retiredPosts: [],
  redirects: [],
  day: today(),
}

/** Uses the last valid context in `gatsby develop` while a file cannot be read. */
const currentContext = (): BuildContext => {
  try {
    lastValid = readBuildContext()
  } catch (error) {
    if (process.env.NODE_ENV === "production") throw error
  }
  return lastValid
}

const isContentFile = (node: Node): node is ContentFile =>
  node.internal.type === "File" &&
  (node as ContentFile).sourceInstanceName === "content" &&
  /\.(md|json)$/.test((node as ContentFile).relativePath)

type Entry = { values: Values; body?: string; order?: number }

/** The entries of a file: a markdown file is one, a JSON file one or a list. A file with a syntax error has none. */
const readEntries = ({ absolutePath, relativePath }: ContentFile): Entry[] => {
  const text = readFileSync(absolutePath, "utf8").replace(/^\uFEFF/, "")
  const vfile = new VFile({ path: relativePath, value: text })
  if (relativePath.endsWith(".md")) {
    const source = readFrontMatter(vfile)
    return source ? [{ values: source.data, body: text.slice(source.bodyStart) }] : []
  }
  const json = readJson(vfile)?.data as Values | Values[] | undefined
  if (Array.isArray(json)) return json.map((values, order) => ({ values, order }))
  return json ? [{ values: json }] : []
}

type NodeArgs = Pick<CreateNodeArgs, "actions" | "createNodeId" | "createContentDigest">

/**
 * Gives each markdown or JSON file below `content/` child nodes of the content types (`Post`, `Service`, …), read by the
 * parsers of the content check. Markdown nodes have the text as `body` and the tokens to fill in, list entries their
 * position as `order`.
 */
export const createContentNodes = (
  { node: file, actions, createNodeId, createContentDigest }: NodeArgs & { node: Node },
  known?: BuildContext,
): void => {
  if (!isContentFile(file)) return
  const context = known ?? currentContext()
  const { tokens } = context
  for (const { values, body, order } of readEntries(file))
    for (const { type, key, fields } of contentNodesOf(
      file.relativePath,
      fillTokens(values, tokens),
      context,
    )) {
      const content = {
        ...fields,
        ...(order !== undefined && { order }),
        ...(body !== undefined && { body, tokens }),
      }
      const id = createNodeId(`${file.id} ${type} ${key}`)
      const contentDigest = createContentDigest(content)
      actions.createNode({ ...content, id, parent: file.id, children: [], internal: { type, contentDigest } })
      actions.createParentChildLink({ parent: file, child: { id, internal: { type } } as never })
    }
}

type AllFiles = NodeArgs & Pick<ParentSpanPluginArgs, "getNodesByType">

/**
 * Recreates the content nodes in Gatsby's cache. Gatsby creates nodes only for changed files, but they also depend on
 * today's date, categories, retired addresses and the brand. Unchanged nodes keep their digest, so their queries do not
 * run again.
 */
export const refreshContentNodes = (args: AllFiles): void => {
  const files = args.getNodesByType("File").filter(isContentFile)
  if (files.length === 0) return
  const context = currentContext()
  for (const node of files) createContentNodes({ ...args, node }, context)
}

const sharedFiles = ["site.json", "categories.json", "retired.json", "redirects.json"]

/** Refreshes nodes in `gatsby develop` when a file changes that they depend on. */
export const refreshInDevelop = (args: AllFiles & { node: Node }): void => {
  const isShared = isContentFile(args.node) && sharedFiles.includes(args.node.relativePath)
  if (process.env.NODE_ENV !== "production" && isShared) refreshContentNodes(args)
}
