import { graphql, type PageProps } from "gatsby"
import { Listing, type ListingContext } from "../components/article/listing"

const TagPage = ({
  data,
  pageContext,
}: PageProps<Queries.TagPageQuery, ListingContext & { name: string; count: number }>) => {
  const { name, count } = pageContext
  const articles = ["No articles yet", "1 article"][count] ?? `${count} articles, newest first`
  return (
    <Listing
      title={`Tag: ${name}`}
      description={`Articles tagged ${name}, newest first, each with its reading time and a short summary.`}
      lead={`${articles}.`}
      copy={data.copy}
      posts={data.allPost.nodes}
      address="blogPath"
      position={pageContext}
    />
  )
}

export default TagPage

export const query = graphql`
  query TagPage($slug: String!, $limit: Int!, $skip: Int!) {
    copy: pageCopy(slug: { eq: "blog" }) { ...ListingCopy }
    allPost(
      filter: { tags: { elemMatch: { slug: { eq: $slug } } } }
      sort: [{ date: DESC }, { slug: ASC }]
      limit: $limit
      skip: $skip
    ) { nodes { ...PostSummary ...PostPicture } }
  }
`
