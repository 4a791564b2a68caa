import type { ReactNode } from "react"
import { chartAnchor, chartFilePath } from "../../shared/addresses"
import { BarChart } from "./bar-chart"
import type { ChartProps } from "./chart-data"
import { ChartNumbers } from "./chart-numbers"
import { FunnelChart } from "./funnel-chart"
import { HeatmapChart } from "./heatmap-chart"
import { LineChart } from "./line-chart"
import { PairsChart } from "./pairs-chart"
import { SlopeChart } from "./slope-chart"

const drawings = {
  line: LineChart,
  slope: SlopeChart,
  bar: BarChart,
  pairs: PairsChart,
  heatmap: HeatmapChart,
  funnel: FunnelChart,
}

/** The words of numbered markers: below a heatmap at every width, below a line where it is too narrow to hold them. */
const ChartKey = ({ chart: { kind, markers } }: ChartProps) => {
  if (!markers?.length || (kind !== "line" && kind !== "heatmap")) return null
  return (
    <ol className={kind === "line" ? "chart-key chart-narrow" : "chart-key"}>
      {markers.map(({ label, at }) => (
        <li key={at}>{kind === "line" ? `${label}, ${at.toLowerCase()}` : label}</li>
      ))}
    </ol>
  )
}

type ChartFigureProps = ChartProps & {
  /** Stands in the place of the chart's own drawing. */
  drawing?: ReactNode
  /** What can be done with the drawing, below it. */
  children?: ReactNode
}

/** A chart as it is published: the finding, what is shown, the drawing, its source, and the numbers on demand. */
export const ChartFigure = ({ chart, drawing, children }: ChartFigureProps) => {
  const Drawing = drawings[chart.kind]
  return (
    <figure className="chart-figure" id={chartAnchor(chart.slug)}>
      <figcaption>
        <p className="chart-title">{chart.title}</p>
        <p className="chart-subtitle">{chart.subtitle}</p>
      </figcaption>
      <div className="chart">
        {drawing ?? (
          <>
            <Drawing chart={chart} />
            <ChartKey chart={chart} />
          </>
        )}
      </div>
      {children}
      <div className="chart-foot">
        {chart.note && <p>{chart.note}</p>}
        <p className="chart-note">
          Source: {chart.source}. Period: {chart.period}.
        </p>
        <ChartNumbers chart={chart} />
        <a href={chartFilePath(chart.slug)} download>
          Download CSV
        </a>
        <a href={`#${chartAnchor(chart.slug)}`}>Link to chart</a>
      </div>
    </figure>
  )
}
