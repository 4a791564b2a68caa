import type { ReactNode } from "react"
import { chartAnchor } from "../../shared/addresses"
import { site } from "../../shared/site"
import { Markup } from "../ui/markup"

/** Whether a chart says that its figures are invented. */
export const isIllustrative = ({ sample }: Pick<Queries.Chart, "sample">): boolean => site.sample && sample

type ChartFigureProps = {
  readonly chart: Queries.ChartPartsFragment
  /** Stands in the place of the chart's own drawing. */
  drawing?: ReactNode
  /** What can be done with the drawing, below it. */
  children?: ReactNode
}

/**
 * A chart as it is published: the finding, what is shown, the drawing, its source, and the numbers on demand. Drawing and
 * foot are the build's HTML, so that no script is sent that could draw them.
 */
export const ChartFigure = ({ chart, drawing, children }: ChartFigureProps) => (
  <figure className="chart-figure heavy" id={chartAnchor(chart.slug)}>
    <figcaption>
      {isIllustrative(chart) && <small className="chart-tag">Illustrative</small>}
      <p className="chart-title">{chart.title}</p>
      <p className="chart-subtitle note">{chart.subtitle}</p>
    </figcaption>
    {drawing ? <div className="chart">{drawing}</div> : <Markup className="chart" html={chart.drawn} />}
    {children}
    <Markup className="chart-foot fine" html={chart.foot} />
  </figure>
)
