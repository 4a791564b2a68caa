import type { CreateWebpackConfigArgs } from "gatsby"

type Rule = { test?: unknown; use?: unknown; oneOf?: Rule[] }

const isFontRule = ({ test }: Rule): boolean =>
  test instanceof RegExp && test.test("x.woff2") && !test.test("x.css")

// In bytes. The two main fonts stand in the head of every document, so that its first paint waits for no further
// request. In the stylesheet, a few bytes for the rupee sign and arrows cost less than the headers of an answer would.
const inDocuments = 20_000
const inStylesheet = 800

/** Up to which size a font becomes part of what names it; a larger one stays a file of its own. */
export const placeFonts = ({ actions, getConfig, loaders, stage }: CreateWebpackConfigArgs): void => {
  const config = getConfig() as { module: { rules: Rule[] } }
  const limit = stage.endsWith("-html") ? inDocuments : inStylesheet
  const placed = (rule: Rule): Rule => {
    if (rule.oneOf) return { ...rule, oneOf: rule.oneOf.map(placed) }
    return isFontRule(rule) ? { ...rule, use: [loaders.url({ limit })] } : rule
  }
  config.module.rules = config.module.rules.map(placed)
  actions.replaceWebpackConfig(config)
}
