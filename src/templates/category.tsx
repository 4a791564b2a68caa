import { graphql, type PageProps } from "gatsby"
import { TopicListing } from "../components/blog/topic-listing"
import type { ListingPlace } from "../shared/listing-paths"

/** The listing of a category. */
const CategoryPage = ({ data, pageContext }: PageProps<Queries.CategoryPageQuery, ListingPlace>) => {
  const { category, allPost } = data
  if (!category) return null
  return (
    <TopicListing
      title={`Category: ${category.name}`}
      description={category.description}
      lead={category.description}
      posts={allPost.nodes}
      address="categoryPath"
      place={pageContext}
    />
  )
}

export default CategoryPage

export const query = graphql`
  query CategoryPage($id: String!, $slugs: [String!]!) {
    category(id: { eq: $id }) {
      name
      description
    }
    allPost(filter: { slug: { in: $slugs } }, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...PostSummary
        ...PostPicture
      }
    }
  }
`
