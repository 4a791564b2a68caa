import type { Cut } from "./faces"

const codePoint = (character: string) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`
const rule = (lines: string[]) => `@font-face {\n${lines.map(line => `  ${line};`).join("\n")}\n}\n`

const webFace = ({ name, family, weights, only }: Cut) =>
  rule([
    `font-family: "${family}"`,
    `src: url("./fonts/${name}.woff2") format("woff2")`,
    `font-weight: ${weights}`,
    "font-style: normal",
    "font-display: optional",
    ...(only ? [`unicode-range: ${[...only].map(codePoint).join(", ")}`] : []),
  ])

/** The stylesheet of the small fonts; the main ones stand in the documents (`src/document/head/font-faces.tsx`). */
export const fontsCss = (cuts: Cut[]): string => {
  const head = "/* Written by scripts/fonts (npm run fonts); change the script, not this file. */\n"
  return [head, ...cuts.filter(({ only }) => only).map(webFace)].join("\n")
}
