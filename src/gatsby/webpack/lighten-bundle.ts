import type { CreateWebpackConfigArgs } from "gatsby"

// What is imported, and what takes its place in the browser; `false` is an empty module.
const lighter = {
  // Only the image component of `gatsby-plugin-image` asks for it, and no page uses that. The first that fits counts.
  "react-dom/server": false,
  // 9 kB instead of 40 for the same components; `bench/README.md` has what that does to the figures.
  react: "preact/compat",
  "react-dom": "preact/compat",
  // No page uses Gatsby's script component, but `gatsby` exports it beside `Link`: 5 kB on every page.
  "gatsby-script": false,
} as const

/**
 * Makes what visitors load smaller: Preact runs the components, which are written for React and rendered to HTML by it,
 * and what no page uses stays out. `gatsby develop` keeps React and its warnings.
 */
export const lightenBundle = ({ actions, stage, getConfig }: CreateWebpackConfigArgs): void => {
  if (stage !== "build-javascript") return
  const config = getConfig()
  // Gatsby's own aliases would win, and its chunk for React would be a request for next to nothing.
  delete config.resolve.alias.react
  delete config.resolve.alias["react-dom"]
  delete config.optimization.splitChunks.cacheGroups.framework
  actions.replaceWebpackConfig(config)
  actions.setWebpackConfig({ resolve: { alias: lighter } })
}
