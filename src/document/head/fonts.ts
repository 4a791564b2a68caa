import { fontScript } from "../../shared/document-scripts"
import { inlinedFonts } from "./inlined-fonts"

/** A font as base64; one with `characters` is for these alone. */
export type InlinedFont = {
  readonly family: string
  readonly weights: string
  readonly data: string
  readonly characters?: string
}

/** The value of `unicode-range` for some characters, neighbours as one range: `U+e0-e2,U+153`. */
export const unicodeRange = (characters: string): string => {
  const codes = [...characters].map(character => character.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const hex = (code: number) => code.toString(16)
  const ends = codes.filter(code => !codes.includes(code + 1))
  return codes
    .filter(code => !codes.includes(code - 1))
    .map((start, run) =>
      start === ends[run] ? `U+${hex(start)}` : `U+${hex(start)}-${hex(ends[run] ?? start)}`,
    )
    .join(",")
}

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
