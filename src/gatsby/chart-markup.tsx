import { renderToStaticMarkup } from "react-dom/server"
import { ChartFigure } from "../components/charts/chart"
import { DrawnChart, type DrawnChartProps, DrawnFoot } from "../components/charts/drawn-chart"
import type { ChartMarkup } from "../markdown/replacements"
import type { ResolverContext } from "./file-nodes"

type Chart = DrawnChartProps["chart"]

/** A chart's drawing with its key, as HTML. */
export const drawChart = (chart: Chart): string => renderToStaticMarkup(<DrawnChart chart={chart} />)

/** A chart's notes, source and table of numbers, as HTML. */
export const drawFoot = (chart: Chart): string => renderToStaticMarkup(<DrawnFoot chart={chart} />)

/**
 * Makes the `ChartMarkup` of one query: a chart as the figure that pages show, drawn by the build
 * (docs/decisions/0073-charts-in-texts.md).
 */
export const chartMarkupFor =
  ({ nodeModel }: ResolverContext): ChartMarkup =>
  async slug => {
    const chart = (await nodeModel.findOne({
      type: "Chart",
      query: { filter: { slug: { eq: slug } } },
    })) as (Chart & { title: string; subtitle: string }) | null
    if (!chart) return undefined
    return renderToStaticMarkup(
      <ChartFigure chart={{ ...chart, drawn: drawChart(chart), foot: drawFoot(chart) }} />,
    )
  }
