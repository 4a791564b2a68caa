import { readFileSync } from "node:fs"
import postcss, { type Root } from "postcss"
import { colourFinder, coloursCss, type Theme } from "../shared/colours"
import { siteColours } from "../shared/site-colours"

export const readDesignTokens = (): Root =>
  postcss.parse(coloursCss(siteColours) + readFileSync("src/styles/tokens.css", "utf8"))

/** Returns the colour of a design token such as "ink"; throws for an unknown one. */
export type Palette = (token: string) => string

export const readPalette = (theme: Theme): Palette => colourFinder(siteColours, theme)
