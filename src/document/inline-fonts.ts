import { inlinedFonts } from "./font-data"

const fonts = JSON.stringify(inlinedFonts.map(({ family, weights, data }) => [family, weights, data]))

/** Runs before the first layout: font files take half a second on slow connections, and with `@font-face` text would shift. */
export const fontScript = `for(const[f,w,d]of${fonts})document.fonts.add(new FontFace(f,Uint8Array.from(atob(d),c=>c.charCodeAt(0)),{weight:w}))`

export const fontFaces: string = inlinedFonts
  .map(
    ({ family, weights, data }) =>
      `@font-face{font-family:"${family}";font-weight:${weights};font-display:block;src:url(data:font/woff2;base64,${data}) format("woff2")}`,
  )
  .join("")
