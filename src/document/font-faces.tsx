import newsreader from "../styles/fonts/newsreader.woff2"
import schibstedGrotesk from "../styles/fonts/schibsted-grotesk.woff2"

const face = (family: string, weights: string, font: string) =>
  `@font-face{font-family:"${family}";font-weight:${weights};font-display:block;src:url(${font}) format("woff2")}`

/**
 * The two fonts that every page shows, as data. A file each would come a round trip or two after the page, on a slow
 * line half a second (`bench/README.md`): text would stand there in another font, or move.
 */
export const fontFaces = [
  face("Newsreader", "400 600", newsreader),
  face("Schibsted Grotesk", "400 700", schibstedGrotesk),
].join("")
