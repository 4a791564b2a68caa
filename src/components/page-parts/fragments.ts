import { graphql } from "gatsby"

export const pageCopyParts = graphql`
  fragment PageCopyParts on PageCopy {
    title
    description
    heading
    lead
    points { title text }
  }
`

// Not beside the chart: gatsby-node loads that, and may not contain queries.
export const chartParts = graphql`
  fragment ChartParts on Chart { slug sample title subtitle drawingHtml footerHtml }
`
