import type { ChartProps } from "./chart-data"
import { DumbbellRow } from "./dumbbell-row"

const firstRow = 86
const rowHeight = 54

/** Two counts of the same things, before and after, one row each; the first row names the two dots. */
export const DumbbellChart = ({ chart }: ChartProps) => {
  const [before, after] = chart.series
  if (!before || !after) throw new Error(`chart ${chart.slug} needs two series`)
  const max = Math.max(...chart.series.flatMap(series => series.points.map(point => point.value)))
  const rows = before.points.flatMap((point, i) => {
    const end = after.points[i]
    return end ? [{ label: point.label, from: point.value, to: end.value }] : []
  })
  const height = firstRow + (rows.length - 1) * rowHeight - 8
  return (
    <svg className="chart-svg chart-svg-dumbbell" role="img" aria-label={chart.alt} height={height}>
      {rows.map((row, i) => (
        <DumbbellRow
          key={row.label}
          {...row}
          max={max}
          top={i === 0 ? 0 : firstRow + (i - 1) * rowHeight}
          names={i === 0 ? [before.name, after.name] : undefined}
          finding={chart.markers?.find(marker => marker.at === row.label)?.label}
          unit={chart.unit}
        />
      ))}
    </svg>
  )
}
