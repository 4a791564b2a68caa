import { readPalette } from "../../src/outputs/share-images/palette"
import { openTypeface } from "../../src/outputs/share-images/typeface"
import { dot, fill, line, type Point, polyline, stroke, svg, writePng } from "./canvas"

const colour = readPalette("light")
const width = 1200
const height = 1500
const left = 110
const right = width - left
const base = 1370

// Some weekly figure: it rises calmly, and in one week it does not.
const figures = [31, 33, 32, 35, 37, 36, 39, 41, 40, 43, 45, 66, 46, 49, 48, 51]
const odd = figures.indexOf(66)

const x = (index: number) => left + 40 + (index * (right - left - 80)) / (figures.length - 1)
const y = (figure: number) => base - figure * 11.6

// The question mark's own dot, in shares of its size: the drawing puts the odd point in its place.
const size = 760
const dotCentre = { x: 0.2073, y: -0.065 }
const dotRadius = 0.073

/** A calm trend whose one odd point is the dot of a question mark, for the contact page. */
export const drawContact = async (): Promise<void> => {
  const points = figures.map((figure, index): Point => [x(index), y(figure)])
  const asked: Point = [x(odd), y(66)]
  const [hook = ""] =
    openTypeface("title")
      .path("?", asked[0] - dotCentre.x * size, asked[1] - dotCentre.y * size, size)
      .match(/M[^M]+/g) ?? []
  const levels = [10, 20, 30, 40, 50].map(level => line([left, y(level)], [right, y(level)]))
  const ticks = figures.map((_, index) => line([x(index), base], [x(index), base + 16]))
  await writePng(
    "content/images/contact-drawing.png",
    svg(width, height, colour("paper-sunk"), [
      stroke(levels.join(""), colour("rule"), 2),
      stroke(line([left, base], [right, base]) + ticks.join(""), colour("ink"), 3),
      stroke(polyline(points), colour("data"), 5, { "stroke-linejoin": "round" }),
      ...points.map(point => dot(point, 8, colour("data"))),
      fill(hook, colour("ink")),
      dot(asked, dotRadius * size, colour("signal")),
    ]),
  )
}
