import { Fragment, useEffect, useRef } from "react"
import { highlight, type Segment } from "../../search/match"
import type { TitleAnswer } from "../../search/title-search"
import { longDate } from "../../shared/day"
import { Button } from "../ui/button"
import { SiteLink } from "../ui/site-link"

/** A text whose found stretches are marked. */
export const Marked = ({ segments }: { segments: readonly Segment[] }) => {
  let at = 0
  return (
    <>
      {segments.map(({ text, marked }) => {
        const key = at
        at += text.length
        return marked ? <mark key={key}>{text}</mark> : <Fragment key={key}>{text}</Fragment>
      })}
    </>
  )
}

/** Returns a ref to a list, and what to call before it grows: then the first new link takes the focus. */
export const useFocusOnGrowth = <Answer,>(answer: Answer, links: string) => {
  const list = useRef<HTMLDivElement>(null)
  const shownBefore = useRef<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the answer has come
  useEffect(() => {
    const before = shownBefore.current
    shownBefore.current = undefined
    if (before !== undefined) list.current?.querySelectorAll<HTMLElement>(links)[before]?.focus()
  }, [answer])
  const beforeGrowth = () => {
    shownBefore.current = list.current?.querySelectorAll(links).length
  }
  return { list, beforeGrowth }
}

type SearchResultsProps = { answer: TitleAnswer; limit: number; busy: boolean; onMore: () => void }

/** The articles and resources that match, in two columns. Articles have their addresses below /blog. */
export const SearchResults = ({
  answer: { query, posts, resources },
  limit,
  busy,
  onMore,
}: SearchResultsProps) => {
  const { list, beforeGrowth } = useFocusOnGrowth(limit, ".found-posts a")
  const showMore = () => {
    beforeGrowth()
    onMore()
  }
  return (
    <div ref={list} className="search-results split" aria-busy={busy}>
      <section>
        <h2>
          Blog Posts <span>{posts.length}</span>
        </h2>
        {posts.length > 0 ? (
          <ol className="article-list quiet-links found-posts heavy">
            {posts.slice(0, limit).map(({ title, text, path, blogPath = path, retired, date, picture }) => (
              <li key={path}>
                {picture && (
                  <img
                    className="cover"
                    src={picture}
                    width={16}
                    height={9}
                    alt=""
                    loading="lazy"
                    decoding="async"
                  />
                )}
                <p className="article-meta cluster meta">
                  {date && <time dateTime={date}>{longDate(date)}</time>}
                </p>
                <h3>
                  <SiteLink to={blogPath} plain={retired}>
                    <Marked segments={highlight(title, query)} />
                  </SiteLink>
                </h3>
                <p className="article-excerpt soft">
                  <Marked segments={highlight(text, query)} />
                </p>
              </li>
            ))}
          </ol>
        ) : (
          <p className="search-none soft heavy">No article title or summary contains “{query}”.</p>
        )}
      </section>
      <section>
        <h2>
          Resources <span>{resources.length}</span>
        </h2>
        {resources.length > 0 ? (
          <ul className="found-resources rows heavy">
            {resources.slice(0, limit).map(({ title, path }) => (
              <li key={path}>
                <Marked segments={highlight(title, query)} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="search-none soft heavy">No resource title or description contains “{query}”.</p>
        )}
      </section>
      {Math.max(posts.length, resources.length) > limit && (
        <Button variant="outline" onClick={showMore}>
          Show more
        </Button>
      )}
    </div>
  )
}
