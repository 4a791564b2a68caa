import { graphql } from "gatsby"
import { Tags } from "../components/ui/tags"
import { categoryPath } from "../shared/addresses"

/** Post cards, set like the blog's table of contents, with their tags. */
export const AmpPosts = ({ posts }: { posts: readonly Queries.AmpPostFragment[] }) => (
  <ol className="article-list quiet-links">
    {posts.map(({ id, title, path, date, displayDate, readingTime, category, excerpt, tags }) => (
      <li key={id}>
        <p className="article-meta">
          <time dateTime={date}>{displayDate}</time>
          <span>{readingTime} read</span>
          <a href={categoryPath(category.slug)}>{category.name}</a>
        </p>
        <div>
          <h2>
            <a href={path}>{title}</a>
          </h2>
          <p className="mb-4">{excerpt}</p>
          <Tags tags={tags} />
        </div>
      </li>
    ))}
  </ol>
)

/** For the queries of pages: Gatsby collects the fragments that are exported. @public */
export const ampPost = graphql`
  fragment AmpPost on Post {
    ...PostSummary
    tags {
      name
      slug
    }
  }
`
