import { readFile } from "node:fs/promises"
import type { CreateResolversArgs } from "gatsby"
import type { GraphQLResolveInfo } from "gatsby/graphql"
import type { Root } from "hast"
import { readingTimeOf } from "../markdown/reading-time"
import { type RenderedBody, renderBody } from "../markdown/render-body"
import { type SiteWords, tokensOf } from "../shared/tokens"
import { gitName } from "./git-name"
import { imageMarkupFor, type ResolverContext, resolveField } from "./image-markup"

type ContentNode = { id: string; slug: string; parent: string; readingTime?: string | null }
type MarkdownNode = { fileAbsolutePath: string; internal: { contentDigest: string } }
type Resolve<T> = (
  node: ContentNode,
  args: unknown,
  context: ResolverContext,
  info: GraphQLResolveInfo,
) => Promise<T>

// A query has a context of its own. For all the fields it asks of a node the body is rendered once. Another query gets
// the same only where the text has no image: an image may have changed by then, and Gatsby runs a query again only for
// the nodes that this very query has looked up.
const ofQueries = new WeakMap<ResolverContext, Map<string, Promise<RenderedBody>>>()
const withoutImages = new Map<string, RenderedBody>()
// Listings ask for the reading time of many articles, of which most have been rendered for another page.
const wordCounts = new Map<string, number>()
// An article's two addresses are asked for soon after each other; what is older goes.
const mostKept = 500

const keep = (key: string, body: RenderedBody): void => {
  withoutImages.set(key, body)
  const [oldest] = withoutImages.keys()
  if (withoutImages.size > mostKept && oldest !== undefined) withoutImages.delete(oldest)
}

const sourceOf = async (node: ContentNode, { nodeModel }: ResolverContext) => {
  const markdown = nodeModel.getNodeById({ id: node.parent }) as MarkdownNode
  const tokens = tokensOf((await nodeModel.findOne({ type: "SiteJson", query: {} })) as SiteWords)
  return { markdown, tokens, key: JSON.stringify([node.id, markdown.internal.contentDigest, tokens]) }
}

const render =
  (shallowestHeading: number): Resolve<RenderedBody> =>
  async (node, _args, context, info) => {
    const { markdown, tokens, key } = await sourceOf(node, context)
    const known = withoutImages.get(key)
    if (known) return known
    const tree = (await resolveField("MarkdownRemark", "htmlAst", markdown, {}, context, info)) as Root
    let images = 0
    const markup = imageMarkupFor(markdown.fileAbsolutePath, context, info)
    const imageMarkup: typeof markup = (...image) => {
      images += 1
      return markup(...image)
    }
    // Bodies below an h2 share their page with others.
    const anchorPrefix = shallowestHeading > 2 ? `${node.slug}-` : ""
    const body = await renderBody(tree, { shallowestHeading, anchorPrefix, tokens, imageMarkup })
    wordCounts.set(key, body.wordCount)
    if (images === 0) keep(key, body)
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

const readingTime: Resolve<string> = async (node, args, context, info) => {
  if (node.readingTime) return node.readingTime
  const { key } = await sourceOf(node, context)
  return readingTimeOf(wordCounts.get(key) ?? (await body(2)(node, args, context, info)).wordCount)
}

const version: Resolve<string> = async (node, _args, { nodeModel }) => {
  const { fileAbsolutePath } = nodeModel.getNodeById({ id: node.parent }) as MarkdownNode
  return gitName(await readFile(fileAbsolutePath)).slice(0, 12)
}

/** The fields that come from a node's markdown body; the schema declares them. */
export const addBodyResolvers = ({ createResolvers }: Pick<CreateResolversArgs, "createResolvers">): void => {
  createResolvers({
    Post: {
      html: field("html"),
      headings: field("headings"),
      wordCount: field("wordCount"),
      readingTime: { resolve: readingTime },
    },
    Service: { fullDescription: field("html", 3) },
    Resource: { html: field("html"), headings: field("headings") },
    LegalPage: { html: field("html"), headings: field("headings"), version: { resolve: version } },
  })
}
