import { readFile } from "node:fs/promises"
import type { GraphQLResolveInfo } from "gatsby/graphql"
import sharp from "sharp"
import { displaySize } from "../shared/display-size"
import type { FileNode, ResolverContext } from "./resolve-field"

type Args = { width?: number; height?: number; aspectRatio?: number }
type Resolve = (source: unknown, args: Args, context: ResolverContext, info: GraphQLResolveInfo) => unknown

/** The ratio of an image that its camera was turned for; undefined for one that lies as it is stored. */
const turnedRatio = async (path: string): Promise<number | undefined> => {
  const { width, height, orientation = 1 } = await sharp(await readFile(path)).metadata()
  const shown = displaySize({ width, height, orientation })
  return orientation >= 5 ? shown.width / shown.height : undefined
}

/**
 * The resolver of `ImageSharp.gatsbyImageData`, for photographs that were taken upright: gatsby-plugin-sharp measures an
 * image as it is stored and turns it afterwards, so that half of it is cut off (its `image-data.js` and `process-file.js`).
 * With the ratio given, it fits.
 */
export const uprightImageData: Resolve = async (source, args, context, info) => {
  const { originalResolver } = info as GraphQLResolveInfo & { originalResolver: Resolve }
  const { parent } = source as { parent: string }
  const file = context.nodeModel.getNodeById({ id: parent }) as FileNode | null
  const isGiven = args.aspectRatio !== undefined || (args.width && args.height)
  const ratio = file && !isGiven ? await turnedRatio(file.absolutePath).catch(() => undefined) : undefined
  return originalResolver(source, ratio ? { ...args, aspectRatio: ratio } : args, context, info)
}
