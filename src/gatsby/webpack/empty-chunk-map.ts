import type { CreateWebpackConfigArgs } from "gatsby"

/**
 * Names the scripts of pages so that Gatsby's map of them stays without files: it takes those whose names begin with the
 * chunk's own (gatsby-webpack-stats-extractor). Every document carries that map, and nothing reads it.
 */
export const emptyChunkMap = ({ actions, getConfig, stage }: CreateWebpackConfigArgs): void => {
  if (stage !== "build-javascript") return
  const config = getConfig() as { output: object }
  // Of `output`, setWebpackConfig takes nothing.
  const output = { ...config.output, chunkFilename: "part-[name]-[contenthash].js" }
  actions.replaceWebpackConfig({ ...config, output })
}
