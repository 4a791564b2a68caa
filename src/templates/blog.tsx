import { graphql, type PageProps } from "gatsby"
import { Listing, type ListingContext } from "../components/article/listing"
import { listWords } from "../shared/words/lists"

/** The blog index: all articles, newest first. */
const BlogPage = ({ data, pageContext }: PageProps<Queries.BlogPageQuery, ListingContext>) => {
  const { copy, allPost } = data
  if (!copy) return null
  const { title, description, heading, lead } = copy
  const isFirst = pageContext.page === 1
  return (
    <Listing
      title={isFirst ? title : heading}
      description={isFirst ? description : lead}
      heading={heading}
      lead={lead}
      copy={copy}
      posts={allPost.nodes}
      address="path"
      largeFirst={isFirst}
      position={pageContext}
      further={listWords.allArticles}
    />
  )
}

export default BlogPage

export const query = graphql`
  query BlogPage($limit: Int!, $skip: Int!) {
    copy: pageCopy(slug: { eq: "blog" }) { title description heading lead ...ListingCopy }
    allPost(sort: [{ date: DESC }, { slug: ASC }], limit: $limit, skip: $skip) {
      nodes { ...PostSummary ...PostPicture }
    }
  }
`
