import { extent, range } from "d3-array"
import { scaleLinear } from "d3-scale"
import { Fragment } from "react"
import { fillTokens } from "../../shared/text-tokens"
import { chartWords } from "../../shared/words/charts"
import type { ChartData, ChartProps } from "./chart"
import { Badge, Label, percent, valueFormat, valuesOf } from "./svg"

type Cell = { row: number; column: number; name: string; label: string; value: number }

type Block = [first: Cell, last: Cell]

export const heatmapCells = ({ series }: ChartData): Cell[] =>
  series.flatMap(({ name, points }, row) => points.map((point, column) => ({ row, column, name, ...point })))

/** The blocks a marker outlines: a row by its name, a column by its label, a cell's diagonal by both. */
export const heatmapBlocks = (cells: readonly Cell[], at: string): Block[] => {
  const line = cells.filter(({ name, label }) => name === at || label === at)
  const [first, last] = [line[0], line.at(-1)]
  if (first && last) return [[first, last]]
  const named = cells.find(({ name, label }) => `${name} ${label}` === at)
  const diagonal = cells.filter(({ row, column }) => named && row + column === named.row + named.column)
  return diagonal.map(cell => [cell, cell])
}

const rowHeight = 36
const headerHeight = 26
const keyStep = 44

type Box = { x: string; y: number; width: string; height: number }

/** A row has a line to its left, a column one above it: with frames, both and a diagonal would make a lattice. */
const Outline = ({ block: [first, last], box }: { block: Block; box: Box }) => {
  if (first.row !== last.row) return <rect className="chart-bar" {...box} y={box.y - 6} height={3} />
  if (first.column !== last.column) return <rect className="chart-bar" {...box} x={-6} width={3} />
  return <rect className="chart-frame" {...box} />
}

/** A row for each series, a column for each label; the darker a cell, the higher its value. Markers outline blocks. */
export const HeatmapChart = ({ chart }: ChartProps) => {
  const { series, markers, alt, unit } = chart
  const cells = heatmapCells(chart)
  const format = valueFormat(valuesOf(chart), unit)
  const [low, high] = extent(valuesOf(chart)) as [number, number]
  const columns = series[0]?.points ?? []
  // Text on these opacities of the data colour has a contrast of 4.5:1 in both themes.
  const shade = scaleLinear([low, high], [0.12, 0.5])
  const tint = (value: number) => ({ className: "chart-cell", fillOpacity: shade(value).toFixed(2) })
  const x = (column: number) => percent(column / columns.length)
  const y = (row: number) => headerHeight + row * rowHeight
  const box = ([first, last]: Block) => ({
    x: x(first.column),
    y: y(first.row),
    width: x(last.column + 1 - first.column),
    height: rowHeight * (last.row + 1 - first.row),
  })
  const keyTop = y(series.length) + 34
  const key = { y: keyTop, width: keyStep, height: 14 }
  const keyEnd = keyTop + 30
  return (
    <svg className="chart-svg chart-svg-heatmap" role="img" aria-label={alt} height={keyEnd + 4}>
      <g className="chart-tick chart-middle">
        {columns.map(({ label }, column) => (
          <Label key={label} x={x(column + 0.5)} y={headerHeight - 10} text={label} />
        ))}
      </g>
      {series.map(({ name }, row) => (
        <Label key={name} className="chart-name chart-end" dx={-10} y={y(row) + 22} text={name} />
      ))}
      {cells.map(cell => (
        <g key={cell.name + cell.label}>
          <rect {...box([cell, cell])} {...tint(cell.value)} />
          <text className="chart-cell-value chart-middle" x={x(cell.column + 0.5)} y={y(cell.row) + 23}>
            {format(cell.value)}
          </text>
        </g>
      ))}
      {markers?.map(({ at }, i) => (
        <g key={at} className={heatmapBlocks(cells, at).length > 1 ? "chart-diagonal" : undefined}>
          {heatmapBlocks(cells, at).map((block, n) => (
            <Fragment key={block[0].row}>
              <Outline block={block} box={box(block)} />
              {n === 0 && <Badge x={x(block[1].column + 1)} y={y(block[0].row + 0.5)} number={i + 1} />}
            </Fragment>
          ))}
        </g>
      ))}
      {range(5).map(step => (
        <rect key={step} {...key} x={step * keyStep} {...tint(low + (step / 4) * (high - low))} />
      ))}
      <rect className="chart-axis" {...key} width={5 * keyStep} />
      <g className="chart-tick">
        <text y={keyEnd}>{fillTokens(chartWords.lowest, { value: format(low) })}</text>
        <Label
          className="chart-end"
          x={5 * keyStep}
          y={keyEnd}
          text={fillTokens(chartWords.highest, { value: format(high) })}
        />
      </g>
    </svg>
  )
}
