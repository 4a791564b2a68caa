import { graphql, type PageProps } from "gatsby"
import { listingPath, postsPerPage, slugify } from "../addresses"
import { ArticleList } from "../components/blog/article-list"
import { Pagination } from "../components/blog/pagination"
import { Topics } from "../components/blog/topics"
import { listingGraph } from "../components/seo/graph/item-list"
import { Seo } from "../components/seo/seo"
import { PageHeading } from "../components/ui/page-heading"

type Context = { page: number; pageCount: number; listing: string }

/** The blog index: every article in the order of its date, fifty to a page. */
const BlogPage = ({ data, pageContext }: PageProps<Queries.BlogPageQuery, Context>) => {
  const { copy, allPost, allCategory, topics } = data
  const { page, listing } = pageContext
  const counts = new Map(topics.categories.map(({ fieldValue, totalCount }) => [fieldValue, totalCount]))
  const categories = allCategory.nodes.map(({ name, slug }) => ({ name, slug, count: counts.get(slug) ?? 0 }))
  const tags = topics.tags.map(({ fieldValue, totalCount }) => ({
    name: fieldValue ?? "",
    slug: slugify(fieldValue ?? ""),
    count: totalCount,
  }))
  const title = copy?.title ?? "Blog"
  const head = {
    title: page > 1 ? `Blog, page ${page}` : title,
    description: page > 1 ? `Page ${page} of all articles. ${copy?.lead ?? ""}` : (copy?.description ?? ""),
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
      <PageHeading heading={copy?.heading ?? title} lead={copy?.lead} />
      <div className="listing page-width">
        <div>
          <ArticleList posts={allPost.nodes} address="path" />
          <Pagination {...pageContext} />
        </div>
        <Topics categories={categories} tags={tags} />
      </div>
    </>
  )
}

export default BlogPage

export const query = graphql`
  query BlogPage($skip: Int!, $limit: Int!) {
    copy: pageCopy(slug: { eq: "blog" }) {
      title
      description
      heading
      lead
    }
    allPost(sort: [{ date: DESC }, { slug: ASC }], skip: $skip, limit: $limit) {
      nodes {
        ...PostSummary
      }
    }
    allCategory {
      nodes {
        name
        slug
      }
    }
    topics: allPost {
      categories: group(field: { category: { slug: SELECT } }) {
        fieldValue
        totalCount
      }
      tags: group(field: { tags: { name: SELECT } }) {
        fieldValue
        totalCount
      }
    }
  }
`
