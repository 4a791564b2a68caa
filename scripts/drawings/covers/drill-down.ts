import { readPalette } from "../../../src/outputs/share-images/palette"
import { box, fill, stroke } from "../canvas"
import { cover, data, dataSoft, firm, left, right, signal } from "./sheet"

const paper = readPalette("light")("paper")

// The article's case, level by level: sessions by device, mobile by source, paid social by browser, then
// attempts in the in-app browser by method. The second part of each level is opened into the next.
const levels: [number, number][] = [
  [82, 168],
  [108, 60],
  [12, 48],
  [600, 1800],
]
const gap = 6
const barHeight = 56
const step = 198
const top = 125

type Bar = {
  x: number
  width: number
}

const spans = ([first, second]: [number, number]): [Bar, Bar] => {
  const room = right - left - gap
  const width = (first / (first + second)) * room
  return [
    { x: left, width },
    { x: left + width + gap, width: room - width },
  ]
}

const opening = (x: number, width: number, y: number) => [
  fill(`M${x} ${y + barHeight}H${x + width}L${right} ${y + step}H${left}z`, paper),
  stroke(
    `M${x} ${y + barHeight}L${left} ${y + step}M${x + width} ${y + barHeight}L${right} ${y + step}`,
    firm,
    2,
  ),
]

/** A total opened four times, each time at the part that moved, down to the cause. */
export const drillDown = (): string => {
  return cover(
    levels.flatMap((parts, level) => {
      const y = top + level * step
      const isLast = level === levels.length - 1
      const bars = spans(parts)
      const { x, width } = bars[1]
      return [
        ...(isLast ? [] : opening(x, width, y)),
        fill(box(bars[0].x, y, bars[0].width, barHeight), dataSoft),
        fill(box(x, y, width, barHeight), isLast ? signal : data),
      ]
    }),
  )
}
