import type { Cut } from "./faces"
import type { Fallback } from "./fallbacks"

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`
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

const fallbackFace = ({ family, weights, local, ...metrics }: Fallback) =>
  rule([
    `font-family: "${family}"`,
    `src: ${local.map(name => `local("${name}")`).join(", ")}`,
    `font-weight: ${weights}`,
    `size-adjust: ${percent(metrics.sizeAdjust)}`,
    `ascent-override: ${percent(metrics.ascent)}`,
    `descent-override: ${percent(metrics.descent)}`,
    `line-gap-override: ${percent(metrics.lineGap)}`,
  ])

/** The stylesheet of all faces: web fonts first, then the fonts that stand in until they arrive. */
export function fontsCss(cuts: Cut[], fallbacks: Fallback[]): string {
  const head = "/* Written by scripts/fonts (npm run fonts); change the script, not this file. */\n"
  return [head, ...cuts.map(webFace), ...fallbacks.map(fallbackFace)].join("\n")
}
