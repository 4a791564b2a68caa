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
    const chart = (await nodeModel.findOne({
      type: "Chart",
      query: { filter: { slug: { eq: slug } } },
    })) as (FullChart & { title: string; subtitle: string }) | null
    if (!chart) return undefined
    return renderToStaticMarkup(
      <ChartFigure
        chart={{ ...chart, drawingHtml: renderDrawing(chart), footerHtml: renderFooter(chart) }}
      />,
    )
  }
