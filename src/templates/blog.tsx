import { graphql, type PageProps } from "gatsby"
import { ArticleList, Pagination } from "../components/article/article-list"
import { type TopicCounts, Topics } from "../components/article/topics"
import { BlogCallToAction } from "../components/sections/call-to-action"
import { Seo } from "../components/seo/seo"
import { PageHeading } from "../components/ui/page-heading"
import { type ListingPosition, listingPath } from "../shared/listings"

/** The blog index: all articles, newest first. */
const BlogPage = ({ data, pageContext }: PageProps<Queries.BlogPageQuery, ListingPosition & TopicCounts>) => {
  const { copy, allPost } = data
  const { page, listing, categories, tags } = pageContext
  if (!copy) return null
  return (
    <>
      <Seo
        title={page > 1 ? `${copy.heading}, page ${page}` : copy.title}
        description={page > 1 ? `Page ${page} of all articles. ${copy.lead}` : copy.description}
        path={listingPath(listing, page)}
        subject={{ kind: "listing", items: allPost.nodes, page, newestFirst: true }}
      />
      <PageHeading heading={copy.heading} lead={copy.lead} />
      <div className="listing split page-width">
        <div>
          <ArticleList posts={allPost.nodes} address="path" largeFirst={page === 1} />
          <Pagination {...pageContext} />
        </div>
        <Topics categories={categories} tags={tags} />
      </div>
      <BlogCallToAction />
    </>
  )
}

export default BlogPage

export const query = graphql`
  query BlogPage($limit: Int!, $skip: Int!) {
    copy: pageCopy(slug: { eq: "blog" }) { title description heading lead }
    allPost(sort: [{ date: DESC }, { slug: ASC }], limit: $limit, skip: $skip) {
      nodes { ...PostSummary ...PostPicture }
    }
  }
`
