import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useRef } from "react"
import { highlight, type Segment } from "../../search/highlight"
import type { TextAnswer } from "../../search/text-search"
import type { TitleAnswer } from "../../search/title-search"
import { longDate } from "../../shared/date-format"
import { languageOf } from "../../shared/language"
import { paths } from "../../shared/paths"
import { fillTokens } from "../../shared/text-tokens"
import { Button } from "../ui/button"
import { Drawing } from "../ui/image"
import { SiteLink } from "../ui/site-link"

const Marked = ({ segments }: { segments: readonly Segment[] }) => (
  <>
    {segments.map(({ text, marked }, index) => {
      const key = `${index} ${text}`
      return marked ? <mark key={key}>{text}</mark> : <Fragment key={key}>{text}</Fragment>
    })}
  </>
)

const articleLinks = ".found-posts a"
const textLinks = ".text-hits a"

/** Returns a list's ref and a click handler that shows more and then focuses the first new link. */
const useShowMore = (links: string, answer: unknown, onMore: () => void) => {
  const list = useRef<HTMLDivElement>(null)
  const shownBefore = useRef<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the answer has changed
  useEffect(() => {
    const before = shownBefore.current
    shownBefore.current = undefined
    if (before !== undefined) list.current?.querySelectorAll<HTMLElement>(links)[before]?.focus()
  }, [answer])
  const showMore = () => {
    shownBefore.current = list.current?.querySelectorAll(links).length
    onMore()
  }
  return { list, showMore }
}

type ColumnProps = { heading: string; count: number; none: string; children: ReactNode }

const Column = ({ heading, count, none, children }: ColumnProps) => (
  <section>
    <h2>
      {heading} <span>{count}</span>
    </h2>
    {count > 0 ? children : <p className="search-none soft ink-rule">{none}</p>}
  </section>
)

type ResultsProps<Answer> = {
  names: Queries.SearchNamesFragment
  answer: Answer
  isBusy: boolean
  onMore: () => void
}

export const SearchResults = ({
  names,
  answer,
  limit,
  isBusy,
  onMore,
}: ResultsProps<TitleAnswer> & { limit: number }) => {
  const { query, posts, resources } = answer
  const { list, showMore } = useShowMore(articleLinks, limit, onMore)
  return (
    <div ref={list} className="search-results split" aria-busy={isBusy}>
      <Column heading={names.postColumn} count={posts.length} none={fillTokens(names.noPost, { query })}>
        <ol className="article-list quiet-links found-posts ink-rule">
          {posts.slice(0, limit).map(({ title, text, path, canonical, lang, date, picture }) => (
            <li key={path}>
              {picture && <Drawing className="cover" drawing={{ src: picture, width: 16, height: 9 }} />}
              <p className="article-meta cluster meta">
                {date && <time dateTime={date}>{longDate(date)}</time>}
              </p>
              <h3 {...languageOf({ lang })}>
                <SiteLink to={path} canonical={canonical}>
                  <Marked segments={highlight(title, query)} />
                </SiteLink>
              </h3>
              <p className="article-excerpt soft" {...languageOf({ lang })}>
                <Marked segments={highlight(text, query)} />
              </p>
            </li>
          ))}
        </ol>
      </Column>
      <Column
        heading={names.resourceColumn}
        count={resources.length}
        none={fillTokens(names.noResource, { query })}
      >
        {/* The specification has titles without links; the one below them leads to all. */}
        <ul className="found-resources rows ink-rule">
          {resources.slice(0, limit).map(({ title, path, lang }) => (
            <li key={path} {...languageOf({ lang })}>
              <Marked segments={highlight(title, query)} />
            </li>
          ))}
        </ul>
        <p className="all-resources note">
          <SiteLink to={paths.resources}>{names.allResources}</SiteLink>
        </p>
      </Column>
      {Math.max(posts.length, resources.length) > limit && (
        <Button variant="outline" onClick={showMore}>
          {names.more}
        </Button>
      )}
    </div>
  )
}

const quoted = (words: readonly string[]): string => words.map(word => `“${word}”`).join(", ")

const describeMatches = (
  { total, isPartial, missing, corrections }: TextAnswer,
  names: Queries.SearchNamesFragment,
): string =>
  [
    corrections.length > 0 &&
      fillTokens(names.corrected, {
        words: quoted(corrections.map(({ word }) => word)),
        others: quoted(corrections.map(({ correctedTo }) => correctedTo)),
      }),
    missing.length > 0 && fillTokens(names.missing, { words: quoted(missing) }),
    total > 0 && isPartial && missing.length === 0 && names.partial,
    total === 0 && missing.length === 0 && names.noText,
  ]
    .filter(Boolean)
    .join(" ")

export const TextResults = ({ names, answer, isBusy, onMore }: ResultsProps<TextAnswer>) => {
  const { list, showMore } = useShowMore(textLinks, answer, onMore)
  const remark = describeMatches(answer, names)
  return (
    <section ref={list} className="search-texts" aria-busy={isBusy}>
      <h2>
        {names.textColumn} <span>{answer.total}</span>
      </h2>
      {remark && <p className="text-remark soft">{remark}</p>}
      {answer.hits.length > 0 && (
        <ol className="article-list text-hits ink-rule">
          {answer.hits.map(({ path, kind, lang, title, heading, sentence }) => (
            <li key={path}>
              <p className="article-meta cluster meta">{names[kind]}</p>
              <div {...languageOf({ lang })}>
                <h3>
                  <SiteLink to={path}>
                    <Marked segments={title} />
                  </SiteLink>
                </h3>
                {heading.length > 0 && (
                  <p className="text-hit-heading">
                    <Marked segments={heading} />
                  </p>
                )}
                {sentence.length > 0 && (
                  <p className="soft">
                    <Marked segments={sentence} />
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
      {answer.total > answer.hits.length && (
        <Button variant="outline" onClick={showMore}>
          {names.moreTexts}
        </Button>
      )}
    </section>
  )
}

const focusTargets = `.page-search input, ${articleLinks}, ${textLinks}`

/** Arrow keys move through the search box and the results; Escape moves from a result to the box, and out of it. */
export const moveThroughResults = (event: KeyboardEvent): void => {
  const { target, currentTarget, key } = event
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  if (!(target instanceof HTMLElement) || !target.matches(focusTargets)) return
  const all = [...currentTarget.querySelectorAll<HTMLElement>(focusTargets)]
  const index = all.indexOf(target)
  const next = {
    ArrowDown: all[index + 1],
    ArrowUp: all[index - 1],
    Escape: index > 0 ? all[0] : null,
  }[key]
  if (next === undefined) return
  // Browsers would clear the box on Escape and scroll on arrows.
  event.preventDefault()
  if (next) next.focus()
  else target.blur()
}
