import sharp from "sharp"
import { mark } from "../../shared/logo-mark"
import type { ShareCard } from "../../shared/share-card/share-card"
import { indexedPng, type Rgb } from "./indexed-png"
import { drawMotif } from "./motif"
import { readPalette } from "./palette"
import { openTypeface, type Typeface } from "./typeface"
import { wrapTitle } from "./wrap-title"

const width = 1200
const height = 630
const margin = 72
const box = {
  top: 176,
  width: width - 2 * margin,
  height: 290,
  sizes: [128, 112, 96, 88, 80, 72, 64, 58, 52, 46, 40, 34],
  leading: 1.1,
}

let faces: { title: Typeface; label: Typeface } | undefined
const typefaces = () => {
  faces ??= { title: openTypeface("title", "title-extra"), label: openTypeface("label") }
  return faces
}

/** The image as SVG, all text as outlines. */
export function drawShareImage(card: ShareCard): string {
  const colour = readPalette("light")
  const { title, label } = typefaces()
  const section = label.settable(card.section)
  const { size, lines } = wrapTitle(title.settable(card.title), box, title.width)
  const leading = size * box.leading
  const rows = lines.map((line, index) =>
    title.path(line, margin - size * 0.02, box.top + size * 0.82 + index * leading, size),
  )
  const sectionLeft = width - margin - label.width(section, 27)
  const motifTop = Math.min(484, box.top + lines.length * leading + 56)
  const shape = (path: string, token: string) => `<path d="${path}" fill="${colour(token)}"/>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    shape(`M0 0h${width}v${height}H0z`, "paper"),
    `<g transform="translate(${margin} 62) scale(2.5)">`,
    shape(mark.steps, "ink"),
    shape(mark.leg, "signal"),
    "</g>",
    shape(title.path(title.settable(card.brand), margin + 56, 99.5, 44), "ink"),
    shape(label.path(section, sectionLeft, 97, 27), "ink-soft"),
    `<path d="M${margin} 131H${width - margin}" stroke="${colour("rule-strong")}" stroke-width="2"/>`,
    shape(rows.join(""), "ink"),
    drawMotif(
      `${card.section}\n${card.title}`,
      { left: margin, right: width - margin, top: motifTop, base: 568 },
      colour,
    ),
    "</svg>",
  ].join("")
}

// The colours of a drawing, each with how many steps lead to it from the paper: the edges of what is drawn. The title has
// most edges.
const steps = { ink: 8, "ink-soft": 1, data: 2, signal: 2, "rule-strong": 1 }

const rgbOf = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

const paletteOfDrawings = (): Rgb[] => {
  const colour = readPalette("light")
  const paper = rgbOf(colour("paper"))
  const towards = (end: Rgb, part: number): Rgb => {
    const mixed = (at: 0 | 1 | 2) => Math.round(paper[at] + (end[at] - paper[at]) * part)
    return [mixed(0), mixed(1), mixed(2)]
  }
  const ramps = Object.entries(steps).flatMap(([token, count]) =>
    Array.from({ length: count }, (_, step) => towards(rgbOf(colour(token)), (step + 1) / count)),
  )
  return [paper, ...ramps]
}

let paint: ReturnType<typeof indexedPng> | undefined

/** Draws the 1200 × 630 image that a link to a page carries when it is shared. */
export async function renderShareImage(card: ShareCard): Promise<Buffer> {
  paint ??= indexedPng(paletteOfDrawings())
  const drawn = sharp(Buffer.from(drawShareImage(card)))
  return paint(await drawn.ensureAlpha().raw().toBuffer(), width)
}
