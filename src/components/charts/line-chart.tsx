import type { ReactNode } from "react"
import type { ChartProps } from "./chart-data"
import { ChartPaths } from "./chart-paths"
import { formatValue } from "./labels"
import { LineAxes, LineGrid } from "./line-axes"
import { LineEnds } from "./line-ends"
import { LineForecast } from "./line-forecast"
import { LineGap, LineThreshold } from "./line-levels"
import { LineMarkers } from "./line-markers"
import { areaPath, forecastBand, linePath, linePlot } from "./line-plot"

/**
 * Lines over time. Only the paths are stretched to the width; text, dots and strokes keep their size.
 * @param children further paths in the plot's own units
 */
export const LineChart = ({ chart, children }: ChartProps & { children?: ReactNode }) => {
  const plot = linePlot(chart)
  const { height } = plot
  const lower = chart.series.find(series => series.name === chart.gap?.from)
  const drawn = [...chart.series].sort((a, b) => Number(a.emphasis) - Number(b.emphasis))
  const band = forecastBand(plot, chart)
  const isRoomy =
    plot.named[0]?.word || plot.axis.ticks.some(tick => formatValue(tick, chart.unit).length > 4)
  return (
    <svg
      className={isRoomy ? "chart-svg chart-svg-line chart-svg-roomy" : "chart-svg chart-svg-line"}
      role="img"
      aria-label={chart.alt}
      height={height}
    >
      <ChartPaths height={height}>
        <LineGrid plot={plot} />
        {lower && <path className="chart-gap" d={areaPath(plot, plot.main, lower)} />}
        {band && <path className="chart-band" d={band.path} />}
        {drawn.map(series => (
          <path
            key={series.name}
            className={`chart-line ${series.emphasis ? "chart-line-main" : ""} ${series.dashed ? "chart-line-dashed" : ""}`.trim()}
            d={linePath(plot, series, 0, band && series.emphasis ? band.lastCounted + 1 : undefined)}
          />
        ))}
        {band && (
          <path
            className="chart-line chart-line-main chart-line-forecast"
            d={linePath(plot, plot.main, band.lastCounted)}
          />
        )}
        {children}
      </ChartPaths>
      <LineAxes {...{ chart, plot }} />
      <LineThreshold {...{ chart, plot }} />
      <LineGap {...{ chart, plot }} />
      <LineForecast {...{ chart, plot }} />
      <LineMarkers {...{ chart, plot }} />
      <LineEnds {...{ chart, plot }} />
    </svg>
  )
}
