import type { CreateWebpackConfigArgs } from "gatsby"

/**
 * Leaves Gatsby's script component out of the bundle: no page uses it, but `gatsby` exports it beside `Link`, and its
 * 5 kB would run on every page.
 */
export const leaveOutUnused = ({ actions, stage }: CreateWebpackConfigArgs): void => {
  if (stage === "build-javascript")
    actions.setWebpackConfig({ resolve: { alias: { "gatsby-script": false } } })
}
