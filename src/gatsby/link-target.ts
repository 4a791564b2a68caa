import type { GraphQLResolveInfo } from "gatsby/graphql"
import type { LinkTarget } from "../markdown/link-elements"
import { type FileNode, fileBeside, type ResolverContext, resolveField } from "./resolve-field"

type WithChildren = { path?: string; slug?: string; children: string[]; internal: { type: string } }

/** The address of the page that is made from a text's file. */
const pageOf = (file: FileNode, { nodeModel }: ResolverContext): string | undefined => {
  const below = (ids: readonly string[]): string | undefined => {
    for (const id of ids) {
      const node = nodeModel.getNodeById({ id }) as WithChildren | null
      if (node?.internal.type === "LegalPage") return `/${node.slug}`
      const found = node?.path ?? below(node?.children ?? [])
      if (found) return found
    }
    return undefined
  }
  return below(file.children)
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
