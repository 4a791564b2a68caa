import type { CreateWebpackConfigArgs } from "gatsby"

/**
 * Leaves out the source maps of scripts, which nobody is served: to make them takes a quarter of the time of scripts.
 * `npm run bench:bundle` reads them, after a build with `GATSBY_SOURCE_MAPS`.
 */
export const leaveOutSourceMaps = ({ actions, stage }: CreateWebpackConfigArgs): void => {
  if (stage === "build-javascript" && !process.env.GATSBY_SOURCE_MAPS)
    actions.setWebpackConfig({ devtool: false })
}
