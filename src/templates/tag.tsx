import { graphql, type PageProps } from "gatsby"
import { Listing, type ListingContext } from "../components/article/listing"
import { fillTokens } from "../shared/text-tokens"
import { listWords } from "../shared/words/lists"
import { counted } from "../shared/words/words-of"

const TagPage = ({
  data,
  pageContext,
}: PageProps<Queries.TagPageQuery, ListingContext & { name: string; count: number }>) => {
  const { name, count } = pageContext
  const { tag, tagText, noArticles, oneArticle, articles } = listWords
  return (
    <Listing
      title={fillTokens(tag, { name })}
      description={fillTokens(tagText, { name })}
      lead={count === 0 ? noArticles : counted(count, oneArticle, articles)}
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
