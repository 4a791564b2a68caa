import { readFile } from "node:fs/promises"
import type { GraphQLResolveInfo } from "gatsby/graphql"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import sharp from "sharp"
import type { ImageMarkup } from "../markdown/images"
import { displaySize } from "../shared/display-size"
import { type FileNode, fileBeside, type ResolverContext, resolveField } from "./resolve-field"

const escapeAttribute = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;")

const picture = ({ images, width, height }: IGatsbyImageData, alt: string): string => {
  const sources = (images.sources ?? []).map(
    ({ type, srcSet, sizes }) => `<source type="${type}" srcset="${srcSet}" sizes="${sizes}">`,
  )
  const { src, srcSet, sizes } = images.fallback ?? { src: "" }
  const size = `width="${width}" height="${height}" loading="lazy" decoding="async"`
  return `<picture>${sources.join("")}<img src="${src}" srcset="${srcSet}" sizes="${sizes}" ${size} alt="${escapeAttribute(alt)}"></picture>`
}

/** An image that is published as it is, with the measures that keep its place; none where it does not tell them. */
export const publishedAsItIs = async (file: FileNode, context: ResolverContext, info: GraphQLResolveInfo) => {
  const src = (await resolveField("File", "publicURL", file, {}, context, info)) as string
  // Without measures the image is still shown: what is wrong with it is named by the content check.
  const { width, height } = await readFile(file.absolutePath)
    // By its contents: libvips keeps what it knows of a path, though the file may have changed.
    .then(bytes => sharp(bytes).metadata())
    .then(displaySize)
    .catch(() => ({ width: 0, height: 0 }))
  return width && height ? { src, width, height } : { src }
}

/**
 * Makes the `ImageMarkup` of one article: images beside its file are published in fitting sizes (or as they are, if SVG or
 * GIF); addresses with a scheme or from the root are left to the browser.
 * @param articlePath absolute path of the markdown file
 */
export const imageMarkupFor =
  (articlePath: string, context: ResolverContext, info: GraphQLResolveInfo): ImageMarkup =>
  async (src, alt) => {
    if (/^([a-z]+:|\/)/i.test(src)) return undefined
    const file = await fileBeside(articlePath, src, context)
    if (!file) return undefined
    const sharpNode = file.children
      .map(id => context.nodeModel.getNodeById({ id }) as { internal: { type: string } } | null)
      .find(child => child?.internal.type === "ImageSharp")
    if (!sharpNode) {
      const { src: url, width, height } = await publishedAsItIs(file, context, info)
      const size = width && height ? `width="${width}" height="${height}" ` : ""
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
