import { box, dot, fill, line, ring, stroke } from "../canvas"
import { cover, data, dataSoft, firm, ground, ink, left, range, right, rule, signal } from "./sheet"

// Five fields per link, each from a short list of allowed values; one link leaves a field empty and never joins.
const fields = [
  { x: left, lengths: [96, 150, 124] },
  { x: 350, lengths: [150, 110, 170, 132] },
  { x: 580, lengths: [90, 130] },
  { x: 770, lengths: [180, 140, 205, 118, 160] },
  { x: 1030, lengths: [84, 112, 98] },
]
const links = 13
const faulty = 8
const rowHeight = 50
const top = 150
const y = (row: number) => top + row * rowHeight
const join = right - 40
const endOfFields = 1190

const lengthOf = (field: number, row: number): number => {
  const lengths = fields[field]?.lengths ?? []
  const group = field < 2 ? Math.floor(row / (field === 0 ? 5 : 2)) : row * (field + 2) + Math.floor(row / 3)
  return lengths[group % lengths.length] ?? 0
}

/** Thirteen campaign links written to one scheme: twelve reach the lead they produced, one does not. */
export function namingGrid(): string {
  const cells = range(links).flatMap(row =>
    fields.map(({ x }, field) => {
      const shape = box(x, y(row) - 11, lengthOf(field, row), 22)
      if (row === faulty && field === 2) return stroke(box(x + 2, y(row) - 11, 128, 22), signal, 4)
      return fill(shape, row === faulty ? firm : field === 3 ? data : field === 0 ? ink : dataSoft)
    }),
  )
  const joined = range(links).filter(row => row !== faulty)
  const middle = y((links - 1) / 2)
  const wires = joined.map(
    row =>
      `M${endOfFields} ${y(row)}C${endOfFields + 130} ${y(row)} ${join - 150} ${middle} ${join} ${middle}`,
  )
  return cover([
    stroke(fields.map(({ x }) => line([x - 22, 100], [x - 22, 800])).join(""), rule, 2),
    stroke(
      range(links + 1)
        .map(row => line([left - 22, y(row) - 25], [endOfFields - 30, y(row) - 25]))
        .join(""),
      rule,
      1.5,
    ),
    ...cells,
    stroke(wires.join(""), firm, 1.8),
    ...joined.map(row => dot([endOfFields, y(row)], 5, ink)),
    ring([endOfFields, y(faulty)], 7, signal, ground, 4),
    dot([join, middle], 22, ink),
  ])
}
