import { fillVariables } from "./css-variables"

/** A drawing of shapes alone, with colours such as `var(--ink)`. */
export type Logo = {
  readonly viewBox: readonly [x: number, y: number, width: number, height: number]
  readonly markup: string
}

/** The shapes with each `var(--ink)`, whatever it falls back to, replaced. */
export const colouredMarkup = ({ markup }: Logo, colourOf: (token: string) => string): string =>
  fillVariables(markup, colourOf)

/** The smallest square around the logo, as a `viewBox`. */
export const squareAround = ({ viewBox: [x, y, width, height] }: Logo): string => {
  const side = Math.max(width, height)
  return [x - (side - width) / 2, y - (side - height) / 2, side, side].join(" ")
}

const none: Logo = { viewBox: [0, 0, 1, 1], markup: "" }

/** The site's logo, which gatsby-config.ts reads from the content. */
export const logo = JSON.parse(process.env.GATSBY_LOGO || JSON.stringify(none)) as Logo
