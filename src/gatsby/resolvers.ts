import { readFile } from "node:fs/promises"
import type { CreateResolversArgs, GatsbyCache } from "gatsby"
import type { GraphQLResolveInfo } from "gatsby/graphql"
import { readingTimeOf } from "../markdown/reading-time"
import { type RenderedBody, renderBody } from "../markdown/render-body"
import { chartMarkupFor, drawChart, drawFoot } from "./chart-markup"
import { documentFacts, gitName } from "./document-facts"
import { imageDataAsShown } from "./image-as-shown"
import { imageMarkupFor, publishedAsItIs } from "./image-markup"
import { linkTargetFor } from "./link-target"
import type { FileNode, ResolverContext } from "./resolve-field"

type ContentNode = { id: string; slug: string; parent: string; internal: { contentDigest: string } }
type MarkdownNode = ContentNode & {
  body: string
  tokens: Record<string, string>
  readingTime?: string | null
}
/** Gatsby's cache. */
type WordCounts = Pick<GatsbyCache, "get" | "set">
type Resolve<T> = (
  node: MarkdownNode,
  args: unknown,
  context: ResolverContext,
  info: GraphQLResolveInfo,
) => Promise<T>

// A query has a context of its own. For all the fields it asks of a node the body is rendered once. Another query gets
// the same only where the text refers to no file: a file may have changed by then, and Gatsby runs a query again only for
// the nodes that this very query has looked up.
const ofQueries = new WeakMap<ResolverContext, Map<string, Promise<RenderedBody>>>()
const withoutFiles = new Map<string, RenderedBody>()
// An article's two pages are queried soon after each other; older entries are dropped.
const mostKept = 500

const keep = (key: string, body: RenderedBody): void => {
  withoutFiles.set(key, body)
  const [oldest] = withoutFiles.keys()
  if (withoutFiles.size > mostKept && oldest !== undefined) withoutFiles.delete(oldest)
}

const pathOf = ({ parent }: ContentNode, { nodeModel }: ResolverContext): string =>
  (nodeModel.getNodeById({ id: parent }) as FileNode).absolutePath

const keyOf = ({ id, internal }: ContentNode): string => `${id} ${internal.contentDigest}`

const render =
  (shallowestHeading: number): Resolve<RenderedBody> =>
  async (node, _args, context, info) => {
    const known = withoutFiles.get(keyOf(node))
    if (known) return known
    const path = pathOf(node, context)
    let files = 0
    const counted =
      <A extends unknown[], R>(look: (...args: A) => R) =>
      (...args: A): R => {
        files += 1
        return look(...args)
      }
    const imageMarkup = counted(imageMarkupFor(path, context, info))
    const linkTarget = counted(linkTargetFor(path, context, info))
    const chartMarkup = counted(chartMarkupFor(context))
    // Bodies below an h2 share their page with others, and are long together.
    const isFolded = shallowestHeading > 2
    const anchorPrefix = isFolded ? `${node.slug}-` : ""
    const body = await renderBody(node.body, {
      shallowestHeading,
      anchorPrefix,
      isFolded,
      tokens: node.tokens,
      imageMarkup,
      linkTarget,
      chartMarkup,
    })
    if (files === 0) keep(keyOf(node), body)
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
    const known: number | undefined = await wordCounts.get(keyOf(node))
    if (known !== undefined) return readingTimeOf(known)
    const { wordCount } = await body(2)(node, args, context, info)
    await wordCounts.set(keyOf(node), wordCount)
    return readingTimeOf(wordCount)
  }

const version: Resolve<string> = async (node, _args, context) =>
  gitName(await readFile(pathOf(node, context))).slice(0, 12)

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

/** The fields that come from a node's markdown body or from other nodes; the schema declares them. */
export const addContentResolvers = ({
  createResolvers,
  cache,
}: Pick<CreateResolversArgs, "createResolvers"> & { cache: WordCounts }): void => {
  createResolvers({
    File: { drawing: { type: "Drawing", resolve: drawing } },
    ImageSharp: { gatsbyImageData: { resolve: imageDataAsShown } },
    Chart: { drawn: { resolve: drawChart }, foot: { resolve: drawFoot } },
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
