import { renderToStaticMarkup } from "react-dom/server"
import { ChartFigure } from "../components/charts/chart"
import { ChartDrawing, ChartFooter, type FullChart } from "../components/charts/chart-drawing"
import { controlChart } from "../components/charts/control-chart"
import { LineChart } from "../components/charts/line-chart"
import type { ChartMarkup } from "../markdown/replacements"
import { reconcile } from "../shared/reconciliation/reconcile"
import { type Outcome, outcomeOf } from "../shared/reconciliation/say/outcome"
import { exampleTable } from "../shared/reconciliation/table"
import type { ResolverContext } from "./file-nodes"

export const renderDrawing = (chart: FullChart): string =>
  renderToStaticMarkup(<ChartDrawing chart={chart} />)

export const renderFooter = (chart: FullChart): string => renderToStaticMarkup(<ChartFooter chart={chart} />)

type Comparison = Parameters<typeof outcomeOf>[1] & { example: Parameters<typeof exampleTable>[0] }

/** What the worked example of a comparison of numbers says. @param node as its file has it */
export const workedOutcome = (node: Comparison): Outcome =>
  outcomeOf(reconcile(exampleTable(node.example)), node)

/** The control chart of the worked example. */
export const renderControlChart = (words: Comparison): string => {
  const { series, assessment } = reconcile(exampleTable(words.example))
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
