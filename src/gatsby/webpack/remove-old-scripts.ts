import type { CreateWebpackConfigArgs } from "gatsby"

/** A script or style of a build, with what stands beside it; named by its content. */
const named = /^[^/]+[-.][0-9a-f]{20}\.(?:js|css)(?:\.map|\.LICENSE\.txt)?$/

/** Whether webpack leaves a file of `public/` alone that it has not just written: all but scripts and styles of earlier builds. */
export const isKept = (file: string): boolean => !named.test(file)

/** Has webpack remove the scripts and styles of earlier builds, which Gatsby leaves in `public/`. */
export const removeOldScripts = ({ actions, getConfig, stage }: CreateWebpackConfigArgs): void => {
  if (stage !== "build-javascript") return
  const config = getConfig() as { output: object }
  // Of `output`, setWebpackConfig takes nothing.
  actions.replaceWebpackConfig({ ...config, output: { ...config.output, clean: { keep: isKept } } })
}
