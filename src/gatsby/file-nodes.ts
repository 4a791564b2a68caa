import { dirname, join } from "node:path"
import type { GraphQLObjectType, GraphQLResolveInfo } from "gatsby/graphql"
import type { LinkTarget } from "../markdown/replacements"
import { decodeAddress, encodePath } from "../shared/addresses"

export type FileNode = {
  id: string
  absolutePath: string
  relativePath: string
  extension: string
  children: string[]
  internal: { type: string; contentDigest: string }
}

type NodeModel = {
  findOne: <T>(query: unknown) => Promise<T | null>
  findAll: <T>(query: unknown) => Promise<{ entries: Iterable<T> }>
  getNodeById: (query: { id: string }) => unknown
  getNodesByIds: <T>(query: { ids: string[]; type?: string }) => T[]
}

export type ResolverContext = { nodeModel: NodeModel }

/** What Gatsby gives a resolver besides the node and its arguments. */
export type Resolving = [context: ResolverContext, info: GraphQLResolveInfo]

export const resolveField = (
  type: string,
  field: string,
  source: unknown,
  args: Record<string, unknown>,
  ...[context, info]: Resolving
): unknown => {
  const fields = (info.schema.getType(type) as GraphQLObjectType).getFields()
  return fields[field]?.resolve?.(source, args, context, info)
}

/** Publishes a copy of a file. @returns its address, which Gatsby's `publicURL` leaves unencoded */
export const publicUrl = async (file: FileNode, ...resolving: Resolving): Promise<string> =>
  encodePath((await resolveField("File", "publicURL", file, {}, ...resolving)) as string)

export const fileBeside = (articlePath: string, address: string, { nodeModel }: ResolverContext) => {
  const absolutePath = { eq: join(dirname(articlePath), (decodeAddress(address) ?? address).normalize()) }
  return nodeModel.findOne<FileNode>({ type: "File", query: { filter: { absolutePath } } })
}

type WithChildren = Pick<FileNode, "children">

/** The node of a text is the child of its markdown, which is the child of its file. */
const pageOf = ({ children }: WithChildren, { nodeModel }: ResolverContext): string | undefined => {
  const [markdown] = nodeModel.getNodesByIds<WithChildren>({ ids: children, type: "MarkdownRemark" })
  const [text] = nodeModel.getNodesByIds<{ path: string }>({ ids: markdown?.children ?? [] })
  return text?.path
}

/** Another text's file becomes the address of its page; any other file below `content/` is published. */
export const linkTargetFor =
  (articlePath: string, ...[context, info]: Resolving): LinkTarget =>
  async path => {
    const file = await fileBeside(articlePath, path, context)
    if (!file) return undefined
    if (file.extension === "md") return pageOf(file, context)
    return publicUrl(file, context, info)
  }
