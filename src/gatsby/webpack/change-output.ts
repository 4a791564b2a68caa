import type { CreateWebpackConfigArgs } from "gatsby"

/** Changes how webpack writes the scripts of a build; of `output`, Gatsby's `setWebpackConfig` takes nothing. */
export const changeOutput = (
  { actions, getConfig }: Pick<CreateWebpackConfigArgs, "actions" | "getConfig">,
  change: object,
): void => {
  const config = getConfig() as { output: object }
  actions.replaceWebpackConfig({ ...config, output: { ...config.output, ...change } })
}
