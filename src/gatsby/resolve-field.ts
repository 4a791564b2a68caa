import { dirname, join } from "node:path"
import type { GraphQLFieldResolver, GraphQLObjectType, GraphQLResolveInfo } from "gatsby/graphql"
import { decodeAddress } from "../shared/addresses"

/** A node of a file below `content/`. */
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

/** The part of a resolver's context that is used here. */
export type ResolverContext = { nodeModel: NodeModel }

/** Runs another type's resolver, so that what a plugin computes need not be written again. */
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

/** The file that a relative address in a text means; null where there is none. */
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
