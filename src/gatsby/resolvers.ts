import { createHash } from "node:crypto"
import type { CreateResolversArgs } from "gatsby"
import {
  assertObjectType,
  assertSchema,
  defaultFieldResolver,
  type GraphQLFieldResolver,
} from "gatsby/graphql"
import { bodyLayout, diagramWords, type Values, wordsPerMinute } from "../content-model"
import { privacyPolicyOf } from "../host/privacy-policy"
import { type DiagramWords, diagramFor, isDiagram } from "../markdown/diagrams"
import { readHtml } from "../markdown/html-tree"
import { completeBody, type RenderedBody } from "../markdown/render-body"
import {
  chartMarkupFor,
  renderControlChart,
  renderDrawing,
  renderFooter,
  workedOutcome,
} from "./chart-markup"
import { describeDocument } from "./download-info"
import { type FileNode, linkTargetFor, type ResolverContext, type Resolving } from "./file-nodes"
import { correctedImageData, imageMarkupFor, publishOriginal } from "./image-nodes"

type MarkdownNode = { id: string; parent: string; frontmatter: Values }

const diagramWith = async (alt: string, { nodeModel }: ResolverContext): Promise<string | undefined> => {
  const words = await nodeModel.findOne<DiagramWords>({ type: "Diagrams", query: {} })
  return diagramFor(alt, words ?? diagramWords())
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
    diagramMarkup: async alt => (isDiagram(alt) ? tracked(diagramWith)(alt, resolving[0]) : undefined),
    linkTarget: tracked(linkTargetFor(file.absolutePath, ...resolving)),
    chartMarkup: tracked(chartMarkupFor(resolving[0])),
  })
  return { ...body, dependsOnOthers }
}

/** @param safeHtmlOf the `html` of gatsby-transformer-remark, which follows the text and site.json */
const bodyResolver = (safeHtmlOf: GraphQLFieldResolver<MarkdownNode, ResolverContext>) => {
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

type ContentNode = { id: string; slug: string; parent: string }
type Resolve<Source> = (node: Source, args: unknown, ...resolving: Resolving) => unknown

const markdownOf = ({ parent }: ContentNode, { nodeModel }: ResolverContext): MarkdownNode =>
  nodeModel.getNodeById({ id: parent }) as MarkdownNode

const drawing: Resolve<FileNode> = (file, _args, ...resolving) =>
  file.extension.toLowerCase() === "svg" ? publishOriginal(file, ...resolving) : null

type Topic = { name: string; slug: string; path: string }

// Nodes hold slugs: filtering by a linked field would make Gatsby resolve every case for every service.
const serviceCases: Resolve<ContentNode> = async ({ slug }, _args, { nodeModel }) => {
  const query = { sort: [{ order: "ASC" }, { slug: "ASC" }] }
  const { entries } = await nodeModel.findAll<{ services: string[] }>({ type: "CaseStudy", query })
  return [...entries].filter(({ services }) => services.includes(slug))
}

/** The comparisons of numbers that name a text, in their order. */
const reconciliationsFor =
  (field: "articles" | "services") =>
  async ({ slug }: ContentNode, _args: unknown, { nodeModel }: ResolverContext) => {
    const query = { sort: [{ order: "ASC" }, { slug: "ASC" }] }
    const { entries } = await nodeModel.findAll<Record<typeof field, string[]>>({
      type: "Reconciliation",
      query,
    })
    return [...entries].filter(node => node[field].includes(slug))
  }

const tagsOf = async (_root: unknown, _args: unknown, { nodeModel }: ResolverContext) => {
  const found = await Promise.all(
    ["Post", "Resource"].map(type => nodeModel.findAll<{ tags: Topic[] }>({ type, query: {} })),
  )
  const tags = found.flatMap(({ entries }) => [...entries].flatMap(node => node.tags))
  const nodes = [...new Map(tags.map(tag => [tag.slug, tag])).values()]
  return { nodes: nodes.sort((a, b) => a.slug.localeCompare(b.slug)), totalCount: nodes.length }
}

const taggedWith = (type: string) => ({
  resolve: async ({ slug }: Topic, _args: unknown, { nodeModel }: ResolverContext) => {
    const { entries } = await nodeModel.findAll<{ tags: Topic[] }>({ type, query: {} })
    return [...entries].filter(({ tags }) => tags.some(tag => tag.slug === slug))
  },
})

/** @returns the resolver that a field has before this site overrides it */
const resolverOf = (schema: unknown, type: string, field: string) =>
  assertObjectType(assertSchema(schema).getType(type)).getFields()[field]?.resolve ?? defaultFieldResolver

type Args = Pick<CreateResolversArgs, "createResolvers" | "intermediateSchema">

export const addContentResolvers = ({ createResolvers, intermediateSchema }: Args): void => {
  const bodyField = bodyResolver(resolverOf(intermediateSchema, "MarkdownRemark", "html"))
  const field = (name: keyof RenderedBody): { resolve: Resolve<ContentNode> } => ({
    resolve: (node, _args, context, info) => bodyField(name, markdownOf(node, context), context, info),
  })
  const text = { html: field("html"), headings: field("headings") }
  const version: Resolve<ContentNode> = async (...given) =>
    privacyPolicyOf(String(await text.html.resolve(...given))).version
  const html: Resolve<MarkdownNode> = (node, _args, ...resolving) => bodyField("html", node, ...resolving)

  const timeToRead: Resolve<MarkdownNode> = async (node, _args, ...resolving) => {
    const written = Number.parseInt(String(node.frontmatter.readingTime), 10)
    if (written) return written
    return Math.max(1, Math.round((await bodyField("wordCount", node, ...resolving)) / wordsPerMinute))
  }
  const readingTime: Resolve<ContentNode> = async (node, args, context, info) =>
    `${await timeToRead(markdownOf(node, context), args, context, info)} min`

  createResolvers({
    Query: { allTag: { type: "TagList!", resolve: tagsOf } },
    Tag: { posts: taggedWith("Post"), resources: taggedWith("Resource") },
    File: { drawing: { type: "Drawing", resolve: drawing } },
    ImageSharp: { gatsbyImageData: { resolve: correctedImageData } },
    Chart: { drawingHtml: { resolve: renderDrawing }, footerHtml: { resolve: renderFooter } },
    MarkdownRemark: {
      html: { resolve: html },
      timeToRead: { resolve: timeToRead },
    },
    Post: {
      ...text,
      wordCount: field("wordCount"),
      readingTime: { resolve: readingTime },
      reconciliations: { resolve: reconciliationsFor("articles") },
    },
    Service: {
      fullDescription: field("html"),
      cases: { resolve: serviceCases },
      reconciliations: { resolve: reconciliationsFor("services") },
    },
    Reconciliation: {
      ...text,
      drawingHtml: { resolve: renderControlChart },
      worked: { resolve: workedOutcome },
    },
    Resource: {
      ...text,
      document: {
        resolve: ({ externalUrl }: { externalUrl: string | null }) => describeDocument(externalUrl ?? ""),
      },
    },
    Page: text,
    LegalPage: { ...text, version: { resolve: version } },
  })
}
