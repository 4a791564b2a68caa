import type { CreateResolversArgs } from "gatsby"
import type { GraphQLResolveInfo } from "gatsby/graphql"
import type { Root } from "hast"
import { type SiteWords, tokensOf } from "../content-model/read/content-files"
import { imageMarkupFor, type ResolverContext, resolveField } from "../markdown/image-markup"
import { type RenderedBody, renderBody } from "../markdown/render-body"

type ContentNode = { id: string; slug: string; parent: string }
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
// An article's two addresses are asked for soon after each other; what is older goes.
const mostKept = 500

const keep = (key: string, body: RenderedBody): void => {
  withoutImages.set(key, body)
  const [oldest] = withoutImages.keys()
  if (withoutImages.size > mostKept && oldest !== undefined) withoutImages.delete(oldest)
}

const render =
  (shallowestHeading: number): Resolve<RenderedBody> =>
  async (node, _args, context, info) => {
    const markdown = context.nodeModel.getNodeById({ id: node.parent }) as MarkdownNode
    const site = (await context.nodeModel.findOne({ type: "SiteJson", query: {} })) as SiteWords
    const tokens = tokensOf(site)
    const key = JSON.stringify([node.id, markdown.internal.contentDigest, tokens])
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

/** The fields that come from a node's markdown body; the schema declares them. */
export const addBodyResolvers = ({ createResolvers }: Pick<CreateResolversArgs, "createResolvers">): void => {
  createResolvers({
    Post: { html: field("html"), headings: field("headings"), wordCount: field("wordCount") },
    Service: { fullDescription: field("html", 3) },
    Resource: { html: field("html"), headings: field("headings") },
    LegalPage: { html: field("html"), headings: field("headings") },
  })
}
