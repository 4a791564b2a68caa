import type { ReactNode } from "react"
import { chartAnchor } from "../../shared/paths"
import { site } from "../../shared/site"
import { Markup } from "../ui/markup"

export type ChartData = Pick<Queries.Chart, "alt" | "unit" | "series"> &
  Partial<Pick<Queries.Chart, "gap" | "markers" | "forecast" | "threshold">>

export type ChartProps = { readonly chart: ChartData }

export type ChartSeries = ChartData["series"][number]

export const isIllustrative = ({ sample }: Pick<Queries.Chart, "sample">): boolean => site.sample && sample

type ChartFigureProps = {
  readonly chart: Queries.ChartPartsFragment
  drawing?: ReactNode
  children?: ReactNode
}

/** The build draws the chart, so that no script has to. */
export const ChartFigure = ({ chart, drawing, children }: ChartFigureProps) => (
  <figure className="chart-figure ink-rule" id={chartAnchor(chart.slug)}>
    <figcaption>
      {isIllustrative(chart) && <small className="chart-tag">Illustrative</small>}
      <p className="chart-title">{chart.title}</p>
      <p className="chart-subtitle note">{chart.subtitle}</p>
    </figcaption>
    {drawing ? <div className="chart">{drawing}</div> : <Markup className="chart" html={chart.drawingHtml} />}
    {children}
    <Markup className="chart-foot fine" html={chart.footerHtml} />
  </figure>
)
