import { inlinedFonts } from "./inlined-fonts"

/** A font as base64. */
export type InlinedFont = { readonly family: string; readonly weights: string; readonly data: string }

const fonts = JSON.stringify(inlinedFonts.map(({ family, weights, data }) => [family, weights, data]))

/**
 * The script that adds the fonts before the browser lays out its first line: as files they would come half a second later
 * on a slow line, as rules of CSS they are decoded beside the layout, and the text moved.
 */
export const fontScript = `for(const[f,w,d]of${fonts})document.fonts.add(new FontFace(f,Uint8Array.from(atob(d),c=>c.charCodeAt(0)),{weight:w}))`

/** The same fonts as rules, for AMP, which allows no script, and for the preview of the CMS. */
export const fontFaces: string = inlinedFonts
  .map(
    ({ family, weights, data }) =>
      `@font-face{font-family:"${family}";font-weight:${weights};font-display:block;src:url(data:font/woff2;base64,${data}) format("woff2")}`,
  )
  .join("")
