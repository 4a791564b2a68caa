import { box, fill, line, type Point, stroke } from "../canvas"
import { cover, data, firm, ink, range, rule, signal } from "./sheet"

// The article's tree, April to May: each bar is a node's change in per cent, right for a rise, left for a fall.
const change = (april: number, may: number) => (may / april - 1) * 100
const revenue = change(87.8, 93.9)
const branches = [
  { change: change(50, 54), leaves: [change(250, 300), change(1.6, 1.5), change(1250, 1200)] },
  {
    change: change(37.8, 39.9),
    leaves: [change(12, 12.5), change(15, 14), change(1.5, 1.6), change(1400, 1425)],
  },
]
const worst = Math.min(...branches.flatMap(branch => branch.leaves))

const columns = [250, 640, 1060] as const
const perCent = 17
const rowOf = range(7).map(index => 150 + index * 100)

const node = ([x, y]: Point, value: number, height: number): string => {
  const colour = value === worst ? signal : value < 0 ? ink : data
  const bar =
    value < 0
      ? box(x + value * perCent, y - height / 2, -value * perCent, height)
      : box(x, y - height / 2, value * perCent, height)
  return fill(bar, colour) + stroke(line([x, y - height / 2 - 14], [x, y + height / 2 + 14]), ink, 3)
}

const elbow = ([x1, y1]: Point, [x2, y2]: Point, turn: number) => `M${x1} ${y1}H${turn}V${y2}H${x2}`

/** Revenue, its two branches and their seven causes: six small movements and the one to look at. */
export const metricTree = (): string => {
  const leafRows = [rowOf.slice(0, 3), rowOf.slice(3)]
  const middle = (rows: number[]) => ((rows[0] ?? 0) + (rows.at(-1) ?? 0)) / 2
  const centres = leafRows.map(middle)
  const root: Point = [columns[0], middle(centres)]
  const wires = branches.flatMap((branch, b) => {
    const at: Point = [columns[1], centres[b] ?? 0]
    return [
      elbow(root, at, 520),
      ...branch.leaves.map((_, i) => elbow(at, [columns[2], leafRows[b]?.[i] ?? 0], 860)),
    ]
  })
  const guides = columns.map(x => line([x, 90], [x, 810]))
  return cover([
    stroke(guides.join(""), rule, 2),
    stroke(wires.join(""), firm, 2),
    node(root, revenue, 92),
    ...branches.flatMap((branch, b) => [
      node([columns[1], centres[b] ?? 0], branch.change, 64),
      ...branch.leaves.map((value, i) => node([columns[2], leafRows[b]?.[i] ?? 0], value, 40)),
    ]),
  ])
}
