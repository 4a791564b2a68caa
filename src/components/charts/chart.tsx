import type { ReactNode } from "react"
import { chartAnchor } from "../../shared/paths"
import { Markup } from "../ui/markup"
import { SampleTag } from "../ui/sample-tag"

/** `isGuess` of the line that a visitor drew. */
export type ChartSeries = Queries.Chart["series"][number] & { readonly isGuess?: boolean }

export type ChartData = Pick<Queries.Chart, "alt" | "unit"> & {
  readonly series: readonly ChartSeries[]
} & Partial<Pick<Queries.Chart, "gap" | "markers" | "forecast" | "threshold">>

export type ChartProps = { readonly chart: ChartData }

type ChartFigureProps = {
  readonly chart: Queries.ChartPartsFragment
  drawing?: ReactNode
  children?: ReactNode
  titleLevel?: 2 | 3
}

/** The build draws the chart, so that no script has to. */
export const ChartFigure = ({ chart, drawing, children, titleLevel = 3 }: ChartFigureProps) => {
  const Title = `h${titleLevel}` as const
  return (
    <figure className="chart-figure ink-rule" id={chartAnchor(chart.slug)}>
      <figcaption>
        <SampleTag sample={chart.sample} />
        <Title className="chart-title">{chart.title}</Title>
        <p className="chart-subtitle note">{chart.subtitle}</p>
      </figcaption>
      {drawing ? (
        <div className="chart">{drawing}</div>
      ) : (
        <Markup className="chart" html={chart.drawingHtml} />
      )}
      {children}
      <Markup className="chart-foot fine" html={chart.footerHtml} />
    </figure>
  )
}
