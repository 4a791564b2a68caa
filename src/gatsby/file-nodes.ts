import { dirname, join } from "node:path"
import type { GraphQLFieldResolver, GraphQLObjectType, GraphQLResolveInfo } from "gatsby/graphql"
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
  findOne: (query: unknown) => Promise<unknown>
  findAll: <T>(query: unknown) => Promise<{ entries: Iterable<T> }>
  getNodeById: (query: { id: string; type?: string }) => unknown
}

type CachedNode = { id: string; internal: { contentDigest: string } }

export const cacheKey = ({ id, internal }: CachedNode): string => `${id} ${internal.contentDigest}`

export type ResolverContext = { nodeModel: NodeModel }

export const resolveField = (
  type: string,
  field: string,
  source: unknown,
  args: Record<string, unknown>,
  context: unknown,
  info: GraphQLResolveInfo,
): unknown => {
  const resolver = (info.schema.getType(type) as GraphQLObjectType).getFields()[field]?.resolve as
    | GraphQLFieldResolver<unknown, unknown>
    | undefined
  return resolver?.(source, args, context, info)
}

/** Publishes a copy of a file. @returns its address, which Gatsby's `publicURL` leaves unencoded */
export const publicUrl = async (
  file: FileNode,
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<string> => encodePath((await resolveField("File", "publicURL", file, {}, context, info)) as string)

export const fileBeside = async (
  articlePath: string,
  address: string,
  { nodeModel }: ResolverContext,
): Promise<FileNode | null> =>
  (await nodeModel.findOne({
    type: "File",
    query: {
      filter: { absolutePath: { eq: join(dirname(articlePath), decodeAddress(address) ?? address) } },
    },
  })) as FileNode | null

type TextNode = { path?: string; children: string[] }

/** The node of a text is the child of its markdown, which is the child of its file. */
const pageOf = ({ children }: TextNode, { nodeModel }: ResolverContext): string | undefined => {
  for (const id of children) {
    const node = nodeModel.getNodeById({ id }) as TextNode | null
    const path = node?.path ?? (node && pageOf(node, { nodeModel }))
    if (path) return path
  }
  return undefined
}

/** Another text's file becomes the address of its page; any other file below `content/` is published. */
export const linkTargetFor =
  (articlePath: string, context: ResolverContext, info: GraphQLResolveInfo): LinkTarget =>
  async path => {
    const file = await fileBeside(articlePath, path, context)
    if (!file) return undefined
    if (file.extension === "md") return pageOf(file, context)
    return publicUrl(file, context, info)
  }
