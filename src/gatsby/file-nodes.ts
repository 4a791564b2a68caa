import { readFile } from "node:fs/promises"
import { dirname, extname, join } from "node:path"
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
  getNodeById: (query: { id: string; type?: string }) => unknown
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
  const absolutePath = { eq: join(dirname(articlePath), decodeAddress(address) ?? address) }
  return nodeModel.findOne<FileNode>({ type: "File", query: { filter: { absolutePath } } })
}

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
  (articlePath: string, ...[context, info]: Resolving): LinkTarget =>
  async path => {
    const file = await fileBeside(articlePath, path, context)
    if (!file) return undefined
    if (file.extension === "md") return pageOf(file, context)
    return publicUrl(file, context, info)
  }

const formatSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1e6).toFixed(1)} MB`

/** The number of pages, from the root of a PDF's page tree (ISO 32000-1, 7.7.3.2); null if that is compressed. */
const countPages = (pdf: Buffer): number | null => {
  const counts = [
    ...pdf
      .toString("latin1")
      .matchAll(/\/Type\s*\/Pages\b[^>]*?\/Count\s+(\d+)|\/Count\s+(\d+)[^>]*?\/Type\s*\/Pages\b/g),
  ]
  const count = Math.max(0, ...counts.map(([, after, before]) => Number(after ?? before)))
  return count || null
}

/** `{ format: "PDF", size: "192 kB", pages: 4 }`; null for external documents and missing files. */
export const describeDocument = async (address: string, folder = "static") => {
  if (!address.startsWith("/") || address.startsWith("//")) return null
  const path = decodeAddress(address)
  const bytes = path === undefined ? null : await readFile(join(folder, path)).catch(() => null)
  if (!bytes) return null
  const format = extname(address).slice(1).toUpperCase()
  return { format, size: formatSize(bytes.length), pages: format === "PDF" ? countPages(bytes) : null }
}
