import { BarChart } from "./bar-chart"
import type { ChartData } from "./chart-data"
import { ChartNumbers } from "./chart-numbers"
import { DumbbellChart } from "./dumbbell-chart"
import { LineChart } from "./line-chart"
import { SlopeChart } from "./slope-chart"

type ChartSize = "small" | "figure" | "hero"

type ChartProps = { chart: ChartData; size?: ChartSize }

const LINE_HEIGHTS: Record<ChartSize, number> = { small: 230, figure: 310, hero: 370 }

/** The drawing alone, for places that set the title themselves. */
function Chart({ chart, size = "figure" }: ChartProps) {
  return (
    <div className="chart">
      <Drawing chart={chart} size={size} />
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
  )
}

function Drawing({ chart, size }: Required<ChartProps>) {
  switch (chart.kind) {
    case "line":
      return <LineChart chart={chart} height={LINE_HEIGHTS[size]} />
    case "slope":
      return <SlopeChart chart={chart} height={LINE_HEIGHTS[size] + 10} />
    case "bar":
      return <BarChart chart={chart} />
    case "dumbbell":
      return <DumbbellChart chart={chart} />
  }
}

/** A chart as it is published: the finding, what is shown, the drawing, its source, and the numbers on demand. */
export function ChartFigure({ chart, size = "figure" }: ChartProps) {
  return (
    <figure className={`chart-figure chart-figure-${size}`}>
      <figcaption>
        <p className="chart-title">{chart.title}</p>
        <p className="chart-subtitle">{chart.subtitle}</p>
      </figcaption>
      <Chart chart={chart} size={size} />
      <div className="chart-foot">
        <p className="chart-note">{chart.note}</p>
        <ChartNumbers chart={chart} />
      </div>
    </figure>
  )
}
