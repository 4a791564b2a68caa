import { BarChart } from "./bar-chart"
import type { ChartData } from "./chart-data"
import { ChartNumbers } from "./chart-numbers"
import { DumbbellChart } from "./dumbbell-chart"
import { LineChart } from "./line-chart"
import { SlopeChart } from "./slope-chart"

type ChartProps = { chart: ChartData }

const Drawing = ({ chart }: ChartProps) => {
  switch (chart.kind) {
    case "line":
      return <LineChart chart={chart} height={310} />
    case "slope":
      return <SlopeChart chart={chart} height={320} />
    case "bar":
      return <BarChart chart={chart} />
    case "dumbbell":
      return <DumbbellChart chart={chart} />
  }
}

/** A chart as it is published: the finding, what is shown, the drawing, its source, and the numbers on demand. */
export const ChartFigure = ({ chart }: ChartProps) => (
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
