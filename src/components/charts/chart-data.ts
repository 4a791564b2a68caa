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

/** All that a chart is drawn from, for a page whose visitors draw on. @public */
export const chartValues = graphql`
  fragment ChartValues on Chart {
    slug
    kind
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

/** All that a chart is drawn from. */
export type ChartData = Queries.ChartValuesFragment

/** What every drawing of a chart is given. */
export type ChartProps = { readonly chart: ChartData }

/** What the foot of a chart is given. */
export type ChartFootProps = {
  readonly chart: ChartData & Pick<Queries.Chart, "sample" | "source" | "period" | "note">
}

/** One line or one set of bars. */
export type ChartSeries = ChartData["series"][number]
