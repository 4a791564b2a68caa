import { inlinedFonts } from "./font-data"

export const fontFaces: string = inlinedFonts
  .map(
    ({ family, weights, data, range }) =>
      `@font-face{font-family:"${family}";font-weight:${weights};font-display:block;src:url(data:font/woff2;base64,${data}) format("woff2")${range ? `;unicode-range:${range}` : ""}}`,
  )
  .join("")
