import { readPalette } from "../../../src/outputs/share-images/palette"
import { box, dot, fill, line, type Point, polyline, ring, stroke } from "../canvas"
import { cover, data, firm, ground, ink, left, range, right, rule, scale, signal } from "./sheet"

// The article's thirteen weeks of enquiries, with the limits it calculates from the first twelve.
const weeks = [42, 51, 39, 47, 55, 44, 36, 48, 43, 37, 50, 44, 19]
const mean = 44.67
const limits = [21, 68.4] as const

const x = scale([0, weeks.length - 1], [left + 50, right - 110])
const y = scale([0, 80], [780, 90])

/** Twelve weeks within the limits, and the thirteenth that asks for a decision. */
export const controlChart = (): string => {
  const points = weeks.map((value, week): Point => [x(week), y(value)])
  const last = points.at(-1) ?? [0, 0]
  const across = (value: number) => line([left, y(value)], [right, y(value)])
  return cover([
    fill(box(left, y(limits[1]), right - left, y(limits[0]) - y(limits[1])), readPalette("light")("paper")),
    stroke(across(limits[0]) + across(limits[1]), firm, 2.5, { "stroke-dasharray": "14 10" }),
    stroke(across(mean), firm, 2),
    stroke(line([x(11.5), 90], [x(11.5), 780]), firm, 2, {
      "stroke-dasharray": "2 9",
      "stroke-linecap": "round",
    }),
    stroke(polyline(points), data, 4, { "stroke-linejoin": "round" }),
    ...points.slice(0, -1).map(point => dot(point, 9, data)),
    stroke(polyline(points.slice(-2)), signal, 4),
    dot(points.at(-2) ?? last, 9, data),
    ring(last, 26, signal, ground, 3),
    dot(last, 13, signal),
    stroke(line([left, 780], [right, 780]), ink, 3),
    stroke(
      range(weeks.length)
        .map(week => line([x(week), 780], [x(week), 796]))
        .join(""),
      ink,
      3,
    ),
    stroke(line([left, 90], [right, 90]), rule, 2),
  ])
}
