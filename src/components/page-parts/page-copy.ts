import { graphql } from "gatsby"

/** The copy of a fixed page, from content/pages.json. */
export const pageCopyParts = graphql`
  fragment PageCopyParts on PageCopy {
    title
    description
    heading
    lead
    points {
      title
      text
    }
  }
`
