import { type ComponentType, useEffect, useState } from "react"
import { formatNumber } from "../../shared/number-format"
import { chartAnchor } from "../../shared/paths"
import type { Assessment } from "../../shared/reconciliation/assess"
import type { Series } from "../../shared/reconciliation/rows"
import { fill, percentText, shapeText, shortPeriod } from "../../shared/reconciliation/sentences"
import type { ChartProps } from "../charts/chart"
import { controlChart } from "../charts/control-chart"
import { Markup } from "../ui/markup"
import type { Table, Tool } from "./use-reconciliation"

type Told = { readonly series: Series; readonly assessment: Assessment; readonly words: Tool }

type FigureProps = { readonly tool: Tool; readonly table: Table; readonly told: Told }

type Drawing = ComponentType<ChartProps>

/** The chart's code, once the build's drawing no longer shows what the table says. */
const useDrawing = (isNeeded: boolean): Drawing | "unavailable" | undefined => {
  const [drawing, setDrawing] = useState<{ readonly Drawing: Drawing } | "unavailable">()
  useEffect(() => {
    if (!isNeeded || drawing) return
    import("../charts/control-drawing").then(
      ({ ControlDrawing }) => setDrawing({ Drawing: ControlDrawing }),
      () => setDrawing("unavailable"),
    )
  }, [isNeeded, drawing])
  return typeof drawing === "object" ? drawing.Drawing : drawing
}

const Numbers = ({ told: { series, assessment, words } }: Pick<FigureProps, "told">) => {
  const { chart, form } = words
  return (
    <table>
      <thead>
        <tr>
          {[form.period, form.books, form.analytics, chart.missing, chart.limits].map(name => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {assessment.points.map(({ books, analytics, share, lower, upper, isOut }, i) => {
          const range = fill(chart.range, { low: percentText(lower), high: percentText(upper) })
          const period = series.rows[i]?.period ?? ""
          return (
            <tr key={period}>
              <th scope="row">{shortPeriod(period)}</th>
              <td>{formatNumber(books)}</td>
              <td>{formatNumber(analytics)}</td>
              <td>{percentText(share)}</td>
              <td>{isOut ? `${range}. ${chart.outside}` : range}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The control chart, titled with what it shows, and its numbers as a table. */
export const ControlFigure = ({ tool, table, told }: FigureProps) => {
  const { chart, form } = tool
  const Drawing = useDrawing(!table.isExample)
  const { spread } = told.assessment
  const isDrawn = Drawing !== undefined && Drawing !== "unavailable"
  return (
    <figure className="chart-figure ink-rule" id={chartAnchor(tool.slug)}>
      <figcaption>
        {table.isExample && <small className="sample-tag fine">{form.mark}</small>}
        <h3 className="chart-title">{shapeText(told)}</h3>
        <p className="chart-subtitle note">{chart.subtitle}</p>
      </figcaption>
      {table.isExample ? (
        <Markup key="built" className="chart" html={tool.drawingHtml} />
      ) : (
        <div key="drawn" className="chart" aria-busy={Drawing === undefined}>
          {isDrawn && <Drawing chart={controlChart(told)} />}
          {Drawing === "unavailable" && <p>{chart.unavailable}</p>}
        </div>
      )}
      <p className="fine">{chart.note}</p>
      {spread > 1.05 && <p className="fine">{fill(chart.spread, { factor: formatNumber(spread, 1) })}</p>}
      <details className="chart-numbers fine">
        <summary>{chart.numbers}</summary>
        <Numbers told={told} />
      </details>
    </figure>
  )
}
