import { mkdirSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import sharp from "sharp"

export type Point = readonly [x: number, y: number]
type Attributes = Record<string, string | number>

const number = (value: number) => String(Number(value.toFixed(1)))
const write = (value: string | number) => (typeof value === "number" ? number(value) : value)

/** One SVG element. */
export const element = (name: string, attributes: Attributes, children = ""): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${write(value)}"`)
  return `<${name}${written.join("")}>${children}</${name}>`
}

/** A stroked path; `more` takes dashes, caps and the like. */
export const stroke = (d: string, colour: string, width: number, more: Attributes = {}): string =>
  element("path", { d, fill: "none", stroke: colour, "stroke-width": width, ...more })

export const fill = (d: string, colour: string): string => element("path", { d, fill: colour })

export const line = ([x1, y1]: Point, [x2, y2]: Point): string =>
  `M${number(x1)} ${number(y1)}L${number(x2)} ${number(y2)}`

export const polyline = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${number(x)} ${number(y)}`).join("")

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${number(x)} ${number(y)}h${number(width)}v${number(height)}h${number(-width)}z`

export const dot = ([cx, cy]: Point, r: number, colour: string): string =>
  element("circle", { cx, cy, r, fill: colour })

/** An open point: a ring over the ground, for what is missing or not yet final. */
export const ring = ([cx, cy]: Point, r: number, colour: string, ground: string, width = 3): string =>
  element("circle", { cx, cy, r, fill: ground, stroke: colour, "stroke-width": width })

/** Wraps shapes in an SVG document on a plain ground. */
export const svg = (width: number, height: number, ground: string, shapes: readonly string[]): string =>
  element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: `0 0 ${width} ${height}` },
    fill(box(0, 0, width, height), ground) + shapes.join(""),
  )

export const writeFile = (file: string, content: string | Buffer): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  console.log(`${file}: ${Buffer.byteLength(content)} bytes`)
}

/** Renders a drawing to a small PNG with a palette of its few colours. */
export const writePng = async (file: string, drawing: string): Promise<void> => {
  const png = sharp(Buffer.from(drawing)).png({ palette: true, colours: 48, dither: 0, effort: 10 })
  writeFile(file, await png.toBuffer())
}
