import type { CreateWebpackConfigArgs } from "gatsby"

/**
 * The n-th short name for a variable: a, b, …, $, aa, ba, … A worker gets it as text, so it stands by itself.
 * @param n from 0
 */
export const shortName = (n: number): string => {
  const first = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_$"
  const later = `${first}0123456789`
  let name = first[n % first.length] ?? ""
  for (let rest = Math.floor(n / first.length); rest > 0; rest = Math.floor(rest / later.length)) {
    rest -= 1
    name += later[rest % later.length]
  }
  return name
}

/**
 * Has the minifier give variables their names in a fixed order. By default it takes those letters first that stand most
 * often in the text, and in that stand, while it works, hashes of files that differ between a build from Babel's cache and
 * one from nothing: the same scripts then got other names, and another build (docs/decisions/0063-warm-builds.md).
 */
export const settleNames = ({ actions, getConfig, plugins, stage }: CreateWebpackConfigArgs): void => {
  if (stage !== "build-javascript") return
  const config = getConfig() as { optimization: object }
  // terser: "nth_identifier", for which an object with `get` alone means that no frequency is asked for.
  const mangle = { safari10: true, nth_identifier: { get: shortName } }
  // Styles come minified from Tailwind's plugin: cssnano took a second for 76 bytes of 13 kB.
  const minimizer = [plugins.minifyJs({ terserOptions: { mangle } })]
  actions.replaceWebpackConfig({ ...config, optimization: { ...config.optimization, minimizer } })
}
