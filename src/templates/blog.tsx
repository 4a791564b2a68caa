import { graphql, type PageProps } from "gatsby"
import { ArticleList } from "../components/blog/article-list"
import { type ListingPlace, Pagination } from "../components/blog/pagination"
import { type TopicCounts, Topics } from "../components/blog/topics"
import { PageHeading } from "../components/page-parts/page-heading"
import { Seo } from "../components/seo/seo"
import { listingPath } from "../shared/listing-paths"

/** The blog index: every article in the order of its date, fifty to a page. */
const BlogPage = ({
  data,
  pageContext,
}: PageProps<Queries.BlogPageQuery, ListingPlace & { topics: TopicCounts }>) => {
  const { copy, allPost } = data
  const { page, listing, topics } = pageContext
  const title = copy?.title ?? "Blog"
  return (
    <>
      <Seo
        title={page > 1 ? `Blog, page ${page}` : title}
        description={
          page > 1 ? `Page ${page} of all articles. ${copy?.lead ?? ""}` : (copy?.description ?? "")
        }
        path={listingPath(listing, page)}
        subject={{ kind: "listing", items: allPost.nodes, page, newestFirst: true }}
      />
      <PageHeading heading={copy?.heading ?? title} lead={copy?.lead} />
      <div className="listing page-width">
        <div>
          <ArticleList posts={allPost.nodes} address="path" />
          <Pagination {...pageContext} />
        </div>
        <Topics {...topics} />
      </div>
    </>
  )
}

export default BlogPage

export const query = graphql`
  query BlogPage($slugs: [String!]!) {
    copy: pageCopy(slug: { eq: "blog" }) {
      title
      description
      heading
      lead
    }
    allPost(filter: { slug: { in: $slugs } }, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...PostSummary
      }
    }
  }
`
