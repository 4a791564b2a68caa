import { renderToStaticMarkup } from "react-dom/server"
import { ChartFigure } from "../components/charts/chart"
import { ChartDrawing, ChartFooter, type FullChart } from "../components/charts/chart-drawing"
import { controlChart } from "../components/charts/control-chart"
import { LineChart } from "../components/charts/line-chart"
import type { ChartMarkup } from "../markdown/replacements"
import { assess } from "../shared/reconciliation/assess"
import { type Row, toSeries } from "../shared/reconciliation/rows"
import type { Words } from "../shared/reconciliation/words"
import type { ResolverContext } from "./file-nodes"

type WorkedExample = { readonly rows: readonly Row[] }

export const renderDrawing = (chart: FullChart): string =>
  renderToStaticMarkup(<ChartDrawing chart={chart} />)

export const renderFooter = (chart: FullChart): string => renderToStaticMarkup(<ChartFooter chart={chart} />)

/** @param node a comparison of numbers as its file has it */
export const renderControlChart = ({ example, ...words }: Words & { example: WorkedExample }): string => {
  const series = toSeries(example.rows)
  const assessment = assess(series.rows)
  return assessment
    ? renderToStaticMarkup(<LineChart chart={controlChart({ series, assessment, words })} />)
    : ""
}

export const chartMarkupFor =
  ({ nodeModel }: ResolverContext): ChartMarkup =>
  async slug => {
    const query = { filter: { slug: { eq: slug } } }
    const chart = await nodeModel.findOne<FullChart & Pick<Queries.Chart, "subtitle">>({
      type: "Chart",
      query,
    })
    if (!chart) return undefined
    const drawn = { ...chart, drawingHtml: renderDrawing(chart), footerHtml: renderFooter(chart) }
    return renderToStaticMarkup(<ChartFigure chart={drawn} />)
  }
