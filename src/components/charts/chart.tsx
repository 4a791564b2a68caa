import { BarChart } from "./bar-chart"
import type { ChartProps } from "./chart-data"
import { ChartNumbers } from "./chart-numbers"
import { DumbbellChart } from "./dumbbell-chart"
import { LineChart } from "./line-chart"
import { SlopeChart } from "./slope-chart"

const drawings = { line: LineChart, slope: SlopeChart, bar: BarChart, dumbbell: DumbbellChart }

/** A chart as it is published: the finding, what is shown, the drawing, its source, and the numbers on demand. */
export const ChartFigure = ({ chart }: ChartProps) => {
  const Drawing = drawings[chart.kind]
  return (
    <figure className="chart-figure">
      <figcaption>
        <p className="chart-title">{chart.title}</p>
        <p className="chart-subtitle">{chart.subtitle}</p>
      </figcaption>
      <div className="chart">
        <Drawing chart={chart} />
        {chart.kind === "line" && chart.markers && chart.markers.length > 0 && (
          <ol className="chart-key">
            {chart.markers.map(marker => (
              <li key={marker.at}>
                {marker.label}, {marker.at.toLowerCase()}
              </li>
            ))}
          </ol>
        )}
      </div>
      <div className="chart-foot">
        <p className="chart-note">{chart.note}</p>
        <ChartNumbers chart={chart} />
      </div>
    </figure>
  )
}
