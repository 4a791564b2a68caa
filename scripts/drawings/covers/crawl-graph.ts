import { dot, line, type Point, ring, stroke } from "../canvas"
import { cover, data, dataSoft, firm, ground, ink, range, signal } from "./sheet"

// Pages at one to four clicks from the home page; the last ring holds pages that nothing links to.
const home: Point = [150, 450]
const rings = [
  { radius: 290, pages: 5 },
  { radius: 580, pages: 13 },
  { radius: 880, pages: 29 },
  { radius: 1170, pages: 47 },
]
const spread = [0.6, 0.5, 0.385, 0.3]
const beyond = 1300
const orphans = [-0.255, -0.16, -0.05, 0.04, 0.115, 0.225]

const at = (radius: number, angle: number): Point => [
  home[0] + radius * Math.cos(angle),
  home[1] + radius * Math.sin(angle),
]

const place = (depth: number, index: number): Point => {
  const { radius, pages } = rings[depth] ?? { radius: 0, pages: 1 }
  const reach = spread[depth] ?? 0
  return depth < 0 ? home : at(radius, -reach + (2 * reach * (index + 0.5)) / pages)
}

const parentOf = (depth: number, index: number): number =>
  Math.floor((index * (rings[depth - 1]?.pages ?? 1)) / (rings[depth]?.pages ?? 1))

const arc = (radius: number, reach: number) => {
  const [x1, y1] = at(radius, -reach)
  const [x2, y2] = at(radius, reach)
  return `M${x1.toFixed(1)} ${y1.toFixed(1)}A${radius} ${radius} 0 0 1 ${x2.toFixed(1)} ${y2.toFixed(1)}`
}

/** A site as a crawler meets it, ring by ring of clicks, and the pages it can never reach. */
export const crawlGraph = (): string => {
  const pages = rings.flatMap(({ pages: count }, depth) => range(count).map(index => ({ depth, index })))
  const links = pages.map(({ depth, index }) =>
    line(place(depth - 1, parentOf(depth, index)), place(depth, index)),
  )
  return cover([
    stroke(arc(beyond, 0.285), firm, 2, { "stroke-dasharray": "2 10", "stroke-linecap": "round" }),
    stroke(links.join(""), dataSoft, 2),
    ...pages.map(({ depth, index }) => dot(place(depth, index), [13, 9, 6.5, 5][depth] ?? 5, data)),
    dot(home, 22, ink),
    ...orphans.map(angle => ring(at(beyond, angle), 11, signal, ground, 4)),
  ])
}
