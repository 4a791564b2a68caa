import { readFile } from "node:fs/promises"
import type { GraphQLResolveInfo } from "gatsby/graphql"
import sharp from "sharp"
import { displaySize } from "../shared/display-size"
import type { FileNode, ResolverContext } from "./resolve-field"

type Args = { width?: number; height?: number; aspectRatio?: number }
type Resolve = (source: unknown, args: Args, context: ResolverContext, info: GraphQLResolveInfo) => unknown

/** What a query asks for, as the image allows it: no wider than it is, and in the ratio in which it is shown. */
const argsFor = async (path: string, { width, ...args }: Args): Promise<Args> => {
  const { orientation = 1, ...stored } = await sharp(await readFile(path)).metadata()
  const shown = displaySize({ ...stored, orientation })
  const narrowed = width === undefined ? args : { ...args, width: Math.min(width, shown.width) }
  return orientation >= 5 ? { ...narrowed, aspectRatio: shown.width / shown.height } : narrowed
}

/**
 * The resolver of `ImageSharp.gatsbyImageData`, for what gatsby-plugin-sharp does wrong (its `image-data.js` and
 * `process-file.js`): it measures a photograph that was taken upright as it is stored and turns it afterwards, so that half
 * of it is cut off, and it enlarges a small image to the requested width.
 */
export const imageDataAsShown: Resolve = async (source, args, context, info) => {
  const { originalResolver } = info as GraphQLResolveInfo & { originalResolver: Resolve }
  const { parent } = source as { parent: string }
  const file = context.nodeModel.getNodeById({ id: parent }) as FileNode | null
  const isGiven = args.aspectRatio !== undefined || args.height !== undefined
  // What is wrong with an image is named by the content check.
  const fitting = file && !isGiven ? await argsFor(file.absolutePath, args).catch(() => args) : args
  return originalResolver(source, fitting, context, info)
}
