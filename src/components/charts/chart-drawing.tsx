import { transpose } from "d3-array"
import { chartFilePath } from "../../shared/built-files"
import { chartAnchor } from "../../shared/paths"
import { fillTokens } from "../../shared/text-tokens"
import { chartWords } from "../../shared/words/charts"
import { isInvented } from "../ui/sample-tag"
import { BarChart } from "./bar-chart"
import type { ChartData, ChartProps } from "./chart"
import { HeatmapChart } from "./heatmap-chart"
import { LineChart } from "./line-chart"
import { NumbersTable } from "./numbers-table"
import { SlopeChart } from "./slope-chart"
import { valueFormat, valuesOf } from "./svg"

export type FullChart = ChartData &
  Pick<Queries.Chart, "slug" | "kind" | "title" | "sample" | "source" | "period" | "note">

const drawings = {
  line: LineChart,
  slope: SlopeChart,
  bar: BarChart,
  pairs: BarChart,
  heatmap: HeatmapChart,
  funnel: ({ chart }: ChartProps) => <BarChart chart={chart} isFunnel />,
}

/** Rendered at build time only (docs/decisions/0073-charts-in-texts.md). */
export const ChartDrawing = ({ chart }: { chart: FullChart }) => {
  const { kind, markers } = chart
  const Drawing = drawings[kind]
  return (
    <>
      <Drawing chart={chart} />
      {markers && kind === "heatmap" && (
        <ol className="chart-key">
          {markers.map(({ label, at }) => (
            <li key={at}>{label}</li>
          ))}
        </ol>
      )}
    </>
  )
}

/** The numbers as rows of cells, headings first: a column for each series, or a single one if no points are shared. */
export const chartTable = (chart: FullChart): string[][] => {
  const { kind, unit, series, forecast } = chart
  const format = valueFormat(valuesOf(chart), unit)
  const labels = [...new Set(series.flatMap(({ points }) => points.map(({ label }) => label)))]
  const all = {
    name: unit === "%" ? chartWords.share : chartWords.value,
    points: series.flatMap(({ points }) => points),
  }
  const lists = kind === "bar" || kind === "funnel" ? [all] : [...series]
  const columns = lists.map(({ name, points }) => {
    const cells = new Map(points.map(({ label, value }) => [label, format(value)]))
    return [name, ...labels.map(label => cells.get(label) ?? "")]
  })
  if (forecast) {
    const ranges = new Map(
      forecast.map(({ at, low, high }) => [
        at,
        fillTokens(chartWords.range, { low: format(low), high: format(high) }),
      ]),
    )
    columns.push([chartWords.forecast, ...labels.map(label => ranges.get(label) ?? "")])
  }
  columns.unshift(["", ...labels])
  return kind === "slope" || kind === "heatmap" ? columns : transpose(columns)
}

/** The numbers come last, so that opening them moves nothing else. */
export const ChartFooter = ({ chart }: { chart: FullChart }) => (
  <>
    {chart.note && <p>{chart.note}</p>}
    <p className="chart-note">
      {!isInvented(chart.sample) && `${fillTokens(chartWords.source, { source: chart.source })} `}
      {fillTokens(chartWords.period, { period: chart.period })}
    </p>
    <a href={chartFilePath(chart.slug)} download aria-label={`${chartWords.download}: ${chart.title}`}>
      {chartWords.download}
    </a>
    <a href={`#${chartAnchor(chart.slug)}`} aria-label={`${chartWords.link}: ${chart.title}`}>
      {chartWords.link}
    </a>
    <details className="chart-numbers">
      <summary aria-label={`${chartWords.numbers}: ${chart.title}`}>{chartWords.numbers}</summary>
      <NumbersTable rows={chartTable(chart)} />
    </details>
  </>
)
