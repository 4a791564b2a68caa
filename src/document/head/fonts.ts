import { fontScript } from "../../shared/document-scripts"
import { inlinedFonts } from "./inlined-fonts"

/** A font as base64; one with `characters` is for these alone. */
export type InlinedFont = {
  readonly family: string
  readonly weights: string
  readonly data: string
  readonly characters?: string
}

/** The value of `unicode-range` for some characters. */
export const unicodeRange = (characters: string): string =>
  [...characters].map(character => `U+${character.codePointAt(0)?.toString(16)}`).join(",")

/**
 * The script that adds the fonts before the browser lays out its first line: as files they would come half a second later
 * on a slow line, as rules of CSS they are decoded beside the layout, and the text moved.
 */
export const pageFonts: string = fontScript(
  inlinedFonts.map(({ family, weights, data, characters }) =>
    characters ? [family, weights, data, unicodeRange(characters)] : [family, weights, data],
  ),
)

/** The same fonts as rules, for AMP, which allows no script, and for the preview of the CMS. */
export const fontFaces: string = inlinedFonts
  .map(({ family, weights, data, characters }) => {
    const range = characters ? `unicode-range:${unicodeRange(characters)};` : ""
    return `@font-face{font-family:"${family}";font-weight:${weights};font-display:block;${range}src:url(data:font/woff2;base64,${data}) format("woff2")}`
  })
  .join("")
