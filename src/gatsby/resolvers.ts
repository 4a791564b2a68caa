import { readFile } from "node:fs/promises"
import type { CreateResolversArgs } from "gatsby"
import type { GraphQLResolveInfo } from "gatsby/graphql"
import { readingTimeOf } from "../markdown/reading-time"
import { type RenderedBody, renderBody } from "../markdown/render-body"
import { chartMarkupFor, drawChart, drawFoot } from "./chart-markup"
import { documentFacts, gitHash } from "./document-facts"
import { type FileNode, linkTargetFor, type ResolverContext } from "./file-nodes"
import { imageDataAsShown, imageMarkupFor, publishedAsItIs } from "./image-nodes"

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

// Gatsby reruns a query only when nodes change that this query has looked up. So results that depend on a node alone are
// cached for all queries, while HTML with images, charts or links to files is rendered for each. The search index asks
// for every text when pages are created, so a page's query, whose fields are resolved at the same time, finds its own here.
const rendered = new Map<string, { digest: string; body: Partial<RenderedBody> }>()

const pathOf = ({ parent }: ContentNode, { nodeModel }: ResolverContext): string =>
  (nodeModel.getNodeById({ id: parent }) as FileNode).absolutePath

const field = <K extends keyof RenderedBody>(
  name: K,
  shallowestHeading = 2,
): { resolve: Resolve<RenderedBody[K]> } => ({
  resolve: async (node, _args, context, info) => {
    const digest = node.internal.contentDigest
    const last = rendered.get(node.id)
    const known = last?.digest === digest ? last.body[name] : undefined
    if (known !== undefined) return known
    const path = pathOf(node, context)
    let looksUpNodes = false
    const tracked =
      <A extends unknown[], R>(lookUp: (...args: A) => R) =>
      (...args: A): R => {
        looksUpNodes = true
        return lookUp(...args)
      }
    // Bodies below an h2 share a long page.
    const isFolded = shallowestHeading > 2
    const body = await renderBody(node.body, {
      shallowestHeading,
      anchorPrefix: isFolded ? `${node.slug}-` : "",
      isFolded,
      tokens: node.tokens,
      imageMarkup: tracked(imageMarkupFor(path, context, info)),
      linkTarget: tracked(linkTargetFor(path, context, info)),
      chartMarkup: tracked(chartMarkupFor(context)),
    })
    const { headings, wordCount } = body
    rendered.set(node.id, { digest, body: looksUpNodes ? { headings, wordCount } : body })
    return body[name]
  },
})

const wordCount = field("wordCount")

const readingTime: Resolve<string> = async (node, ...rest) =>
  node.readingTime || readingTimeOf(await wordCount.resolve(node, ...rest))

const version: Resolve<string> = async (node, _args, context) =>
  gitHash(await readFile(pathOf(node, context))).slice(0, 12)

const drawing = (file: FileNode, _args: unknown, context: ResolverContext, info: GraphQLResolveInfo) =>
  file.extension.toLowerCase() === "svg" ? publishedAsItIs(file, context, info) : null

type CaseNode = { slug: string; order: number; services: string[] }
type AllCases = { nodeModel: { findAll: (query: unknown) => Promise<{ entries: Iterable<CaseNode> }> } }

// Nodes hold slugs: filtering by a linked field would make Gatsby resolve every case for every service.
const casesOfService = async ({ slug }: ContentNode, _args: unknown, { nodeModel }: AllCases) => {
  const { entries } = await nodeModel.findAll({ type: "CaseStudy", query: {} })
  return [...entries]
    .filter(({ services }) => services.includes(slug))
    .sort((one, other) => one.order - other.order || one.slug.localeCompare(other.slug))
}

/** The fields that come from a node's markdown body or from other nodes; the schema declares them. */
export const addContentResolvers = ({
  createResolvers,
}: Pick<CreateResolversArgs, "createResolvers">): void => {
  createResolvers({
    File: { drawing: { type: "Drawing", resolve: drawing } },
    ImageSharp: { gatsbyImageData: { resolve: imageDataAsShown } },
    Chart: { drawn: { resolve: drawChart }, foot: { resolve: drawFoot } },
    Post: {
      html: field("html"),
      headings: field("headings"),
      wordCount,
      readingTime: { resolve: readingTime },
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
