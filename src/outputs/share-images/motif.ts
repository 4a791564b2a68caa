import { createHash } from "node:crypto"
import type { Palette } from "./palette"

const steps = 24

interface Area {
  left: number
  right: number
  top: number
  base: number
}

/** A level per step, between 0 and 1: it climbs, unevenly, in the way the title's hash says. */
function levelsOf(seed: string): number[] {
  const bytes = createHash("sha256").update(seed).digest()
  return Array.from({ length: steps }, (_, index) => {
    const trend = index / (steps - 1)
    const wobble = ((bytes[index] ?? 0) / 255 - 0.5) * 0.34 * (1 - trend ** 4)
    return Math.min(1, Math.max(0, 0.06 + trend ** 1.35 * 0.94 + wobble))
  })
}

/** A step line over its baseline, with one tick per step and the signal at its last point. */
export function drawMotif(seed: string, { left, right, top, base }: Area, colour: Palette): string {
  const width = (right - left) / steps
  const y = (level: number) => Math.round(base - level * (base - top))
  const levels = levelsOf(seed)
  const line = levels
    .map((level, index) => `${index === 0 ? "M" : "L"}${left + index * width} ${y(level)}h${width}`)
    .join("")
  const ticks = levels.map((_, index) => `M${left + index * width} ${base}v8`).join("")
  const end = y(levels.at(-1) ?? 0)
  return [
    `<path d="M${left} ${base}H${right}" stroke="${colour("rule-strong")}" stroke-width="2"/>`,
    `<path d="${ticks}M${right} ${base}v8" stroke="${colour("rule-strong")}" stroke-width="2"/>`,
    `<path d="${line}" fill="none" stroke="${colour("data")}" stroke-width="4"/>`,
    `<rect x="${right - 18}" y="${end - 9}" width="18" height="18" fill="${colour("signal")}"/>`,
  ].join("")
}
