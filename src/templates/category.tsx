import { graphql, type PageProps } from "gatsby"
import { listingPath, postsPerPage } from "../addresses"
import { ArticleList } from "../components/blog/article-list"
import { Pagination } from "../components/blog/pagination"
import { listingGraph } from "../components/seo/graph/item-list"
import { Seo } from "../components/seo/seo"
import { PageHeading } from "../components/ui/page-heading"

type Context = { page: number; pageCount: number; listing: string }

/** The listing of a category. */
const CategoryPage = ({ data, pageContext }: PageProps<Queries.CategoryPageQuery, Context>) => {
  const { category, allPost } = data
  if (!category) return null
  const { page, listing } = pageContext
  const title = `Category: ${category.name}`
  const head = {
    title: page > 1 ? `${title}, page ${page}` : title,
    description: page > 1 ? `Page ${page}. ${category.description}` : category.description,
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
      <PageHeading heading={title} lead={category.description} />
      <div className="listing listing-plain page-width">
        <ArticleList posts={allPost.nodes} address="categoryPath" />
        <Pagination {...pageContext} />
      </div>
    </>
  )
}

export default CategoryPage

export const query = graphql`
  query CategoryPage($id: String!, $slug: String!, $skip: Int!, $limit: Int!) {
    category(id: { eq: $id }) {
      name
      description
    }
    allPost(
      filter: { category: { slug: { eq: $slug } } }
      sort: [{ date: DESC }, { slug: ASC }]
      skip: $skip
      limit: $limit
    ) {
      nodes {
        ...PostSummary
      }
    }
  }
`
