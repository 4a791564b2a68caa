import { graphql, type PageProps } from "gatsby"
import { slugify } from "../addresses"
import { ArticleList } from "../components/blog/article-list"
import { ListingSeo } from "../components/blog/listing-seo"
import { type ListingPlace, Pagination } from "../components/blog/pagination"
import { Topics } from "../components/blog/topics"
import { PageHeading } from "../components/ui/page-heading"

/** The blog index: every article in the order of its date, fifty to a page. */
const BlogPage = ({ data, pageContext }: PageProps<Queries.BlogPageQuery, ListingPlace>) => {
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
  return (
    <>
      <ListingSeo
        title={page > 1 ? `Blog, page ${page}` : title}
        description={
          page > 1 ? `Page ${page} of all articles. ${copy?.lead ?? ""}` : (copy?.description ?? "")
        }
        listing={listing}
        page={page}
        posts={allPost.nodes}
      />
      <PageHeading heading={copy?.heading ?? title} lead={copy?.lead} />
      <div className="listing page-width">
        <Topics categories={categories} tags={tags} />
        <div>
          <ArticleList posts={allPost.nodes} address="path" />
          <Pagination {...pageContext} />
        </div>
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
