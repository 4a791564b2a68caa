import { resolve } from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"

/**
 * Puts what writes the head of every page into the script that every page has. By itself it would be a script of its own,
 * which each first visit asks for as well.
 */
export const putHeadIntoApp = ({ actions, getConfig, stage }: CreateWebpackConfigArgs): void => {
  if (stage !== "build-javascript") return
  const config = getConfig() as { entry: { app: string } }
  const app = [resolve("src/components/seo/seo.tsx"), config.entry.app]
  actions.replaceWebpackConfig({ ...config, entry: { ...config.entry, app } })
}
