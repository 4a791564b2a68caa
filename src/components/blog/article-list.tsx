import { graphql } from "gatsby"
import { categoryPath } from "../../shared/addresses"
import { Cover } from "../ui/cover"
import { SiteLink } from "../ui/site-link"
import { Tags } from "../ui/tags"

/**
 * Which of an article's addresses a listing links to, which differs by listing.
 */
export type PostAddress = "path" | "blogPath" | "categoryPath"

type ArticleListProps = {
  /** With their pictures and tags, where these are to be shown. */
  posts: readonly (Queries.PostSummaryFragment &
    Partial<Queries.PostPictureFragment> &
    Partial<Parameters<typeof Tags>[0]>)[]
  address: PostAddress
  headingLevel?: 2 | 3
  /** Whether the first article is set larger than the others. */
  largeFirst?: boolean
}

const sizes = "(min-width: 48rem) 13rem, 6.5rem"
const largeSizes = "(min-width: 48rem) 32rem, 100vw"

/** Articles set like a table of contents: drawing; date, reading time and category in small type; title, excerpt. */
export const ArticleList = ({ posts, address, headingLevel = 2, largeFirst = false }: ArticleListProps) => {
  const Heading = `h${headingLevel}` as const
  if (posts.length === 0) return <p className="soft">No articles here yet.</p>
  return (
    <ol className="article-list quiet-links heavy">
      {posts.map((post, index) => {
        const isLarge = largeFirst && index === 0
        // A list under a page's own heading begins on its first screen; one under a part's does not.
        const isFirstSeen = isLarge && headingLevel === 2
        return (
          <li key={post.id} className={isLarge ? "article-large" : undefined}>
            {post.cover && (
              <Cover file={post.cover} sizes={isLarge ? largeSizes : sizes} priority={isFirstSeen} />
            )}
            <p className="article-meta cluster meta">
              <time dateTime={post.date}>{post.displayDate}</time>
              <span>{`${post.readingTime} read`}</span>
              {address !== "categoryPath" && (
                <SiteLink to={categoryPath(post.category.slug)}>{post.category.name}</SiteLink>
              )}
              {!post.published && <strong>Not published</strong>}
            </p>
            <Heading>
              <SiteLink to={post[address]} plain={address === "blogPath" && post.retired}>
                {post.title}
              </SiteLink>
            </Heading>
            <p className="article-excerpt soft">{post.excerpt}</p>
            {post.tags && <Tags tags={post.tags} />}
          </li>
        )
      })}
    </ol>
  )
}

/** For the queries of pages: Gatsby collects the fragments that are exported. @public */
export const postSummary = graphql`
  fragment PostSummary on Post {
    id
    title
    excerpt
    date
    displayDate: date(formatString: "D MMMM YYYY")
    readingTime
    published
    retired
    path
    blogPath
    categoryPath
    category {
      name
      slug
    }
  }
`

/** The picture of an article in a list, to stand beside its `PostSummary`. @public */
export const postPicture = graphql`
  fragment PostPicture on Post {
    cover {
      ...Cover
    }
  }
`
