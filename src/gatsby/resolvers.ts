import { readFile } from "node:fs/promises"
import type { CreateResolversArgs, GatsbyCache } from "gatsby"
import type { GraphQLResolveInfo } from "gatsby/graphql"
import { readingTimeOf } from "../markdown/reading-time"
import { type RenderedBody, renderBody } from "../markdown/render-body"
import { type SiteWords, tokensOf } from "../shared/tokens"
import { chartMarkupFor, drawChart, drawFoot } from "./chart-markup"
import { documentFacts } from "./document-facts"
import { gitName } from "./git-name"
import { imageDataAsShown } from "./image-as-shown"
import { imageMarkupFor, publishedAsItIs } from "./image-markup"
import { linkTargetFor } from "./link-target"
import type { FileNode, ResolverContext } from "./resolve-field"

type ContentNode = { id: string; slug: string; parent: string; readingTime?: string | null }
type MarkdownNode = {
  fileAbsolutePath: string
  rawMarkdownBody: string
  internal: { contentDigest: string }
}
/** Gatsby's cache. */
type WordCounts = Pick<GatsbyCache, "get" | "set">
type Resolve<T> = (
  node: ContentNode,
  args: unknown,
  context: ResolverContext,
  info: GraphQLResolveInfo,
) => Promise<T>

// A query has a context of its own. For all the fields it asks of a node the body is rendered once. Another query gets
// the same only where the text refers to no file: a file may have changed by then, and Gatsby runs a query again only for
// the nodes that this very query has looked up.
const ofQueries = new WeakMap<ResolverContext, Map<string, Promise<RenderedBody>>>()
const withoutFiles = new Map<string, RenderedBody>()
// An article's two addresses are asked for soon after each other; what is older goes.
const mostKept = 500

const keep = (key: string, body: RenderedBody): void => {
  withoutFiles.set(key, body)
  const [oldest] = withoutFiles.keys()
  if (withoutFiles.size > mostKept && oldest !== undefined) withoutFiles.delete(oldest)
}

const tokensFrom = async ({ nodeModel }: ResolverContext) =>
  tokensOf((await nodeModel.findOne({ type: "SiteJson", query: {} })) as SiteWords)

const sourceOf = async (node: ContentNode, context: ResolverContext) => {
  const markdown = context.nodeModel.getNodeById({ id: node.parent }) as MarkdownNode
  const tokens = await tokensFrom(context)
  return { markdown, tokens, key: JSON.stringify([node.id, markdown.internal.contentDigest, tokens]) }
}

const render =
  (shallowestHeading: number): Resolve<RenderedBody> =>
  async (node, _args, context, info) => {
    const { markdown, tokens, key } = await sourceOf(node, context)
    const known = withoutFiles.get(key)
    if (known) return known
    let files = 0
    const counted =
      <A extends unknown[], R>(look: (...args: A) => R) =>
      (...args: A): R => {
        files += 1
        return look(...args)
      }
    const imageMarkup = counted(imageMarkupFor(markdown.fileAbsolutePath, context, info))
    const linkTarget = counted(linkTargetFor(markdown.fileAbsolutePath, context, info))
    const chartMarkup = counted(chartMarkupFor(context))
    // Bodies below an h2 share their page with others, and are long together.
    const isFolded = shallowestHeading > 2
    const anchorPrefix = isFolded ? `${node.slug}-` : ""
    const body = await renderBody(markdown.rawMarkdownBody, {
      shallowestHeading,
      anchorPrefix,
      isFolded,
      tokens,
      imageMarkup,
      linkTarget,
      chartMarkup,
    })
    if (files === 0) keep(key, body)
    return body
  }

const body = (shallowestHeading: number): Resolve<RenderedBody> => {
  const renderNode = render(shallowestHeading)
  return (node, args, context, info) => {
    const ofQuery = ofQueries.get(context) ?? new Map<string, Promise<RenderedBody>>()
    ofQueries.set(context, ofQuery)
    const rendered = ofQuery.get(node.id) ?? renderNode(node, args, context, info)
    ofQuery.set(node.id, rendered)
    return rendered
  }
}

const field = <K extends keyof RenderedBody>(
  name: K,
  shallowestHeading = 2,
): { resolve: Resolve<RenderedBody[K]> } => ({
  resolve: async (...args) => (await body(shallowestHeading)(...args))[name],
})

// Listings ask it of many articles; a body is rendered for it once, until it changes, and not in each build.
const readingTime =
  (wordCounts: WordCounts): Resolve<string> =>
  async (node, args, context, info) => {
    if (node.readingTime) return node.readingTime
    const { key } = await sourceOf(node, context)
    const known: number | undefined = await wordCounts.get(key)
    if (known !== undefined) return readingTimeOf(known)
    const { wordCount } = await body(2)(node, args, context, info)
    await wordCounts.set(key, wordCount)
    return readingTimeOf(wordCount)
  }

const version: Resolve<string> = async (node, _args, { nodeModel }) => {
  const { fileAbsolutePath } = nodeModel.getNodeById({ id: node.parent }) as MarkdownNode
  return gitName(await readFile(fileAbsolutePath)).slice(0, 12)
}

const drawing = (file: FileNode, _args: unknown, context: ResolverContext, info: GraphQLResolveInfo) =>
  file.extension.toLowerCase() === "svg" ? publishedAsItIs(file, context, info) : null

type CaseNode = { slug: string; order: number; services: string[] }
type AllCases = { nodeModel: { findAll: (query: unknown) => Promise<{ entries: Iterable<CaseNode> }> } }

// A node holds the slugs; a filter over linked fields would make Gatsby resolve every case for every service.
const casesOfService = async ({ slug }: ContentNode, _args: unknown, { nodeModel }: AllCases) => {
  const { entries } = await nodeModel.findAll({ type: "CaseStudy", query: {} })
  return [...entries]
    .filter(({ services }) => services.includes(slug))
    .sort((one, other) => one.order - other.order || one.slug.localeCompare(other.slug))
}

/** The HTML of a markdown file as Gatsby knows it, for queries that ask for no content type: as a page would show it. */
const rawHtml = async (
  markdown: MarkdownNode,
  _args: unknown,
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<string> => {
  const { fileAbsolutePath, rawMarkdownBody } = markdown
  const { html } = await renderBody(rawMarkdownBody, {
    shallowestHeading: 2,
    tokens: await tokensFrom(context),
    imageMarkup: imageMarkupFor(fileAbsolutePath, context, info),
    linkTarget: linkTargetFor(fileAbsolutePath, context, info),
    chartMarkup: chartMarkupFor(context),
  })
  return html
}

/** The fields that come from a node's markdown body or from other nodes; the schema declares them. */
export const addContentResolvers = ({
  createResolvers,
  cache,
}: Pick<CreateResolversArgs, "createResolvers"> & { cache: WordCounts }): void => {
  createResolvers({
    File: { drawing: { type: "Drawing", resolve: drawing } },
    ImageSharp: { gatsbyImageData: { resolve: imageDataAsShown } },
    Chart: { drawn: { resolve: drawChart }, foot: { resolve: drawFoot } },
    MarkdownRemark: { html: { resolve: rawHtml } },
    Post: {
      html: field("html"),
      headings: field("headings"),
      wordCount: field("wordCount"),
      readingTime: { resolve: readingTime(cache) },
    },
    Service: { fullDescription: field("html", 3), cases: { resolve: casesOfService } },
    Resource: {
      html: field("html"),
      headings: field("headings"),
      document: {
        resolve: ({ externalUrl }: { externalUrl: string | null }) => documentFacts(externalUrl ?? ""),
      },
    },
    LegalPage: { html: field("html"), headings: field("headings"), version: { resolve: version } },
  })
}
