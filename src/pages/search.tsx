import { graphql, type PageProps } from "gatsby"
import { useEffect, useRef, useState } from "react"
import { SearchField } from "../components/search/search-box"
import { NoResults, SearchFailure, WithoutScripts } from "../components/search/search-fallbacks"
import { moveThroughResults, SearchResults, TextResults } from "../components/search/search-results"
import { useQuery } from "../components/search/use-query"
import { useTextSearch, useTitleSearch } from "../components/search/use-search"
import { Seo } from "../components/seo/seo"
import type { TextAnswer } from "../search/text-search"
import type { TitleAnswer } from "../search/title-search"
import { formatNumber } from "../shared/number-format"
import { paths } from "../shared/paths"

const count = (number: number, singular: string, plural: string) =>
  `${formatNumber(number)} ${number === 1 ? singular : plural}`

/** The number of results: "3 results: 2 blog posts and 1 resource; 4 matches in the full text". */
const resultCount = ({ posts, resources }: TitleAnswer, texts: TextAnswer | undefined): string => {
  const kinds = [
    posts.length > 0 && count(posts.length, "blog post", "blog posts"),
    resources.length > 0 && count(resources.length, "resource", "resources"),
  ].filter(Boolean)
  const both = kinds.length > 1 ? `${count(posts.length + resources.length, "result", "results")}: ` : ""
  const inTexts = texts && texts.total > 0 && `${count(texts.total, "match", "matches")} in the full text`
  return [both + kinds.join(" and "), inTexts].filter(Boolean).join("; ") || (texts ? "No results" : "")
}

const announceAfterMs = 600

/** Announces a text to screen readers once it stops changing, not with every letter typed. */
const Announcement = ({ text }: { text: string }) => {
  const [announced, announce] = useState("")
  useEffect(() => {
    const timer = setTimeout(() => announce(text), announceAfterMs)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="sr-only">
      {/* React would write an empty string again, and it might be read out, with each letter typed. */}
      {announced || null}
    </p>
  )
}

const SearchPage = ({
  data: { copy, categories, resources },
  location,
}: PageProps<Queries.SearchPageQuery>) => {
  const { text, query, limit, textLimit, setText, submit, showMore, showMoreTexts } = useQuery(location)
  const titles = useTitleSearch(query)
  const texts = useTextSearch(query, textLimit)
  const heading = useRef<HTMLHeadingElement>(null)
  const input = useRef<HTMLInputElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for text typed before hydration
  useEffect(() => {
    const early = input.current?.value
    if (early && early !== text) setText(early)
  }, [])

  if (!copy) return null
  const retry = () => {
    // The focused button is about to disappear.
    heading.current?.focus({ preventScroll: true })
    for (const search of [titles, texts]) if (search.status === "failed") search.retry()
  }
  const found = titles.status === "found" ? titles.answer : undefined
  const foundTexts = texts.status === "found" ? texts.answer : undefined
  const isSlow = titles.status === "searching" && titles.isSlow
  const summary = found ? resultCount(found, foundTexts) : isSlow ? "Searching…" : ""
  const isEmpty = found && foundTexts && found.posts.length + found.resources.length + foundTexts.total === 0
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the controls inside
    <div
      className="search-page page-width"
      data-status={titles.status}
      data-texts={texts.status}
      onKeyDown={moveThroughResults}
    >
      <Seo
        title={query ? `Search: ${query}` : copy.title}
        description={copy.description}
        path={paths.search}
        subject={{ kind: "search" }}
      />
      <div className="page-search">
        <SearchField
          id="page-search"
          inputRef={input}
          placeholder="Search for a topic"
          value={text}
          onChange={event => setText(event.target.value)}
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
        <WithoutScripts searchUrl={process.env.GATSBY_OUTSIDE_SEARCH_URL} />
      </div>
      {!query && <NoResults suggestions={[]} categories={categories.nodes} resources={resources.nodes} />}
      {titles.status === "failed" && <SearchFailure what="The search" onRetry={retry} />}
      {titles.answer && (
        <>
          <SearchResults
            answer={titles.answer}
            limit={limit}
            isBusy={titles.status === "searching"}
            onMore={showMore}
          />
          {texts.status === "failed" && <SearchFailure what="The full text" onRetry={retry} />}
          {isEmpty && (
            <NoResults
              suggestions={foundTexts.suggestions}
              categories={categories.nodes}
              resources={resources.nodes}
            />
          )}
          {texts.answer && !isEmpty && (
            <TextResults answer={texts.answer} isBusy={texts.status === "searching"} onMore={showMoreTexts} />
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
    resources: allResource(sort: [{ order: ASC }, { slug: ASC }]) { nodes { name: title path } }
  }
`
