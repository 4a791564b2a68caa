import { graphql, type PageProps } from "gatsby"
import { ArticleCredits, Byline, MoreArticles, ToolLinks } from "../components/article/article-parts"
import { ArticleText, Updated } from "../components/sections/article-text"
import { CallToAction } from "../components/sections/call-to-action"
import { Seo } from "../components/seo/seo"
import { ContentImage } from "../components/ui/image"
import { Notice } from "../components/ui/notice"
import { SiteLink } from "../components/ui/site-link"
import { Tags } from "../components/ui/tags"
import { longDate } from "../shared/date-format"
import { languageOf } from "../shared/language"
import { contactPath } from "../shared/paths"
import { fillTokens } from "../shared/text-tokens"
import { articleWords } from "../shared/words/articles"

/** An article, served at two URLs of which one is canonical. */
const PostPage = ({ data }: PageProps<Queries.PostPageQuery>) => {
  const { post } = data
  if (!post) return null
  const language = languageOf(post)
  return (
    <>
      <Seo {...post} description={post.excerpt} subject={{ kind: "article", ...post }} />
      <article className="article">
        <header className={`article-head page-width${post.cover ? " article-head-beside" : ""}`}>
          <div>
            <p className="article-meta quiet-links cluster meta">
              <SiteLink to={post.category.path}>{post.category.name}</SiteLink>
              <time dateTime={post.date}>{longDate(post.date)}</time>
              <Updated day={post.updated} />
              <span>{fillTokens(articleWords.readingTime, { time: post.readingTime })}</span>
            </p>
            <h1 {...language}>{post.title}</h1>
            <p className="lead" {...language}>
              {post.excerpt}
            </p>
            <Byline post={post} />
            {!post.published && <Notice>{articleWords.unpublishedText}</Notice>}
          </div>
          {post.cover && (
            <figure className="article-cover">
              <ContentImage file={post.cover} priority sizes="(min-width: 48rem) 30rem, 100vw" />
            </figure>
          )}
        </header>
        <ArticleText text={post}>
          <ToolLinks tools={post.reconciliations} />
          <ArticleCredits post={post} />
          <Tags tags={post.tags} />
          <MoreArticles {...data} />
        </ArticleText>
      </article>
      <CallToAction
        heading={articleWords.help}
        links={[{ label: articleWords.booking, path: contactPath(post.slug) }]}
      />
    </>
  )
}

export default PostPage

export const query = graphql`
  query PostPage(
    $id: String!
    $newerId: String
    $olderId: String
    $related1: String
    $related2: String
    $related3: String
  ) {
    post(id: { eq: $id }) {
      slug
      title
      lang
      excerpt
      path
      permanentPath
      date
      publishedAt
      updated
      updatedAt
      noindex
      ...ArticleCredits
      reconciliations { ...ToolLink }
      readingTime
      wordCount
      published
      html
      headings { ...ContentsEntry }
      category { name path }
      tags { name path }
      cover { ...ContentImage }
    }
    newer: post(id: { eq: $newerId }) { title lang path }
    older: post(id: { eq: $olderId }) { title lang path }
    related1: post(id: { eq: $related1 }) { title lang path }
    related2: post(id: { eq: $related2 }) { title lang path }
    related3: post(id: { eq: $related3 }) { title lang path }
  }
`
