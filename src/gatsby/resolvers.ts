import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import type { CreateResolversArgs } from "gatsby"
import type { GraphQLResolveInfo } from "gatsby/graphql"
import { type RenderedBody, renderBody } from "../markdown/render-body"
import { chartMarkupFor, renderDrawing, renderFooter } from "./chart-markup"
import { describeDocument } from "./describe-document"
import { cacheKey, type FileNode, linkTargetFor, type ResolverContext } from "./file-nodes"
import { correctedImageData, imageMarkupFor, publishOriginal } from "./image-nodes"

type ContentNode = { id: string; slug: string; parent: string; internal: { contentDigest: string } }
type MarkdownNode = ContentNode & {
  body: string
  tokens: Record<string, string>
  readingTime?: string | null
}
type Resolve<T> = (
  node: MarkdownNode,
  args: unknown,
  context: ResolverContext,
  info: GraphQLResolveInfo,
) => Promise<T>

const pathOf = ({ parent }: ContentNode, { nodeModel }: ResolverContext): string =>
  (nodeModel.getNodeById({ id: parent }) as FileNode).absolutePath

const render = async (
  node: MarkdownNode,
  shallowestHeading: number,
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<RenderedBody & { dependsOnOthers: boolean }> => {
  let dependsOnOthers = false
  const tracked =
    <A extends unknown[], R>(lookUp: (...args: A) => R) =>
    (...args: A): R => {
      dependsOnOthers = true
      return lookUp(...args)
    }
  const path = pathOf(node, context)
  const body = await renderBody(node.body, {
    shallowestHeading,
    // Texts whose headings begin below h2 share a long page.
    anchorPrefix: shallowestHeading > 2 ? `${node.slug}-` : "",
    tokens: node.tokens,
    imageMarkup: tracked(imageMarkupFor(path, context, info)),
    linkTarget: tracked(linkTargetFor(path, context, info)),
    chartMarkup: tracked(chartMarkupFor(context)),
  })
  return { ...body, dependsOnOthers }
}

// GraphQL resolves the fields of a whole list together: parsing thousands of bodies at once would exhaust memory.
let queue: Promise<unknown> = Promise.resolve()
const oneAtATime = <T>(task: () => Promise<T>): Promise<T> => {
  const result = queue.then(task)
  queue = result.catch(() => {})
  return result
}

// Gatsby reruns a query only when nodes change that it looked up itself, so HTML that depends on others is not cached.
const cache = new Map<string, Partial<RenderedBody>>()

const field = <K extends keyof RenderedBody>(
  name: K,
  shallowestHeading = 2,
): { resolve: Resolve<RenderedBody[K]> } => ({
  resolve: (node, _args, context, info) =>
    oneAtATime(async () => {
      const cached = cache.get(cacheKey(node))?.[name]
      if (cached !== undefined) return cached
      const { dependsOnOthers, ...body } = await render(node, shallowestHeading, context, info)
      const { headings, wordCount } = body
      cache.set(cacheKey(node), dependsOnOthers ? { headings, wordCount } : body)
      return body[name]
    }),
})

const wordCount = field("wordCount")

const readingTime: Resolve<string> = async (node, ...rest) =>
  node.readingTime || `${Math.max(1, Math.round((await wordCount.resolve(node, ...rest)) / 200))} min`

/** The git hash of a file's content, for `git cat-file` (Pro Git, "Git Internals: Git Objects"). */
const gitHash = (content: Buffer): string =>
  createHash("sha1").update(`blob ${content.length}\0`).update(content).digest("hex")

const version: Resolve<string> = async (node, _args, context) =>
  gitHash(await readFile(pathOf(node, context))).slice(0, 12)

const drawing = (file: FileNode, _args: unknown, context: ResolverContext, info: GraphQLResolveInfo) =>
  file.extension.toLowerCase() === "svg" ? publishOriginal(file, context, info) : null

type CaseNode = { slug: string; order: number; services: string[] }
type AllCases = { nodeModel: { findAll: (query: unknown) => Promise<{ entries: Iterable<CaseNode> }> } }

// Nodes hold slugs: filtering by a linked field would make Gatsby resolve every case for every service.
const serviceCases = async ({ slug }: ContentNode, _args: unknown, { nodeModel }: AllCases) => {
  const { entries } = await nodeModel.findAll({ type: "CaseStudy", query: {} })
  return [...entries]
    .filter(({ services }) => services.includes(slug))
    .sort((a, b) => a.order - b.order || a.slug.localeCompare(b.slug))
}

export const addContentResolvers = ({
  createResolvers,
}: Pick<CreateResolversArgs, "createResolvers">): void => {
  createResolvers({
    File: { drawing: { type: "Drawing", resolve: drawing } },
    ImageSharp: { gatsbyImageData: { resolve: correctedImageData } },
    Chart: { drawingHtml: { resolve: renderDrawing }, footerHtml: { resolve: renderFooter } },
    Post: {
      html: field("html"),
      headings: field("headings"),
      wordCount,
      readingTime: { resolve: readingTime },
    },
    Service: { fullDescription: field("html", 3), cases: { resolve: serviceCases } },
    Resource: {
      html: field("html"),
      headings: field("headings"),
      document: {
        resolve: ({ externalUrl }: { externalUrl: string | null }) => describeDocument(externalUrl ?? ""),
      },
    },
    LegalPage: { html: field("html"), headings: field("headings"), version: { resolve: version } },
  })
}
