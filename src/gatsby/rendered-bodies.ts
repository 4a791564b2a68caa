import { createHash } from "node:crypto"
import type { GraphQLFieldResolver } from "gatsby/graphql"
import { bodyLayout } from "../content-model/types/all-types"
import { readHtml } from "../markdown/html-tree"
import { completeBody, type RenderedBody } from "../markdown/render-body"
import { chartMarkupFor } from "./chart-markup"
import { type FileNode, linkTargetFor, type ResolverContext, type Resolving } from "./file-nodes"
import { imageMarkupFor } from "./image-nodes"

export type MarkdownNode = {
  id: string
  parent: string
  frontmatter: Record<string, unknown>
  internal: { content?: string }
}

const complete = async (safeHtml: string, file: FileNode, ...resolving: Resolving) => {
  let dependsOnOthers = false
  const tracked =
    <A extends unknown[], R>(lookUp: (...args: A) => R) =>
    (...args: A): R => {
      dependsOnOthers = true
      return lookUp(...args)
    }
  const body = await completeBody(readHtml(safeHtml), {
    ...bodyLayout(file.relativePath),
    imageMarkup: tracked(imageMarkupFor(file.absolutePath, ...resolving)),
    linkTarget: tracked(linkTargetFor(file.absolutePath, ...resolving)),
    chartMarkup: tracked(chartMarkupFor(resolving[0])),
  })
  return { ...body, dependsOnOthers }
}

/** @param safeHtmlOf the `html` of gatsby-transformer-remark, which follows the text and site.json */
export const bodyResolver = (safeHtmlOf: GraphQLFieldResolver<MarkdownNode, ResolverContext>) => {
  // GraphQL resolves the fields of a whole list together: parsing thousands of bodies at once would exhaust memory.
  let queue: Promise<unknown> = Promise.resolve()
  const oneAtATime = <T>(task: () => Promise<T>): Promise<T> => {
    const result = queue.then(task)
    queue = result.catch(() => {})
    return result
  }
  // Gatsby reruns a query only when nodes change that it looked up itself, so HTML that depends on others is not cached.
  const cache = new Map<string, { hash: string; body: Partial<RenderedBody> }>()
  return <K extends keyof RenderedBody>(
    name: K,
    node: MarkdownNode,
    ...[context, info]: Resolving
  ): Promise<RenderedBody[K]> =>
    oneAtATime(async () => {
      const safeHtml = String(await safeHtmlOf(node, {}, context, info))
      const hash = createHash("sha1").update(safeHtml).digest("hex")
      const cached = cache.get(node.id)
      const known = cached?.hash === hash ? cached.body[name] : undefined
      if (known !== undefined) return known
      const file = context.nodeModel.getNodeById({ id: node.parent }) as FileNode
      const { dependsOnOthers, ...body } = await complete(safeHtml, file, context, info)
      const { headings, wordCount } = body
      cache.set(node.id, { hash, body: dependsOnOthers ? { headings, wordCount } : body })
      return body[name]
    })
}
