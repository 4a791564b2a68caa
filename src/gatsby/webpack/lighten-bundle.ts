import { resolve } from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"

/**
 * Keeps out of what visitors load what no page uses: Gatsby's script component, which `gatsby` exports beside `Link`
 * (5 kB on every page), the text of Partytown, which runs such scripts, and `Link` itself.
 */
export const lightenBundle = ({ actions, stage }: CreateWebpackConfigArgs): void => {
  if (stage !== "build-javascript") return
  const alias = {
    "gatsby-script": false,
    "@builder.io/partytown/integration": false,
    "gatsby-link": resolve("src/browser/gatsby-link.ts"),
  }
  actions.setWebpackConfig({ resolve: { alias } })
}
