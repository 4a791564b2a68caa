import type { CreateWebpackConfigArgs } from "gatsby"

/** A script or style of a build, with what stands beside it; named by its content. */
const named = /^[^/]+[-.][0-9a-f]{20}\.(?:js|css)(?:\.map|\.LICENSE\.txt)?$/

/** Whether webpack leaves a file of `public/` alone that it has not just written: all but scripts and styles of earlier builds. */
export const isKept = (file: string): boolean => !named.test(file)

/**
 * Has scripts compiled from nothing in each build. From webpack's cache the runtime came out with other short names for its
 * variables once another script had changed, since the minifier chooses them by how often letters stand in the text, and
 * there stand hashes that depend on the way: the same content then gave another build
 * (docs/decisions/0063-warm-builds.md). What Babel made of each file is still kept.
 */
export const compileAnew = ({ actions, getConfig, stage }: CreateWebpackConfigArgs): void => {
  if (stage !== "build-javascript") return
  const config = getConfig() as { output: object }
  const output = { ...config.output, clean: { keep: isKept } }
  // Of `output`, setWebpackConfig takes nothing.
  actions.replaceWebpackConfig({ ...config, cache: false, output })
}
