import { dot, line, type Point, polyline, ring, stroke } from "../canvas"
import { cover, data, firm, ground, ink, left, range, right, rule, scale, signal } from "./sheet"

// The article's table: customers per month of first order who ordered again one to five months later.
const cohorts = [
  [1200, 540, 432, 312, 348, 336],
  [1000, 450, 290, 310, 290],
  [1500, 570, 540, 480],
  [3000, 840, 630],
  [1250, 575],
]
const weak = 3

const x = scale([0, 5], [left + 60, right - 60])
const y = scale([0, 1], [770, 120])

const curveOf = (cohort: number[]): Point[] =>
  cohort.map((customers, month) => [x(month), y(customers / (cohort[0] ?? 1))])

/** Five cohorts from their first month; open ends are months that have not happened yet. */
export const retentionCurves = (): string => {
  const colours = [data, data, data, signal, data]
  const levels = range(5).map(index => line([left, y(index / 4)], [right, y(index / 4)]))
  const months = range(6).map(month => line([x(month), 770], [x(month), 788]))
  const order = [0, 1, 2, 4, weak]
  return cover([
    stroke(levels.slice(1).join(""), rule, 2),
    ...order.map(index => {
      const curve = curveOf(cohorts[index] ?? [])
      const colour = colours[index] ?? data
      const inner = curve.slice(1, -1).map(point => dot(point, 6, colour))
      const width = index === weak ? 7 : 4.5
      const end = curve.at(-1) ?? [0, 0]
      return [
        stroke(polyline(curve), colour, width, { "stroke-linejoin": "round" }),
        ...inner,
        ring(end, 10, colour, ground, index === weak ? 5 : 4),
      ].join("")
    }),
    stroke(line([left, 770], [right, 770]), ink, 3),
    stroke(months.join(""), ink, 3),
    dot([x(0), y(1)], 13, ink),
    stroke(line([x(0), y(1)], [x(0), 770]), firm, 1.5, { "stroke-dasharray": "3 9" }),
  ])
}
