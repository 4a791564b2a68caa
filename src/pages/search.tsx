import { graphql, type PageProps } from "gatsby"
import { useEffect, useRef } from "react"
import { SearchField } from "../components/search/search-box"
import { NoResults, SearchFailure, WithoutScripts } from "../components/search/search-fallbacks"
import { moveThroughResults, SearchResults, TextResults } from "../components/search/search-results"
import { useQuery } from "../components/search/use-query"
import { useTextSearch, useTitleSearch } from "../components/search/use-search"
import { Seo } from "../components/seo/seo"
import { Announcement } from "../components/ui/announcement"
import type { TextAnswer } from "../search/text-search"
import type { TitleAnswer } from "../search/title-search"
import { fill } from "../shared/fill"
import { paths } from "../shared/paths"

type Names = Queries.SearchNamesFragment

const count = (number: number, one: string, many: string) =>
  fill(number === 1 ? one : many, { count: number })

/** The number of results: "3 results: 2 blog posts and 1 resource; 4 matches in the full text". */
const resultCount = (names: Names, found: TitleAnswer, texts: TextAnswer | undefined): string => {
  const [posts, resources] = [found.posts.length, found.resources.length]
  const inPosts = posts > 0 && count(posts, names.onePost, names.posts)
  const inResources = resources > 0 && count(resources, names.oneResource, names.resources)
  const titles =
    inPosts && inResources
      ? fill(names.results, {
          count: posts + resources,
          kinds: fill(names.both, { posts: inPosts, resources: inResources }),
        })
      : inPosts || inResources
  const inTexts = texts && texts.total > 0 && count(texts.total, names.oneMatch, names.matches)
  return [titles, inTexts].filter(Boolean).join("; ") || (texts ? names.none : "")
}

/** Not with each letter typed. */
const pauseMs = 600

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

  const names = copy?.found
  if (!names) return null
  const retry = () => {
    // The focused button is about to disappear.
    heading.current?.focus({ preventScroll: true })
    for (const search of [titles, texts]) if (search.status === "failed") search.retry()
  }
  const found = titles.status === "found" ? titles.answer : undefined
  const foundTexts = texts.status === "found" ? texts.answer : undefined
  const isSlow = titles.status === "searching" && titles.isSlow
  const summary = found ? resultCount(names, found, foundTexts) : isSlow ? names.searching : ""
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
        title={query ? fill(names.title, { query }) : copy.title}
        description={copy.description}
        path={paths.search}
        subject={{ kind: "search" }}
      />
      <div className="page-search">
        <SearchField
          id="page-search"
          inputRef={input}
          placeholder={names.placeholder}
          value={text}
          onChange={event => setText(event.target.value)}
          onSearch={submit}
        />
      </div>
      <div className="search-head">
        <h1 ref={heading} tabIndex={-1}>
          {query ? fill(names.heading, { query }) : copy.heading}
        </h1>
        {query ? (
          <p className="search-summary soft" aria-hidden="true">
            {summary}
          </p>
        ) : (
          <p className="lead">{copy.lead}</p>
        )}
        <Announcement sentences={[summary]} pauseMs={pauseMs} />
        <WithoutScripts names={names} searchUrl={process.env.GATSBY_OUTSIDE_SEARCH_URL} />
      </div>
      {!query && (
        <NoResults names={names} suggestions={[]} categories={categories.nodes} resources={resources.nodes} />
      )}
      {titles.status === "failed" && <SearchFailure heading={names.failed} names={names} onRetry={retry} />}
      {titles.answer && (
        <>
          <SearchResults
            names={names}
            answer={titles.answer}
            limit={limit}
            isBusy={titles.status === "searching"}
            onMore={showMore}
          />
          {texts.status === "failed" && (
            <SearchFailure heading={names.textFailed} names={names} onRetry={retry} />
          )}
          {isEmpty && (
            <NoResults
              names={names}
              suggestions={foundTexts.suggestions}
              categories={categories.nodes}
              resources={resources.nodes}
            />
          )}
          {texts.answer && !isEmpty && (
            <TextResults
              names={names}
              answer={texts.answer}
              isBusy={texts.status === "searching"}
              onMore={showMoreTexts}
            />
          )}
        </>
      )}
    </div>
  )
}

export default SearchPage

export const query = graphql`
  query SearchPage {
    copy: pageCopy(slug: { eq: "search" }) { ...PageCopyParts found { ...SearchNames } }
    categories: allCategory(sort: { order: ASC }) { nodes { name path } }
    resources: allResource(sort: [{ order: ASC }, { slug: ASC }]) { nodes { name: title path } }
  }
`
