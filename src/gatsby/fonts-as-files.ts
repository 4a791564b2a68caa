import type { CreateWebpackConfigArgs } from "gatsby"

type Rule = { test?: unknown; use?: unknown; oneOf?: Rule[] }

const isFontRule = ({ test }: Rule): boolean =>
  test instanceof RegExp && test.test("x.woff2") && !test.test("x.css")

/**
 * Keeps small fonts as files. Gatsby writes what is below 10 kB into the styles, which stand in every page; but the
 * little fonts hold characters that few pages show, and a browser fetches them only there.
 */
export const keepFontsAsFiles = ({ actions, getConfig, loaders }: CreateWebpackConfigArgs): void => {
  const config = getConfig() as { module: { rules: Rule[] } }
  const withFiles = (rule: Rule): Rule => {
    if (rule.oneOf) return { ...rule, oneOf: rule.oneOf.map(withFiles) }
    return isFontRule(rule) ? { ...rule, use: [loaders.file()] } : rule
  }
  config.module.rules = config.module.rules.map(withFiles)
  actions.replaceWebpackConfig(config)
}
