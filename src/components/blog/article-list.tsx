import { graphql } from "gatsby"
import { categoryPath } from "../../shared/addresses"
import { SiteLink } from "../ui/site-link"
import { Tags } from "../ui/tags"

/**
 * Which of an article's addresses a listing links to (each kind has its own: docs/behaviour.md, "Blog: index", "Blog:
 * categories" and "Blog: tags").
 */
export type PostAddress = "path" | "blogPath" | "categoryPath"

type ArticleListProps = {
  /** With their tags, where these are to be shown. */
  posts: readonly (Queries.PostSummaryFragment & Partial<Parameters<typeof Tags>[0]>)[]
  address: PostAddress
  headingLevel?: 2 | 3
}

/** Articles set like a table of contents: date, reading time and category in small type, title, excerpt. */
export const ArticleList = ({ posts, address, headingLevel = 2 }: ArticleListProps) => {
  const Heading = `h${headingLevel}` as const
  if (posts.length === 0) return <p className="text-ink-soft">No articles here yet.</p>
  return (
    <ol className="article-list quiet-links">
      {posts.map(post => (
        <li key={post.id}>
          <p className="article-meta">
            <time dateTime={post.date}>{post.displayDate}</time>
            <span>{`${post.readingTime} read`}</span>
            <SiteLink to={categoryPath(post.category.slug)}>{post.category.name}</SiteLink>
            {!post.published && <strong>Not published</strong>}
          </p>
          <div>
            <Heading>
              <SiteLink to={post[address]} plain={address === "blogPath" && post.retired}>
                {post.title}
              </SiteLink>
            </Heading>
            <p>{post.excerpt}</p>
            {post.tags && <Tags tags={post.tags} />}
          </div>
        </li>
      ))}
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
