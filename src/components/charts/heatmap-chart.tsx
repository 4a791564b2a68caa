import type { ChartProps } from "./chart-data"
import { type HeatmapMark, heatmapMarks, heatmapPlot } from "./heatmap-plot"
import { formatValue } from "./labels"
import { percent } from "./scale"

const rowHeight = 36
const headHeight = 26
/** The key below: shades from the lowest value to the highest, side by side, in CSS pixels. */
const keyShares = [0, 0.25, 0.5, 0.75, 1]
const keyStep = 44
const keyHeight = 14
/** How much of the data's colour the highest value gets: words on it still reach 4.5:1 in both themes. */
const darkest = 0.5

/**
 * A row for each series, a column for each label; the more of the data's colour a cell has, the higher its value, as the
 * key below says. Rows, columns and diagonals that the markers name are outlined and numbered; their words stand in the
 * list below.
 */
export const HeatmapChart = ({ chart }: ChartProps) => {
  const { columns, low, high, shadeOf } = heatmapPlot(chart)
  const opacityOf = (value: number) => Number((shadeOf(value) * darkest).toFixed(2))
  const width = percent(1 / columns.length)
  const x = (column: number) => percent(column / columns.length)
  const middle = (column: number) => percent((column + 0.5) / columns.length)
  const y = (row: number) => headHeight + row * rowHeight
  const keyTop = y(chart.series.length) + 34
  return (
    <svg
      className="chart-svg chart-svg-heatmap"
      role="img"
      aria-label={chart.alt}
      height={keyTop + keyHeight + 20}
    >
      <g className="chart-tick chart-middle">
        {columns.map((label, column) => (
          <text key={label} x={middle(column)} y={headHeight - 10}>
            {label}
          </text>
        ))}
      </g>
      {chart.series.map(({ name, points }, row) => (
        <g key={name}>
          <text className="chart-name chart-end" dx={-10} y={y(row) + 22}>
            {name}
          </text>
          {points.map(({ label, value }, column) => (
            <g key={label}>
              <rect
                className="chart-cell"
                x={x(column)}
                y={y(row)}
                width={width}
                height={rowHeight}
                fillOpacity={opacityOf(value)}
              />
              <text className="chart-cell-value chart-middle" x={middle(column)} y={y(row) + 23}>
                {formatValue(value, chart.unit)}
              </text>
            </g>
          ))}
        </g>
      ))}
      {heatmapMarks(chart).map((mark, i) => (
        <g key={mark.label}>
          {mark.frames.map(({ row, column, rows, columns: wide }) => (
            <rect
              key={row}
              className={`chart-frame chart-frame-${mark.kind}`}
              x={x(column)}
              y={y(row)}
              width={percent(wide / columns.length)}
              height={rows * rowHeight}
            />
          ))}
          <Badge mark={mark} number={i + 1} columns={columns.length} y={y} />
        </g>
      ))}
      {keyShares.map((share, i) => (
        <rect
          key={share}
          className="chart-cell"
          x={i * keyStep}
          y={keyTop}
          width={keyStep}
          height={keyHeight}
          fillOpacity={opacityOf(low + share * (high - low))}
        />
      ))}
      <rect className="chart-axis" y={keyTop} width={keyStep * keyShares.length} height={keyHeight} />
      <g className="chart-tick">
        <text y={keyTop + keyHeight + 16}>{`Lowest ${formatValue(low, chart.unit)}`}</text>
        <text className="chart-end" x={keyStep * keyShares.length} y={keyTop + keyHeight + 16}>
          {`Highest ${formatValue(high, chart.unit)}`}
        </text>
      </g>
    </svg>
  )
}

type BadgeProps = { mark: HeatmapMark; number: number; columns: number; y: (row: number) => number }

/** The number of a mark: at the foot of a column, else at the right of its first row. */
const Badge = ({ mark, number, columns, y }: BadgeProps) => {
  const [frame] = mark.frames
  if (!frame) return null
  const isColumn = mark.kind === "column"
  const x = percent((frame.column + frame.columns * (isColumn ? 0.5 : 1)) / columns)
  const top = y(frame.row) + (isColumn ? frame.rows * rowHeight + 5 : rowHeight / 2)
  return (
    <>
      <circle className="chart-badge" cx={x} cy={top} r={9} />
      <text className="chart-badge-number chart-middle" x={x} y={top + 4.5}>
        {number}
      </text>
    </>
  )
}
