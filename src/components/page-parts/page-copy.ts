import { graphql } from "gatsby"

/** The copy of a fixed page, from content/pages.json. */
export const pageCopyParts = graphql`
  fragment PageCopyParts on PageCopy {
    title
    description
    heading
    lead
    points { title text }
  }
`

/** The copy of the About page and its AMP version. */
export const aboutCopy = graphql`
  fragment AboutCopy on AboutPage {
    seo { title description }
    heading
    lead
    sections {
      anchor
      heading
      body
      points { title text }
    }
    closing { heading text }
  }
`
