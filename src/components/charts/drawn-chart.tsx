import { chartAnchor, chartFilePath } from "../../shared/addresses"
import { BarChart } from "./bar-chart"
import { isIllustrative } from "./chart"
import type { ChartFootProps, ChartProps } from "./chart-data"
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
        <li key={at}>{kind === "line" ? `${label}, ${at}` : label}</li>
      ))}
    </ol>
  )
}

/**
 * What stands in the middle of a chart's figure. The build alone draws it (docs/decisions/0073-charts-in-texts.md).
 */
export const DrawnChart = ({ chart }: ChartProps) => {
  const Drawing = drawings[chart.kind]
  return (
    <>
      <Drawing chart={chart} />
      <ChartKey chart={chart} />
    </>
  )
}

/** What stands below it: a note, the source, the numbers on demand and as a file, the chart's own address. */
export const DrawnFoot = ({ chart }: ChartFootProps) => (
  <>
    {chart.note && <p>{chart.note}</p>}
    <p className="chart-note">
      {!isIllustrative(chart) && `Source: ${chart.source}. `}Period: {chart.period}.
    </p>
    <ChartNumbers chart={chart} />
    <a href={chartFilePath(chart.slug)} download>
      Download CSV
    </a>
    <a href={`#${chartAnchor(chart.slug)}`}>Link to chart</a>
  </>
)
