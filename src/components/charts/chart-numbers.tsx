import type { ChartData } from "./chart-data"
import { chartTable } from "./chart-table"

type ChartNumbersProps = { chart: ChartData }

/** The numbers behind a chart, folded away until asked for. */
export function ChartNumbers({ chart }: ChartNumbersProps) {
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
