import { useEffect, useRef } from "react"
import type { SearchAnswer } from "../../search/exact/query/searcher"
import type { SearchDocument } from "../../search/exact/rule/document"
import { Button } from "../ui/button"
import { FoundPosts } from "./found-posts"
import { MarkedText } from "./marked-text"

type FoundResourcesProps = { resources: readonly SearchDocument[]; query: string }

/** Free resources that match: their titles only, not linked (docs/behaviour.md, "Search: results page"). */
const FoundResources = ({ resources, query }: FoundResourcesProps) => (
  <ul className="found-resources rows heavy">
    {resources.map(({ slug, title }) => (
      <li key={slug}>
        <MarkedText text={title} query={query} />
      </li>
    ))}
  </ul>
)

type SearchResultsProps = {
  answer: SearchAnswer
  /** Slugs of posts whose address below /blog is gone: a document of its own, outside the application. */
  retired: ReadonlySet<string>
  busy: boolean
  onMore: () => void
}

/** What matches, in two columns; on "Show more" the keyboard goes on from the first of the new posts. */
export const SearchResults = ({ answer, retired, busy, onMore }: SearchResultsProps) => {
  const { query, posts, resources, totalPosts, totalResources, more } = answer
  const results = useRef<HTMLDivElement>(null)
  const shownBefore = useRef<number>()

  useEffect(() => {
    const before = shownBefore.current ?? answer.posts.length
    shownBefore.current = undefined
    results.current?.querySelectorAll<HTMLElement>(".found-posts a")[before]?.focus()
  }, [answer])

  const showMore = () => {
    shownBefore.current = posts.length
    onMore()
  }
  return (
    <div ref={results} className="search-results split" aria-busy={busy}>
      <section>
        <h2>
          Blog Posts <span>{totalPosts}</span>
        </h2>
        {totalPosts > 0 ? (
          <FoundPosts posts={posts} query={query} retired={retired} />
        ) : (
          <p className="search-none soft heavy">No article’s title or excerpt contains “{query}”.</p>
        )}
      </section>
      <section>
        <h2>
          Resources <span>{totalResources}</span>
        </h2>
        {totalResources > 0 ? (
          <FoundResources resources={resources} query={query} />
        ) : (
          <p className="search-none soft heavy">No resource’s title or description contains “{query}”.</p>
        )}
      </section>
      {more && (
        <Button variant="outline" onClick={showMore}>
          Show more
        </Button>
      )}
    </div>
  )
}
