import { inlinedFonts } from "./font-data"

export const fontFaces: string = inlinedFonts
  .map(
    ({ family, weights, data }) =>
      `@font-face{font-family:"${family}";font-weight:${weights};font-display:block;src:url(data:font/woff2;base64,${data}) format("woff2")}`,
  )
  .join("")
