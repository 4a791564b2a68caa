import { renderToStaticMarkup } from "react-dom/server"
import { ChartFigure } from "../components/charts/chart"
import type { ChartData } from "../components/charts/chart-data"
import type { ChartMarkup } from "../markdown/charts"
import type { ResolverContext } from "./resolve-field"

/**
 * Makes the `ChartMarkup` of one query: a chart of `content/charts` as the HTML that its pages show, drawn by the build
 * (docs/decisions/0073-charts-in-texts.md).
 */
export const chartMarkupFor =
  ({ nodeModel }: ResolverContext): ChartMarkup =>
  async slug => {
    const chart = (await nodeModel.findOne({
      type: "Chart",
      query: { filter: { slug: { eq: slug } } },
    })) as ChartData | null
    return chart ? renderToStaticMarkup(<ChartFigure chart={chart} />) : undefined
  }
