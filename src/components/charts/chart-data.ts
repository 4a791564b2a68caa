import { graphql } from "gatsby"

/** A chart as pages show it. For their queries: Gatsby collects the fragments that are exported. @public */
export const chartParts = graphql`
  fragment ChartParts on Chart {
    slug
    sample
    title
    subtitle
    drawn
    foot
  }
`

/** The numbers of a line that visitors continue. @public */
export const chartLines = graphql`
  fragment ChartLines on Chart {
    alt
    unit
    series {
      name
      emphasis
      dashed
      points {
        label
        value
      }
    }
    gap {
      from
      label
    }
  }
`

/** What a chart is drawn from. */
export type ChartData = Pick<Queries.Chart, "alt" | "unit" | "series"> &
  Partial<Pick<Queries.Chart, "gap" | "markers" | "forecast" | "threshold">>

export type ChartProps = { readonly chart: ChartData }

export type ChartSeries = ChartData["series"][number]
