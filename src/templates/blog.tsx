import { graphql, type PageProps } from "gatsby"
import { ArticleList, Pagination } from "../components/blog/article-list"
import { Topics } from "../components/blog/topics"
import { BlogCallToAction } from "../components/page-parts/call-to-action"
import { PageHeading } from "../components/page-parts/section"
import { Seo } from "../components/seo/seo"
import type { ListingPlace } from "../shared/listing-paths"
import { listingPath } from "../shared/listing-paths"

/** The blog index: all articles, newest first, fifty per page. */
const BlogPage = ({ data, pageContext }: PageProps<Queries.BlogPageQuery, ListingPlace>) => {
  const { copy, allPost, allCategory, perCategory, perTag } = data
  const { page, listing } = pageContext
  if (!copy) return null
  const counts = new Map(perCategory.group.map(({ fieldValue, totalCount }) => [fieldValue, totalCount]))
  return (
    <>
      <Seo
        title={page > 1 ? `Blog, page ${page}` : copy.title}
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
        <Topics
          categories={allCategory.nodes.map(topic => ({ ...topic, count: counts.get(topic.slug) ?? 0 }))}
          tags={perTag.group.flatMap(({ fieldValue, totalCount, nodes }) => {
            const tag = nodes[0]?.tags.find(({ slug }) => slug === fieldValue)
            return tag ? { ...tag, count: totalCount } : []
          })}
        />
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
    allCategory(sort: { order: ASC }) { nodes { name slug } }
    perCategory: allPost { group(field: { category: { slug: SELECT } }) { fieldValue totalCount } }
    perTag: allPost(sort: [{ date: DESC }, { slug: ASC }]) {
      group(field: { tags: { slug: SELECT } }, limit: 1) {
        fieldValue
        totalCount
        nodes { tags { name slug } }
      }
    }
  }
`
