import { max, sort } from "d3-array"
import type { SVGProps } from "react"
import { formatMoney, formatNumber, isOwnCurrency } from "../../shared/number-format"
import type { ChartData, ChartSeries } from "./chart"

/** The width of stretched paths in their own units; heights are CSS pixels. */
export const plotWidth = 1000
export const lineHeight = 15

/** A share of the width as an SVG length: 0.4167 becomes "41.7%". */
export const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`

/** Returns a formatter: grouping and currency of the site, a true minus, "%", and the decimals of the most precise of `values`. */
export const valueFormat = (values: readonly number[], unit: string): ((value: number) => string) => {
  const decimals = max(values, value => String(value).split(".")[1]?.length ?? 0) ?? 0
  if (isOwnCurrency(unit)) return value => formatMoney(value, decimals)
  return value => formatNumber(value, decimals) + (unit === "%" ? "%" : "")
}

export const valuesOf = ({ series, forecast }: ChartData): number[] => [
  ...series.flatMap(({ points }) => points.map(({ value }) => value)),
  ...(forecast ?? []).flatMap(({ low, high }) => [low, high]),
]

export const emphasisClass = ({ emphasis }: Pick<ChartSeries, "emphasis">): string =>
  emphasis ? "chart-main" : "chart-context"

/** Breaks a label at spaces into lines of at most `length` characters, or one longer word. */
export const wrapLabel = (text: string, length: number): string[] =>
  text.match(new RegExp(`\\S.{0,${length - 1}}(?= |$)|\\S+`, "g")) ?? []

type Block = { top: number; size: number }

const moveDown = <Kind extends Block>(blocks: Kind[], edge: number): Kind[] =>
  blocks.map(block => {
    const top = Math.max(block.top, edge)
    edge = top + block.size
    return { ...block, top }
  })

const moveUp = <Kind extends Block>(blocks: Kind[], edge: number): Kind[] =>
  [...blocks]
    .reverse()
    .map(block => {
      edge = Math.min(block.top, edge - block.size)
      return { ...block, top: edge }
    })
    .reverse()

/** Moves blocks that overlap apart, as far up as down, in the order of their tops; above `bottom` if there is room. */
export const spread = <Kind extends Block>(blocks: Kind[], bottom: number): Kind[] => {
  const sorted = sort(blocks, ({ top }) => top)
  const raised = moveUp(sorted, Number.POSITIVE_INFINITY)
  const apart = moveDown(sorted, Number.NEGATIVE_INFINITY).map((block, i) => ({
    ...block,
    top: (block.top + (raised[i]?.top ?? block.top)) / 2,
  }))
  return moveUp(moveDown(apart, Math.min(0, sorted[0]?.top ?? 0)), bottom)
}

type LabelProps = SVGProps<SVGTextElement> & { text?: string | number | readonly string[] }

export const Label = ({ text, ...position }: LabelProps) => {
  const [first, ...others] = [text].flat()
  return (
    <text {...position}>
      {first}
      {others.map(line => (
        <tspan key={line} x={position.x} dx={position.dx} dy={lineHeight}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

type BadgeProps = { x: string; y: number; number: number; className?: string }

export const Badge = ({ x, y, number, className }: BadgeProps) => (
  <g className={className}>
    <circle className="chart-badge" cx={x} cy={y} r={9.5} />
    <Label className="chart-badge-number chart-middle" x={x} y={y + 4.5} text={number} />
  </g>
)
