import type { CreateWebpackConfigArgs } from "gatsby"

/**
 * Has scripts compiled from nothing in each build. From webpack's cache the runtime came out with other short names for its
 * variables once another script had changed, since the minifier chooses them by how often letters stand in the text, and
 * there stand hashes that depend on the way: the same content then gave another build
 * (docs/decisions/0063-warm-builds.md). What Babel made of each file is still kept.
 */
export const compileAnew = ({ actions, stage }: CreateWebpackConfigArgs): void => {
  if (stage === "build-javascript") actions.setWebpackConfig({ cache: false })
}
