import { graphql } from "gatsby"
import { longDate } from "../../shared/date-format"
import { languageOf } from "../../shared/language"
import { fillTokens } from "../../shared/text-tokens"
import { articleWords } from "../../shared/words/articles"
import { ContentImage } from "../ui/image"
import { SiteLink } from "../ui/site-link"
import { Tags } from "../ui/tags"

/** An article; its picture and tags are shown if the query asks for them. */
type Post = Queries.PostSummaryFragment &
  Partial<Queries.PostPictureFragment> &
  Partial<Parameters<typeof Tags>[0]>

export type ArticleListProps = {
  posts: readonly Post[]
  address: "path" | "blogPath" | "categoryPath"
  headingLevel?: 2 | 3
  largeFirst?: boolean
}

const sizes = "(min-width: 48rem) 13rem, 6.5rem"
const largeSizes = "(min-width: 48rem) 32rem, 100vw"

export const ArticleList = ({ posts, address, headingLevel = 2, largeFirst = false }: ArticleListProps) => {
  const Heading = `h${headingLevel}` as const
  if (posts.length === 0) return <p className="soft">{articleWords.none}</p>
  return (
    <ol className="article-list quiet-links ink-rule">
      {posts.map((post, index) => {
        const isLarge = largeFirst && index === 0
        // Only a list with headings of level 2 is visible without scrolling.
        const priority = isLarge && headingLevel === 2
        return (
          <li key={post.id} className={isLarge ? "article-large" : undefined}>
            {post.cover && (
              <ContentImage file={post.cover} sizes={isLarge ? largeSizes : sizes} priority={priority} />
            )}
            <p className="article-meta cluster meta">
              <time dateTime={post.date}>{longDate(post.date)}</time>
              <span>{fillTokens(articleWords.readingTime, { time: post.readingTime })}</span>
              {address !== "categoryPath" && (
                <SiteLink to={post.category.path}>{post.category.name}</SiteLink>
              )}
              {!post.published && <strong>{articleWords.unpublished}</strong>}
            </p>
            <Heading {...languageOf(post)}>
              <SiteLink to={post[address]} canonical={post.path}>
                {post.title}
              </SiteLink>
            </Heading>
            <p className="article-excerpt soft" {...languageOf(post)}>
              {post.excerpt}
            </p>
            {post.tags && <Tags tags={post.tags} />}
          </li>
        )
      })}
    </ol>
  )
}

/** @public */
export const postFragments = graphql`
  fragment PostSummary on Post {
    id
    title
    lang
    excerpt
    date
    readingTime
    published
    path
    blogPath
    categoryPath
    category { name path }
  }
  fragment PostPicture on Post {
    cover { ...ContentImage }
  }
`
