import { readPalette } from "../../../src/outputs/share-images/palette"
import { svg } from "../canvas"

/** The sheet that every cover is drawn on: its size, its margins and the colours of print. */
const width = 1600
const height = 900
export const left = 130
export const right = width - left

const colour = readPalette("light")

export const ground = colour("paper-sunk")
export const ink = colour("ink")
export const soft = colour("ink-soft")
export const rule = colour("rule")
export const firm = colour("rule-strong")
export const data = colour("data")
export const dataSoft = colour("data-soft")
export const signal = colour("signal")

/** A finished cover. */
export const cover = (shapes: readonly string[]): string => svg(width, height, ground, shapes)

/** A scale from numbers to pixels. */
export const scale = (from: readonly [number, number], to: readonly [number, number]) => (value: number) =>
  to[0] + ((value - from[0]) / (from[1] - from[0])) * (to[1] - to[0])

export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
