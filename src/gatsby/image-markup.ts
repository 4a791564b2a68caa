import { readFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import type { GraphQLFieldResolver, GraphQLObjectType, GraphQLResolveInfo } from "gatsby/graphql"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import type { ImageMarkup } from "../markdown/images"

type FileNode = {
  id: string
  absolutePath: string
  extension: string
  children: string[]
  internal: { type: string }
}
type NodeModel = {
  findOne: (query: unknown) => Promise<unknown>
  getNodeById: (query: { id: string; type?: string }) => unknown
}
/** The context that Gatsby hands to a resolver, as far as it is used here. */
export type ResolverContext = { nodeModel: NodeModel }

const escapeAttribute = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;")

/** Runs another type's resolver, so that what a plugin computes need not be written again. */
export const resolveField = (
  type: string,
  field: string,
  source: unknown,
  args: Record<string, unknown>,
  context: unknown,
  info: GraphQLResolveInfo,
): unknown => {
  const resolver = (info.schema.getType(type) as GraphQLObjectType).getFields()[field]?.resolve as
    | GraphQLFieldResolver<unknown, unknown>
    | undefined
  return resolver?.(source, args, context, info)
}

const picture = ({ images, width, height }: IGatsbyImageData, alt: string): string => {
  const sources = (images.sources ?? []).map(
    ({ type, srcSet, sizes }) => `<source type="${type}" srcset="${srcSet}" sizes="${sizes}">`,
  )
  const { src, srcSet, sizes } = images.fallback ?? { src: "" }
  const size = `width="${width}" height="${height}" loading="lazy" decoding="async"`
  return `<picture>${sources.join("")}<img src="${src}" srcset="${srcSet}" sizes="${sizes}" ${size} alt="${escapeAttribute(alt)}"></picture>`
}

/** The attributes that keep the place of an SVG until it comes; nothing where it has no view box. */
const sizeOfSvg = (svg: string): string => {
  const [, width, height] = svg.match(/<svg[^>]*\sviewBox="\S+ \S+ (\S+) (\S+)"/) ?? []
  return width && height ? `width="${width}" height="${height}" ` : ""
}

/**
 * Makes the `ImageMarkup` of one article: images beside its file are published in fitting sizes (or as they are, if
 * SVG); addresses with a scheme or from the root are left to the browser.
 * @param articlePath absolute path of the markdown file
 */
export const imageMarkupFor =
  (articlePath: string, context: ResolverContext, info: GraphQLResolveInfo): ImageMarkup =>
  async (src, alt) => {
    if (/^([a-z]+:|\/)/i.test(src)) return undefined
    const absolutePath = join(dirname(articlePath), decodeURI(src))
    const file = (await context.nodeModel.findOne({
      type: "File",
      query: { filter: { absolutePath: { eq: absolutePath } } },
    })) as FileNode | null
    if (!file) return undefined
    const sharpNode = file.children
      .map(id => context.nodeModel.getNodeById({ id }) as { internal: { type: string } } | null)
      .find(child => child?.internal.type === "ImageSharp")
    if (!sharpNode) {
      const url = (await resolveField("File", "publicURL", file, {}, context, info)) as string
      // Without its text the image is still shown: the size is a help, and what is missing is named by the content check.
      const size = sizeOfSvg(await readFile(absolutePath, "utf8").catch(() => ""))
      return `<img src="${url}" ${size}loading="lazy" decoding="async" alt="${escapeAttribute(alt)}">`
    }
    const args = { layout: "constrained", width: 720, placeholder: "none", formats: ["auto", "webp"] }
    const data = (await resolveField(
      "ImageSharp",
      "gatsbyImageData",
      sharpNode,
      args,
      context,
      info,
    )) as IGatsbyImageData
    return picture(data, alt)
  }
