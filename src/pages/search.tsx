import { graphql, type PageProps } from "gatsby"
import { useEffect, useRef, useState } from "react"
import { NoResults, SearchFailure } from "../components/search/no-results"
import { SearchField } from "../components/search/search-field"
import { SearchResults } from "../components/search/search-results"
import { TextResults } from "../components/search/text-results"
import { useHitKeys } from "../components/search/use-hit-keys"
import { useQuery } from "../components/search/use-query"
import { type SearchState, useTextSearch, useTitleSearch } from "../components/search/use-search"
import { outsideSearchAt, WithoutScripts } from "../components/search/without-scripts"
import { Seo } from "../components/seo/seo"
import type { TextAnswer } from "../search/text-search"
import type { TitleAnswer } from "../search/title-search"
import { addresses } from "../shared/addresses"

const outside = outsideSearchAt(process.env.GATSBY_OUTSIDE_SEARCH_URL)

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString("en-IN")} ${number === 1 ? one : many}`

/**
 * How many results there are, in words: "3 results: 2 blog posts and 1 resource; 4 matches in the full text".
 * @param texts the answer of the texts, once it is there.
 */
const resultCount = ({ posts, resources }: TitleAnswer, texts: TextAnswer | undefined): string => {
  const kinds = [
    posts.length > 0 && count(posts.length, "blog post", "blog posts"),
    resources.length > 0 && count(resources.length, "resource", "resources"),
  ].filter(Boolean)
  const both = kinds.length > 1 ? `${count(posts.length + resources.length, "result", "results")}: ` : ""
  const inTexts = texts && texts.total > 0 && `${count(texts.total, "match", "matches")} in the full text`
  return [both + kinds.join(" and "), inTexts].filter(Boolean).join("; ") || (texts ? "No results" : "")
}

const pause = 600

/** Says a text to those who hear the page, once it has stood still for a moment: not with every letter typed. */
const Announcement = ({ text }: { text: string }) => {
  const [said, say] = useState("")
  useEffect(() => {
    const timer = setTimeout(() => say(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="sr-only">
      {/* An empty text would be written, and perhaps read out, anew with each letter typed. */}
      {said || null}
    </p>
  )
}

/** The answer to show: the last one stays until the next is there. */
const answerIn = <Answer,>(state: SearchState<Answer>): Answer | undefined => {
  if (state.status === "found") return state.answer
  return state.status === "searching" ? state.last : undefined
}

const SearchPage = ({ data: { copy, categories }, location }: PageProps<Queries.SearchPageQuery>) => {
  const { text, query, limit, textLimit, type, submit, showMore, showMoreTexts } = useQuery(location)
  const titles = useTitleSearch(query)
  const texts = useTextSearch(query, textLimit)
  const heading = useRef<HTMLHeadingElement>(null)
  const page = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useHitKeys(page)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the page's scripts ran
  useEffect(() => {
    const early = input.current?.value
    if (early && early !== text) type(early)
  }, [])

  if (!copy) return null
  const retry = () => {
    // The button goes away; the keyboard's place on the page does not.
    heading.current?.focus({ preventScroll: true })
    for (const search of [titles, texts]) if (search.state.status === "failed") search.retry()
  }
  const found = answerIn(titles.state)
  const inTexts = answerIn(texts.state)
  const settled = titles.state.status === "found" ? titles.state.answer : undefined
  const slow = titles.state.status === "searching" && titles.state.slow
  const textsNow = texts.state.status === "found" ? texts.state.answer : undefined
  const summary = settled ? resultCount(settled, textsNow) : slow ? "Searching…" : ""
  const nothing =
    settled && textsNow && settled.posts.length + settled.resources.length + textsNow.total === 0
  return (
    <div
      ref={page}
      className="search-page page-width"
      data-status={titles.state.status}
      data-texts={texts.state.status}
    >
      <Seo
        title={query ? `Search: ${query}` : copy.title}
        description={copy.description}
        path={addresses.search}
        noindex
        subject={{ kind: "search" }}
      />
      <div className="page-search">
        <SearchField
          id="page-search"
          inputRef={input}
          placeholder="Search articles, services and resources"
          value={text}
          onChange={event => type(event.target.value)}
          onSearch={submit}
        />
      </div>
      <div className="search-head">
        <h1 ref={heading} tabIndex={-1}>
          {query ? `Results for “${query}”` : copy.heading}
        </h1>
        {query ? (
          <p className="search-summary soft" aria-hidden="true">
            {summary}
          </p>
        ) : (
          <p className="lead">{copy.lead}</p>
        )}
        <Announcement text={summary} />
        <WithoutScripts outside={outside} />
      </div>
      {titles.state.status === "failed" && <SearchFailure what="The search" onRetry={retry} />}
      {found && (
        <>
          <SearchResults
            answer={found}
            limit={limit}
            busy={titles.state.status === "searching"}
            onMore={showMore}
          />
          {texts.state.status === "failed" && <SearchFailure what="The full text" onRetry={retry} />}
          {nothing && <NoResults suggestions={textsNow.suggestions} categories={categories.nodes} />}
          {inTexts && !nothing && (
            <TextResults answer={inTexts} busy={texts.state.status === "searching"} onMore={showMoreTexts} />
          )}
        </>
      )}
    </div>
  )
}

export default SearchPage

export const query = graphql`
  query SearchPage {
    copy: pageCopy(slug: { eq: "search" }) { ...PageCopyParts }
    categories: allCategory(sort: { order: ASC }) { nodes { name path } }
  }
`
