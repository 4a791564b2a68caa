import { dot, line, stroke } from "../canvas"
import { cover, data, firm, ground, ink, left, range, right, rule, scale, signal, soft } from "./sheet"

// The article's week: 4,200 orders, 3,360 with consent, 3,192 matched. One line stands for a hundred orders.
const orders = 42
const withoutConsent = range(8).map(index => 3 + index * 5)
const unmatched = [11, 30]
const stations = 9
const x = scale([0, stations - 1], [left + 70, right - 70])
const y = scale([0, orders - 1], [150, 600])
const consent = x(1)
const match = x(6)

const endOf = (order: number) =>
  withoutConsent.includes(order) ? consent : unmatched.includes(order) ? match : right

/** Nine stations on the way from order to report; what is lost stops where it is lost, and the ninth feeds the first. */
export const measurementChain = (): string => {
  const before = range(orders).map(order => line([left, y(order)], [consent, y(order)]))
  const after = range(orders).map(order => line([consent, y(order)], [endOf(order), y(order)]))
  const lost = [...withoutConsent, ...unmatched]
  const poles = range(stations).map(index => line([x(index), 118], [x(index), 660]))
  return cover([
    stroke(poles.join(""), firm, 1.5),
    stroke(before.join(""), ink, 3.2),
    stroke(after.join(""), data, 3.2),
    ...lost.map(order => dot([endOf(order), y(order)], 7.5, soft)),
    stroke(line([left, 660], [right, 660]), rule, 2),
    ...range(stations).map(index => dot([x(index), 660], 9, ink)),
    stroke(`M${x(8)} 684V770H${x(0)}V694`, signal, 4),
    stroke(`M${x(0) - 13} 708L${x(0)} 690L${x(0) + 13} 708`, signal, 4, { "stroke-linejoin": "miter" }),
    dot([x(8), 660], 9, ground),
    dot([x(8), 660], 9, signal),
  ])
}
