import { renderToStaticMarkup } from "react-dom/server"
import { ChartFigure } from "../components/charts/chart"
import { ChartDrawing, ChartFooter, type FullChart } from "../components/charts/chart-drawing"
import type { ChartMarkup } from "../markdown/replacements"
import type { ResolverContext } from "./file-nodes"

export const renderDrawing = (chart: FullChart): string =>
  renderToStaticMarkup(<ChartDrawing chart={chart} />)

export const renderFooter = (chart: FullChart): string => renderToStaticMarkup(<ChartFooter chart={chart} />)

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
