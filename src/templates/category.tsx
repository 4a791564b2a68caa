import { graphql, type PageProps } from "gatsby"
import { TopicListing } from "../components/blog/topic-listing"
import type { ListingPosition } from "../shared/paths"

const CategoryPage = ({ data, pageContext }: PageProps<Queries.CategoryPageQuery, ListingPosition>) => {
  const { category, allPost } = data
  if (!category) return null
  return (
    <TopicListing
      title={`Category: ${category.name}`}
      description={category.description}
      lead={category.description}
      posts={allPost.nodes}
      address="categoryPath"
      position={pageContext}
    />
  )
}

export default CategoryPage

export const query = graphql`
  query CategoryPage($slug: String!, $limit: Int!, $skip: Int!) {
    category(slug: { eq: $slug }) { name description }
    allPost(
      filter: { category: { slug: { eq: $slug } } }
      sort: [{ date: DESC }, { slug: ASC }]
      limit: $limit
      skip: $skip
    ) { nodes { ...PostSummary ...PostPicture } }
  }
`
