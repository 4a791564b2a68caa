import { readFileSync } from "node:fs"
import { type Font, type PathCommand, parse } from "opentype.js"
import { writeFile } from "./canvas"
import { compactPath } from "./compact-path"
import { leaf, rule, swell } from "./ornaments"

type BrandMark = {
  viewBox: string
  path: string
}

const height = 54
const scale = 5

const open = (family: string, weight: number): Font => {
  const file = readFileSync(`node_modules/@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`)
  return parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer)
}

const set = (font: Font, text: string, at: { x: number; y: number; size: number; tracking: number }) => {
  const path = font.getPath(text, at.x, at.y, at.size, { kerning: true, letterSpacing: at.tracking })
  return { commands: path.commands, right: path.getBoundingBox().x2 }
}

const markOf = (width: number, ...parts: PathCommand[][]): BrandMark => ({
  viewBox: `0 0 ${Math.ceil(width * scale)} ${height * scale}`,
  path: compactPath({ commands: parts.flat() }, scale),
})

/** A slab over a low swell: "kadal" is the sea. */
const kadalCourier = (): BrandMark => {
  const name = set(open("zilla-slab", 700), "Kadal Courier", { x: 0, y: 35, size: 44, tracking: -0.012 })
  return markOf(name.right, name.commands, swell(1, name.right - 1, 47, 9))
}

/** Spaced capitals between the rules of an account book. */
const monsoonLedger = (): BrandMark => {
  const name = set(open("playfair-display-sc", 700), "Monsoon Ledger", {
    x: 0,
    y: 36,
    size: 33,
    tracking: 0.055,
  })
  const rules = [rule(0, name.right, 4, 1.6), rule(0, name.right, 45.5, 1.6), rule(0, name.right, 49.5, 1.6)]
  return markOf(name.right, name.commands, ...rules)
}

/** A geometric sans in two lines beside a peepal leaf with its long tip. */
const peepalFortnightly = (): BrandMark => {
  const font = open("josefin-sans", 600)
  const first = set(font, "peepal", { x: 46, y: 25, size: 35, tracking: 0 })
  const second = set(font, "fortnightly", { x: 46, y: 48, size: 19, tracking: 0.035 })
  return markOf(Math.max(first.right, second.right), leaf(), first.commands, second.commands)
}

/** Draws the wordmarks of the publishers in content/brands.json, one path each. */
export const drawBrandLogos = (): void => {
  const marks: Record<string, BrandMark> = {
    "kadal-courier": kadalCourier(),
    "monsoon-ledger": monsoonLedger(),
    "peepal-fortnightly": peepalFortnightly(),
  }
  for (const [slug, { path }] of Object.entries(marks)) console.log(`${slug}: ${path.length} bytes`)
  writeFile("src/components/home/brand-marks.json", `${JSON.stringify(marks, null, 2)}\n`)
}
