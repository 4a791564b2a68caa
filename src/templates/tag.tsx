import { graphql, type PageProps } from "gatsby"
import { listingPath, postsPerPage } from "../addresses"
import { ArticleList } from "../components/blog/article-list"
import { Pagination } from "../components/blog/pagination"
import { listingGraph } from "../components/seo/graph/item-list"
import { Seo } from "../components/seo/seo"
import { PageHeading } from "../components/ui/page-heading"

type Context = { name: string; page: number; pageCount: number; listing: string }

const articles = (count: number) => (count === 1 ? "1 article" : `${count} articles`)

/** The listing of a tag. */
const TagPage = ({ data, pageContext }: PageProps<Queries.TagPageQuery, Context>) => {
  const { allPost } = data
  const { name, page, listing } = pageContext
  const title = `Tag: ${name}`
  const summary = `${articles(allPost.totalCount)} tagged ${name}, newest first, each with its reading time and a short summary.`
  const head = {
    title: page > 1 ? `${title}, page ${page}` : title,
    description: page > 1 ? `Page ${page}. ${summary}` : summary,
    path: listingPath(listing, page),
  }
  return (
    <>
      <Seo
        {...head}
        graph={
          process.env.BUILD_STAGE !== "build-javascript" &&
          listingGraph({
            ...head,
            items: allPost.nodes,
            skipped: (page - 1) * postsPerPage,
            order: "ItemListOrderDescending",
          })
        }
      />
      <PageHeading heading={title} lead={`${articles(allPost.totalCount)}, newest first.`} />
      <div className="listing listing-plain page-width">
        <ArticleList posts={allPost.nodes} address="blogPath" />
        <Pagination {...pageContext} />
      </div>
    </>
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
