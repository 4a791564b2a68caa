import type { CreateWebpackConfigArgs } from "gatsby"
import { changeOutput } from "./change-output"

/**
 * Names the scripts of pages so that Gatsby's map of them stays without files: it takes those whose names begin with the
 * chunk's own (gatsby-webpack-stats-extractor). Every document carries that map, and nothing reads it.
 */
export const emptyChunkMap = (args: CreateWebpackConfigArgs): void => {
  if (args.stage === "build-javascript") changeOutput(args, { chunkFilename: "part-[name]-[contenthash].js" })
}
