import type { PathCommand } from "opentype.js"

const to = (type: "M" | "L", x: number, y: number): PathCommand => ({ type, x, y })

/** A horizontal rule. */
export const rule = (x1: number, x2: number, y: number, thickness: number): PathCommand[] => [
  to("M", x1, y),
  to("L", x2, y),
  to("L", x2, y + thickness),
  to("L", x1, y + thickness),
  { type: "Z" },
]

/** A low wave with a whole number of crests. */
export const swell = (x1: number, x2: number, y: number, crests: number): PathCommand[] => {
  const half = (x2 - x1) / crests / 2
  const thickness = 2
  const run = (start: number, level: number, step: number): PathCommand[] =>
    Array.from({ length: crests * 2 }, (_, index) => ({
      type: "Q",
      x1: start + (index + 0.5) * step,
      // The way back meets the same crests in the opposite order.
      y1: level + ((index % 2 === 0) === step > 0 ? -5 : 5),
      x: start + (index + 1) * step,
      y: level,
    }))
  return [
    to("M", x1, y),
    ...run(x1, y, half),
    to("L", x2, y + thickness),
    ...run(x2, y + thickness, -half),
    { type: "Z" },
  ]
}

/** A heart-shaped leaf with a drawn-out tip, leaning, cut by its midrib. */
export const leaf = (): PathCommand[] => {
  const [angle, originX, originY] = [-0.2, 17, 6]
  const turn = (x: number, y: number): [number, number] => [
    originX + x * Math.cos(angle) - y * Math.sin(angle),
    originY + x * Math.sin(angle) + y * Math.cos(angle),
  ]
  const point = (type: "M" | "L", x: number, y: number) => to(type, ...turn(x, y))
  const curve = (
    ...[ax, ay, bx, by, cx, cy]: [number, number, number, number, number, number]
  ): PathCommand => {
    const [[x1, y1], [x2, y2], [x, y]] = [turn(ax, ay), turn(bx, by), turn(cx, cy)]
    return { type: "C", x1, y1, x2, y2, x, y }
  }
  const left = [
    point("M", -0.6, 3.5),
    curve(-4, -1, -16, -2, -16.5, 9.5),
    curve(-17, 18.5, -7.5, 23, -4, 28.5),
    curve(-1.5, 32.5, 1, 38, 7, 43),
  ]
  const right = [
    point("M", 0.8, 3.5),
    curve(4, -1, 16, -2, 16.5, 9.5),
    curve(17, 18.5, 8, 23, 5, 28),
    curve(3.6, 30.5, 3.1, 32, 3.2, 34),
  ]
  return [
    ...left,
    curve(3.6, 39, 0.6, 33, -0.6, 27),
    { type: "Z" },
    ...right,
    curve(2.2, 31.5, 1.5, 29, 0.8, 25),
    { type: "Z" },
  ]
}
