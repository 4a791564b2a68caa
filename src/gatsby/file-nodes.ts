import { dirname, join } from "node:path"
import type { GraphQLFieldResolver, GraphQLObjectType, GraphQLResolveInfo } from "gatsby/graphql"
import type { LinkTarget } from "../markdown/replacements"
import { decodeAddress } from "../shared/paths"

export type FileNode = {
  id: string
  absolutePath: string
  extension: string
  children: string[]
  internal: { type: string; contentDigest: string }
}

type NodeModel = {
  findOne: (query: unknown) => Promise<unknown>
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

const pageOf = (file: FileNode, { nodeModel }: ResolverContext): string | undefined => {
  const nodes = file.children.map(id => nodeModel.getNodeById({ id }) as { path: string } | null)
  return nodes.find(node => node !== null)?.path
}

/** Another text's file becomes the address of its page; any other file below `content/` is published. */
export const linkTargetFor =
  (articlePath: string, context: ResolverContext, info: GraphQLResolveInfo): LinkTarget =>
  async path => {
    const file = await fileBeside(articlePath, path, context)
    if (!file) return undefined
    if (file.extension === "md") return pageOf(file, context)
    return (await resolveField("File", "publicURL", file, {}, context, info)) as string
  }
