import type { GraphQLResolveInfo } from "gatsby/graphql"
import type { LinkTarget } from "../markdown/replacements"
import { type FileNode, fileBeside, type ResolverContext, resolveField } from "./resolve-field"

type TextNode = { path?: string; slug?: string; internal: { type: string } }

/** The address of the page that is made from a text's file. */
const pageOf = (file: FileNode, { nodeModel }: ResolverContext): string | undefined => {
  const nodes = file.children.map(id => nodeModel.getNodeById({ id }) as TextNode | null)
  const [node] = nodes.filter(child => child !== null)
  return node?.internal.type === "LegalPage" ? `/${node.slug}` : node?.path
}

/**
 * Makes the `LinkTarget` of one text: the file of another text is its page, any other file below `content/` is published as
 * it is.
 * @param articlePath absolute path of the markdown file
 */
export const linkTargetFor =
  (articlePath: string, context: ResolverContext, info: GraphQLResolveInfo): LinkTarget =>
  async path => {
    const file = await fileBeside(articlePath, path, context)
    if (!file) return undefined
    if (file.extension === "md") return pageOf(file, context)
    return (await resolveField("File", "publicURL", file, {}, context, info)) as string
  }
