import { inlinedFonts } from "./font-data"

export type InlinedFont = { readonly family: string; readonly weights: string; readonly data: string }

const fonts = JSON.stringify(inlinedFonts.map(({ family, weights, data }) => [family, weights, data]))

/**
 * Adds the fonts before the browser lays out the first line. Font files would arrive half a second later on a slow
 * connection, and `@font-face` rules are decoded in parallel with layout, so the text would shift.
 */
export const fontScript = `for(const[f,w,d]of${fonts})document.fonts.add(new FontFace(f,Uint8Array.from(atob(d),c=>c.charCodeAt(0)),{weight:w}))`

/** The same fonts as `@font-face` rules, for AMP, which allows no scripts, and for the CMS preview. */
export const fontFaces: string = inlinedFonts
  .map(
    ({ family, weights, data }) =>
      `@font-face{font-family:"${family}";font-weight:${weights};font-display:block;src:url(data:font/woff2;base64,${data}) format("woff2")}`,
  )
  .join("")
