import type { ChartProps } from "./chart-data"
import { type HeatmapMark, heatmapMarks, heatmapPlot } from "./heatmap-plot"
import { formatValue } from "./labels"
import { percent } from "./scale"

const rowHeight = 36
const headHeight = 26
/** How much of the data's colour the highest value gets: words on it still reach 4.5:1 in both themes. */
const darkest = 0.5

/**
 * A row for each series, a column for each label; the more of the data's colour a cell has, the higher its value. Rows,
 * columns and diagonals that the markers name are outlined and numbered; their words stand in the list below.
 */
export const HeatmapChart = ({ chart }: ChartProps) => {
  const { columns, shadeOf } = heatmapPlot(chart)
  const width = percent(1 / columns.length)
  const x = (column: number) => percent(column / columns.length)
  const middle = (column: number) => percent((column + 0.5) / columns.length)
  const y = (row: number) => headHeight + row * rowHeight
  const height = y(chart.series.length) + 16
  return (
    <svg className="chart-svg chart-svg-heatmap" role="img" aria-label={chart.alt} height={height}>
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
                fillOpacity={Number((shadeOf(value) * darkest).toFixed(2))}
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
