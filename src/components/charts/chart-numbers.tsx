import type { ChartData, ChartProps, ChartSeries } from "./chart-data"
import { formatValue } from "./labels"

type ChartTable = { columns: string[]; rows: { label: string; cells: string[] }[] }

/** The numbers of a chart as a table: one column a series, or one column in all where series share no point. */
export const chartTable = (chart: ChartData): ChartTable => {
  const labels = [...new Set(chart.series.flatMap(series => series.points.map(point => point.label)))]
  const cell = (series: ChartSeries, label: string) => {
    const point = series.points.find(candidate => candidate.label === label)
    return point ? formatValue(point.value, chart.unit) : ""
  }
  if (chart.kind === "bar" || chart.kind === "funnel") {
    const points = chart.series.flatMap(series => series.points)
    const rows = points.map(({ label, value }) => ({ label, cells: [formatValue(value, chart.unit)] }))
    return { columns: [chart.unit === "%" ? "Share" : "Value"], rows }
  }
  if (chart.kind === "slope" || chart.kind === "heatmap") {
    const rows = chart.series.map(series => ({
      label: series.name,
      cells: labels.map(label => cell(series, label)),
    }))
    return { columns: labels, rows }
  }
  const range = (label: string): string[] => {
    if (!chart.forecast) return []
    const point = chart.forecast.find(({ at }) => at === label)
    return [point ? `${formatValue(point.low, chart.unit)} to ${formatValue(point.high, chart.unit)}` : ""]
  }
  const rows = labels.map(label => ({
    label,
    cells: [...chart.series.map(series => cell(series, label)), ...range(label)],
  }))
  const columns = chart.series.map(series => series.name)
  return { columns: chart.forecast ? [...columns, "Forecast range"] : columns, rows }
}

/** The numbers behind a chart, folded away until asked for. */
export const ChartNumbers = ({ chart }: ChartProps) => {
  const { columns, rows } = chartTable(chart)
  return (
    <details className="chart-numbers">
      <summary>Show the numbers</summary>
      <table>
        <thead>
          <tr>
            <td />
            {columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, i) => (
                <td key={columns[i]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
