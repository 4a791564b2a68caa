import type { CreateWebpackConfigArgs } from "gatsby"

/**
 * Spares webpack to look, for its cache, at every file that Gatsby and its plugins are made of: `npm run build` begins from
 * nothing when code or packages have changed (`scripts/build`).
 */
export const trustCodeHash = ({ actions, getConfig, stage }: CreateWebpackConfigArgs): void => {
  if (!stage.startsWith("build-")) return
  const config = getConfig() as { cache: object }
  const cache = { ...config.cache, buildDependencies: { defaultWebpack: [] } }
  actions.replaceWebpackConfig({ ...config, cache })
}
