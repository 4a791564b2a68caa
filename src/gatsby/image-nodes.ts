import { readFile } from "node:fs/promises"
import type { GraphQLResolveInfo } from "gatsby/graphql"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import sharp from "sharp"
import type { ImageMarkup } from "../markdown/replacements"
import { escapeHtml } from "../shared/escape-html"
import { cacheKey, type FileNode, fileBeside, type ResolverContext, resolveField } from "./file-nodes"
import { publishThemed } from "./themed-drawing"

const picture = ({ images, width, height }: IGatsbyImageData, alt: string): string => {
  const sources = (images.sources ?? []).map(
    ({ type, srcSet, sizes }) => `<source type="${type}" srcset="${srcSet}" sizes="${sizes}">`,
  )
  const { src, srcSet, sizes } = images.fallback ?? { src: "" }
  const size = `width="${width}" height="${height}" loading="lazy" decoding="async"`
  return `<picture>${sources.join("")}<img src="${src}" srcset="${srcSet}" sizes="${sizes}" ${size} alt="${escapeHtml(alt)}"></picture>`
}

type Published = { src: string; width?: number; height?: number }

const publish = async (
  file: FileNode,
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<Published> => {
  // The content check reports broken images; show them anyway.
  const bytes = await readFile(file.absolutePath).catch(() => Buffer.alloc(0))
  const src =
    (file.absolutePath.endsWith(".svg") && publishThemed(bytes.toString(), file.absolutePath)) ||
    ((await resolveField("File", "publicURL", file, {}, context, info)) as string)
  const { width, height } = await Promise.resolve(bytes)
    // Read from memory, since libvips caches by path even if the file changes.
    .then(content => sharp(content).metadata())
    .then(({ autoOrient }) => autoOrient)
    .catch(() => ({ width: 0, height: 0 }))
  return width && height ? { src, width, height } : { src }
}

// Listings and articles share images.
const published = new Map<string, Promise<Published>>()

/**
 * An image in a single size (SVG, GIF), with the width and height that reserve its space, if the file has them. An SVG
 * gets the theme's colours.
 */
export const publishOriginal = (
  file: FileNode,
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<Published> => {
  const image = published.get(cacheKey(file)) ?? publish(file, context, info)
  published.set(cacheKey(file), image)
  return image
}

/**
 * Makes the `ImageMarkup` of one article: images beside its file are published in responsive sizes (SVG and GIF
 * unchanged); addresses with a scheme or from the root are left to the browser.
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
      const { src: url, width, height } = await publishOriginal(file, context, info)
      const size = width && height ? `width="${width}" height="${height}" ` : ""
      return `<img src="${url}" ${size}loading="lazy" decoding="async" alt="${escapeHtml(alt)}">`
    }
    const data = (await resolveField(
      "ImageSharp",
      "gatsbyImageData",
      sharpNode,
      { layout: "constrained", width: 720 },
      context,
      info,
    )) as IGatsbyImageData
    return picture(data, alt)
  }

type Args = { width?: number; height?: number; aspectRatio?: number }
type Resolve = (source: unknown, args: Args, context: ResolverContext, info: GraphQLResolveInfo) => unknown

/** The requested size, but no wider than the image, and with the aspect ratio in which it is displayed. */
const correctArgs = async (path: string, { width, ...args }: Args): Promise<Args> => {
  const { orientation = 1, autoOrient: shown } = await sharp(await readFile(path)).metadata()
  const narrowed = width === undefined ? args : { ...args, width: Math.min(width, shown.width) }
  return orientation >= 5 ? { ...narrowed, aspectRatio: shown.width / shown.height } : narrowed
}

/**
 * Resolves `ImageSharp.gatsbyImageData` around two errors of gatsby-plugin-sharp (its `image-data.js` and
 * `process-file.js`): it measures a portrait photograph before rotating it, which cuts off half of it, and it enlarges small
 * images to the requested width.
 */
export const correctedImageData: Resolve = async (source, args, context, info) => {
  const { originalResolver } = info as GraphQLResolveInfo & { originalResolver: Resolve }
  const { parent } = source as { parent: string }
  const file = context.nodeModel.getNodeById({ id: parent }) as FileNode | null
  const hasFixedRatio = args.aspectRatio !== undefined || args.height !== undefined
  const corrected =
    file && !hasFixedRatio ? await correctArgs(file.absolutePath, args).catch(() => args) : args
  return originalResolver(source, corrected, context, info)
}
