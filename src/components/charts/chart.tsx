import { chartAnchor } from "../../shared/paths"
import { Markup } from "../ui/markup"
import { SampleTag } from "../ui/sample-tag"

export type ChartSeries = Queries.Chart["series"][number]

export type ChartData = Pick<Queries.Chart, "alt" | "unit"> & {
  readonly series: readonly ChartSeries[]
  /** Where the axis ends, if not at the lowest and highest values: what is beyond is drawn at its end, and the page says so. */
  readonly ends?: readonly [low: number, high: number]
} & Partial<Pick<Queries.Chart, "gap" | "markers" | "forecast" | "threshold">>

export type ChartProps = { readonly chart: ChartData }

type ChartFigureProps = {
  readonly chart: Queries.ChartPartsFragment
  titleLevel?: 2 | 3
}

/** The build draws the chart, so that no script has to. */
export const ChartFigure = ({ chart, titleLevel = 3 }: ChartFigureProps) => {
  const Title = `h${titleLevel}` as const
  return (
    <figure className="chart-figure ink-rule" id={chartAnchor(chart.slug)}>
      <figcaption>
        <SampleTag sample={chart.sample} />
        <Title className="chart-title">{chart.title}</Title>
        <p className="chart-subtitle note">{chart.subtitle}</p>
      </figcaption>
      <Markup className="chart" html={chart.drawingHtml} />
      <Markup className="chart-foot fine" html={chart.footerHtml} />
    </figure>
  )
}
