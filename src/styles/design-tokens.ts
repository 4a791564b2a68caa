import { readFileSync } from "node:fs"
import postcss, { type AtRule, type Root } from "postcss"

export const readDesignTokens = (): Root => postcss.parse(readFileSync("src/styles/tokens.css", "utf8"))

/** Returns the colour of a design token such as "ink"; throws for an unknown one. */
export type Palette = (token: string) => string

const mediaQueries = { light: undefined, dark: "screen and (prefers-color-scheme: dark)" }

export const readPalette = (theme: "light" | "dark"): Palette => {
  const colours = new Map<string, string>()
  readDesignTokens().walkDecls(({ prop, value, parent }) => {
    const mediaQuery = (parent?.parent as AtRule | undefined)?.params
    if (mediaQuery === mediaQueries[theme]) colours.set(prop, value)
  })
  return token => {
    const colour = colours.get(`--${token}`)
    if (!colour) throw new Error(`src/styles/tokens.css has no --${token} in the ${theme} theme`)
    return colour
  }
}
