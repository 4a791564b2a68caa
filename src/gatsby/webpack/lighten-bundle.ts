import type { CreateWebpackConfigArgs } from "gatsby"

/**
 * Keeps out of what visitors load what no page uses: Gatsby's script component, which `gatsby` exports beside `Link`
 * (5 kB on every page), and React's renderer for servers, which the image component of `gatsby-plugin-image` asks for.
 */
export const lightenBundle = ({ actions, stage }: CreateWebpackConfigArgs): void => {
  if (stage === "build-javascript")
    actions.setWebpackConfig({ resolve: { alias: { "react-dom/server": false, "gatsby-script": false } } })
}
