import { fontScript } from "../../shared/document-scripts"
import newsreader from "../../styles/fonts/newsreader.woff2"
import schibstedGrotesk from "../../styles/fonts/schibsted-grotesk.woff2"

const fonts: readonly (readonly [family: string, weights: string, data: string])[] = [
  ["Newsreader", "400 600", newsreader],
  ["Schibsted Grotesk", "400 700", schibstedGrotesk],
]

/**
 * The two fonts that every page shows, as rules with data: for AMP, which takes no script. A file each would come a
 * round trip or two after the page, on a slow line half a second (`docs/decisions/0079-speed-until-november-2026.md`).
 */
export const fontFaces = fonts
  .map(
    ([family, weights, data]) =>
      `@font-face{font-family:"${family}";font-weight:${weights};font-display:block;src:url(${data}) format("woff2")}`,
  )
  .join("")

/** The base64 of a data URL. */
export const base64Of = (data: string): string => data.slice(data.indexOf(",") + 1)

/**
 * The same as a script that hands the fonts over before the browser lays out a line. Data in a rule is decoded beside
 * that, and where it came too late the text moved. Visitors without scripts read in the fonts of their system.
 */
export const pageFonts = fontScript(
  fonts.map(([family, weights, data]) => [family, weights, base64Of(data)] as const),
)
