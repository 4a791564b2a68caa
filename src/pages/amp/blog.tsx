import { graphql, type PageProps } from "gatsby"
import { AmpPage } from "../../amp/amp-page"
import { ArticleList } from "../../components/article/article-list"
import { PageHeading } from "../../components/ui/page-heading"
import { paths } from "../../shared/paths"
import { linkWords } from "../../shared/words/links"

const AmpBlogPage = ({ data: { copy, ampPage } }: PageProps<Queries.AmpBlogPageQuery>) => {
  if (!copy) return null
  const posts = (ampPage?.posts ?? []).filter(post => post !== null)
  return (
    <AmpPage {...copy} fullPage={paths.blog} subject={{ kind: "listing", items: posts }}>
      <PageHeading heading={copy.heading} lead={copy.lead} />
      <div className="page-width">
        <ArticleList posts={posts} address="path" />
        <p>
          <a href={paths.blog}>{linkWords.posts}</a>
        </p>
      </div>
    </AmpPage>
  )
}

export default AmpBlogPage

export const query = graphql`
  query AmpBlogPage {
    copy: pageCopy(slug: { eq: "blog" }) { ...PageCopyParts }
    ampPage {
      posts {
        ...PostSummary
        tags { name path }
      }
    }
  }
`
