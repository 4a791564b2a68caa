import { graphql, type PageProps } from "gatsby"
import type { ListingPlace } from "../components/blog/pagination"
import { TopicListing } from "../components/blog/topic-listing"

/** The listing of a tag. */
const TagPage = ({ data, pageContext }: PageProps<Queries.TagPageQuery, ListingPlace & { name: string }>) => {
  const { totalCount, nodes } = data.allPost
  const { name } = pageContext
  const articles = totalCount === 1 ? "1 article" : `${totalCount} articles`
  return (
    <TopicListing
      title={`Tag: ${name}`}
      description={`${articles} tagged ${name}, newest first, each with its reading time and a short summary.`}
      lead={`${articles}, newest first.`}
      posts={nodes}
      address="blogPath"
      place={pageContext}
    />
  )
}

export default TagPage

export const query = graphql`
  query TagPage($name: String!, $skip: Int!, $limit: Int!) {
    allPost(
      filter: { tags: { elemMatch: { name: { eq: $name } } } }
      sort: [{ date: DESC }, { slug: ASC }]
      skip: $skip
      limit: $limit
    ) {
      totalCount
      nodes {
        ...PostSummary
      }
    }
  }
`
