import type { SearchDocument } from "../../search/exact/rule/document"
import { blogPostPath } from "../../shared/addresses"
import { longDate } from "../../shared/day"
import { SiteLink } from "../ui/site-link"
import { MarkedText } from "./marked-text"

type FoundPostsProps = { posts: readonly SearchDocument[]; query: string; retired: ReadonlySet<string> }

/**
 * Posts that match, as a listing; each leads to its address under /blog, see docs/behaviour.md, "Search: results
 * page".
 */
export const FoundPosts = ({ posts, query, retired }: FoundPostsProps) => (
  <ol className="article-list quiet-links found-posts heavy">
    {posts.map(({ slug, title, text, date, picture }) => (
      <li key={slug}>
        {picture && (
          <img className="cover" src={picture} width={16} height={9} alt="" loading="lazy" decoding="async" />
        )}
        <p className="article-meta cluster meta">{date && <time dateTime={date}>{longDate(date)}</time>}</p>
        <h3>
          <SiteLink to={blogPostPath(slug)} plain={retired.has(slug)}>
            <MarkedText text={title} query={query} />
          </SiteLink>
        </h3>
        <p className="article-excerpt soft">
          <MarkedText text={text} query={query} />
        </p>
      </li>
    ))}
  </ol>
)
