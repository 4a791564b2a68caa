import { graphql } from "gatsby"

// Apart from the chart, which the build draws as well: gatsby-node may not import a query.

/** A chart as a page shows it. */
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

/** The numbers of a line that visitors can draw themselves. */
export const chartLines = graphql`
  fragment ChartLines on Chart {
    alt
    unit
    series {
      name
      emphasis
      dashed
      points { label value }
    }
    gap { from label }
  }
`
