import type { ChartProps, ChartSeries } from "./chart"
import { firstValue, LineEnds, LineMarkers, ThresholdLabel } from "./line-labels"
import { type LinePlot, linePlot, plotHeight, pointTicks } from "./line-plot"
import { Label, plotWidth, valueFormat } from "./svg"

/** Lines over time, and what their marks mean where the drawing is too narrow to say so beside them. */
export const LineChart = ({ chart }: ChartProps) => (
  <>
    <Plot chart={chart} />
    {chart.markers && chart.markers.length > 0 && (
      <ol className="chart-key chart-narrow">
        {chart.markers.map(({ label, at }) => (
          <li key={at}>{`${label}, ${at}`}</li>
        ))}
      </ol>
    )}
  </>
)

/** Labels are beside the plot or above what they name, so that no line runs through them. */
const Plot = ({ chart }: ChartProps) => {
  const plot = linePlot(chart)
  const { floor, ticks, x, y } = plot
  const names = pointTicks(plot.main.points.map(({ label }) => label))
  // A grid line beside a limit would look like another limit, and one through a value would strike it out.
  const level = chart.series
    .map(({ points }) => points)
    .filter(([first, ...rest]) => rest.every(({ value }) => value === first?.value))
  const limits = [chart.threshold, ...level.map(([first]) => first)]
  const first = firstValue(chart, plot)
  const taken = limits.flatMap(limit => (limit ? y(limit.value) : []))
  if (first) taken.push(first.y - 5)
  const isClear = (tick: number) => taken.every(place => Math.abs(place - y(tick)) > 8)
  const tickLabels = ticks.map(valueFormat(ticks, chart.unit))
  // A minus is as wide as a figure, and wider than the 1 of 100 %.
  const isRoomy = tickLabels.some(label => /^(?:−.{3}|.{5})/.test(label))
  return (
    <svg
      className={`chart-svg chart-svg-line${isRoomy ? " chart-svg-roomy" : ""}`}
      role="img"
      aria-label={chart.alt}
      height={plotHeight}
    >
      {/* Stretched to the width of the drawing; strokes keep their size. */}
      <svg
        width="100%"
        height={plotHeight}
        viewBox={`0 0 ${plotWidth} ${plotHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          className="chart-grid"
          d={ticks
            .filter(isClear)
            .map(tick => `M0 ${y(tick)}H${plotWidth}`)
            .join("")}
        />
        <path
          className="chart-axis"
          d={`M0 ${floor}H${plotWidth}${names.map(({ index }) => `M${x(index)} ${floor}v5`).join("")}`}
        />
        <Lines chart={chart} plot={plot} />
      </svg>
      <g className="chart-tick chart-end">
        {ticks.map((tick, i) => (
          <Label key={tick} dx={-8} y={y(tick) + 4} text={tickLabels[i]} />
        ))}
      </g>
      <g className="chart-tick chart-middle">
        {names.map(({ index, label, wide }) => (
          <Label
            key={index}
            className={wide ? "chart-wide" : undefined}
            x={plot.at(index)}
            y={floor + 20}
            text={label}
          />
        ))}
      </g>
      <LineMarkers chart={chart} plot={plot} />
      <LineEnds chart={chart} plot={plot} />
      <ThresholdLabel chart={chart} plot={plot} />
    </svg>
  )
}

const lineClass = ({ dashed }: ChartSeries) => dashed && "chart-line-dashed"

const Lines = ({ chart: { series, forecast, gap, threshold }, plot }: ChartProps & { plot: LinePlot }) => {
  const valuesIn = (series?: ChartSeries) =>
    series?.points.map(({ value }, i): [number, number] => [i, value]) ?? []
  const context = series.filter(({ emphasis }) => !emphasis)
  const main = valuesIn(series.find(({ emphasis }) => emphasis))
  const lower = valuesIn(series.find(({ name }) => name === gap?.from))
  const forecastStart = main.length - (forecast?.length ?? 0)
  const [index, start] = main[forecastStart - 1] ?? [0, 0]
  const ranges =
    forecast?.map(({ low, high }, i): [number, number, number] => [forecastStart + i, low, high]) ?? []
  const areas = [
    ["chart-gap", plot.area(lower.map(([i, value]) => [i, value, main[i]?.[1] ?? value]))],
    ["chart-band", forecast && plot.area([[index, start, start], ...ranges])],
  ]
  const lines = [
    ...context.map(entry => [lineClass(entry), plot.line(valuesIn(entry))]),
    ["chart-line-main", plot.line(main.slice(0, forecastStart))],
    ["chart-line-main chart-line-forecast", forecast && plot.line(main.slice(forecastStart - 1))],
  ]
  return (
    <>
      {/* Below a filled gap, so that the rule ends at the point where the line reaches it. */}
      {threshold && <path className="chart-threshold" d={`M0 ${plot.y(threshold.value)}H${plotWidth}`} />}
      {areas.map(([name, d]) => d && <path key={name} className={`${name}`} d={d} />)}
      {lines.map(
        ([name, d], i) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have one course or one name
          d && <path key={i} className={`chart-line ${name || ""}`} d={d} />,
      )}
    </>
  )
}
