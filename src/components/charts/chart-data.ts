import { graphql } from "gatsby"

/** All that a chart is drawn from. */
export const chartParts = graphql`
  fragment ChartParts on Chart {
    slug
    kind
    title
    subtitle
    alt
    source
    period
    note
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
    markers {
      label
      at
    }
    forecast {
      at
      low
      high
    }
    threshold {
      value
      label
    }
    gap {
      from
      label
    }
  }
`

/** One chart, as its page's query answers. */
export type ChartData = Queries.ChartPartsFragment

/** What every drawing of a chart is given. */
export type ChartProps = { readonly chart: ChartData }

/** One line or one set of bars. */
export type ChartSeries = ChartData["series"][number]
