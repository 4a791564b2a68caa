import { readFileSync } from "node:fs"
import type { CreateNodeArgs, Node, ParentSpanPluginArgs } from "gatsby"
import { VFile } from "vfile"
import { readFrontMatter, readJson } from "../content-model/read/parse"
import { contentNodesOf } from "../content-model/types/all-types"
import type { BuildContext, Values } from "../content-model/types/content-type"
import { today } from "../shared/day"
import type { Redirect } from "../shared/redirects"
import { fillTokens, type TokenSource, tokensOf } from "../shared/text-tokens"

type ContentFile = Node & { sourceInstanceName: string; relativePath: string; absolutePath: string }

// Parcel compiles this file to another folder, so only the working directory is the project's.
const readContentJson = <T>(name: string): T => JSON.parse(readFileSync(`content/${name}.json`, "utf8"))

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
    const categories = readContentJson<{ name: string; topLevel: boolean }[]>("categories")
    lastValid = {
      tokens: tokensOf(readContentJson<TokenSource>("site")),
      topLevelCategories: categories.filter(({ topLevel }) => topLevel).map(({ name }) => name),
      retiredPosts: readContentJson<{ posts: string[] }>("retired").posts,
      redirects: readContentJson<Redirect[]>("redirects"),
      day: today(),
    }
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

export const createContentNodes = (
  { node: file, actions, createNodeId, createContentDigest }: NodeArgs & { node: Node },
  known?: BuildContext,
): void => {
  if (!isContentFile(file)) return
  const context = known ?? currentContext()
  const { tokens } = context
  for (const { values, body, order } of readEntries(file)) {
    const filled = fillTokens(values, tokens)
    for (const { type, key, fields } of contentNodesOf(file.relativePath, filled, context)) {
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
}

type RefreshArgs = NodeArgs & Pick<ParentSpanPluginArgs, "getNodesByType">

/** Gatsby updates nodes of changed files only, but they also depend on the date, categories, retired addresses and brand. */
export const refreshContentNodes = (args: RefreshArgs): void => {
  const files = args.getNodesByType("File").filter(isContentFile)
  if (files.length === 0) return
  const context = currentContext()
  for (const node of files) createContentNodes({ ...args, node }, context)
}

const sharedFiles = ["site.json", "categories.json", "retired.json", "redirects.json"]

export const refreshInDevelop = (args: RefreshArgs & { node: Node }): void => {
  const isShared = isContentFile(args.node) && sharedFiles.includes(args.node.relativePath)
  if (process.env.NODE_ENV !== "production" && isShared) refreshContentNodes(args)
}
