import type { ChartProps } from "./chart"
import { LineChart } from "./line-chart"

/** A control chart, and what its marks mean where it is too narrow to say so beside them. */
export const ControlDrawing = ({ chart }: ChartProps) => (
  <>
    <LineChart chart={chart} />
    {chart.markers && chart.markers.length > 0 && (
      <ol className="chart-key chart-narrow">
        {chart.markers.map(({ label, at }) => (
          <li key={at}>{`${label}, ${at}`}</li>
        ))}
      </ol>
    )}
  </>
)
