import type { CreateResolversArgs } from "gatsby"
import type { GraphQLResolveInfo } from "gatsby/graphql"
import type { Root } from "hast"
import { readTokens } from "./content/files"
import { imageMarkupFor, type ResolverContext, resolveField } from "./markdown/image-markup"
import { type RenderedBody, renderBody } from "./markdown/render-body"

type ContentNode = { id: string; slug: string; parent: string; internal: { contentDigest: string } }
type Resolve<T> = (
  node: ContentNode,
  args: unknown,
  context: ResolverContext,
  info: GraphQLResolveInfo,
) => Promise<T>

// The fields of one node are asked for together; a few bodies are enough, however many posts there are.
const bodiesKept = 32
const bodies = new Map<string, Promise<RenderedBody>>()

const render =
  (shallowestHeading: number): Resolve<RenderedBody> =>
  async (node, _args, context, info) => {
    const markdown = context.nodeModel.getNodeById({ id: node.parent }) as { fileAbsolutePath: string }
    const tree = (await resolveField("MarkdownRemark", "htmlAst", markdown, {}, context, info)) as Root
    const imageMarkup = imageMarkupFor(markdown.fileAbsolutePath, context, info)
    // Bodies below an h2 share their page with others.
    const anchorPrefix = shallowestHeading > 2 ? `${node.slug}-` : ""
    return renderBody(tree, { shallowestHeading, anchorPrefix, tokens: readTokens(), imageMarkup })
  }

const body = (shallowestHeading: number): Resolve<RenderedBody> => {
  const renderNode = render(shallowestHeading)
  return (node, ...rest) => {
    const key = `${node.id} ${node.internal.contentDigest}`
    const known = bodies.get(key)
    if (known) return known
    const rendered = renderNode(node, ...rest)
    bodies.set(key, rendered)
    if (bodies.size > bodiesKept) bodies.delete(bodies.keys().next().value as string)
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
