import type { CreateResolversArgs } from "gatsby"
import type { GraphQLResolveInfo } from "gatsby/graphql"
import type { Root } from "hast"
import { type SiteWords, tokensOf } from "./content/files"
import { imageMarkupFor, type ResolverContext, resolveField } from "./markdown/image-markup"
import { type RenderedBody, renderBody } from "./markdown/render-body"

type ContentNode = { id: string; slug: string; parent: string }
type Resolve<T> = (
  node: ContentNode,
  args: unknown,
  context: ResolverContext,
  info: GraphQLResolveInfo,
) => Promise<T>

// A query has a context of its own. For all the fields it asks of a node the body is rendered once; it is not kept for
// another query, since by then an image or site.json may have changed, and since Gatsby runs a query again only for the
// nodes that this very query has looked up.
const bodies = new WeakMap<ResolverContext, Map<string, Promise<RenderedBody>>>()

const render =
  (shallowestHeading: number): Resolve<RenderedBody> =>
  async (node, _args, context, info) => {
    const markdown = context.nodeModel.getNodeById({ id: node.parent }) as { fileAbsolutePath: string }
    const tree = (await resolveField("MarkdownRemark", "htmlAst", markdown, {}, context, info)) as Root
    const site = (await context.nodeModel.findOne({ type: "SiteJson", query: {} })) as SiteWords
    const imageMarkup = imageMarkupFor(markdown.fileAbsolutePath, context, info)
    // Bodies below an h2 share their page with others.
    const anchorPrefix = shallowestHeading > 2 ? `${node.slug}-` : ""
    return renderBody(tree, { shallowestHeading, anchorPrefix, tokens: tokensOf(site), imageMarkup })
  }

const body = (shallowestHeading: number): Resolve<RenderedBody> => {
  const renderNode = render(shallowestHeading)
  return (node, args, context, info) => {
    const ofQuery = bodies.get(context) ?? new Map<string, Promise<RenderedBody>>()
    bodies.set(context, ofQuery)
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
