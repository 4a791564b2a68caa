import { graphql, type PageProps } from "gatsby"
import { useRef } from "react"
import { Announcement } from "../components/search/announcement"
import { PageSearchBox } from "../components/search/page-search-box"
import { resultCount } from "../components/search/result-count"
import { SearchOutcome } from "../components/search/search-outcome"
import { useHitKeys } from "../components/search/use-hit-keys"
import { type SearchState, useSearch, useTextSearch } from "../components/search/use-search"
import { useSearchText } from "../components/search/use-search-text"
import { outsideSearchAt, WithoutScripts } from "../components/search/without-scripts"
import { Seo } from "../components/seo/seo"
import type { SearchAnswer } from "../search/exact/query/searcher"
import type { TextAnswer } from "../search/text/text-searcher"
import { addresses } from "../shared/addresses"

const outside = outsideSearchAt(process.env.GATSBY_OUTSIDE_SEARCH_URL)

const summaryOf = (state: SearchState<SearchAnswer>, texts: SearchState<TextAnswer>): string => {
  if (state.status === "found")
    return resultCount(state.answer, texts.status === "found" ? texts.answer : undefined)
  return state.status === "searching" && state.slow ? "Searching…" : ""
}

const SearchPage = ({
  data: { copy, categories, retired },
  location,
}: PageProps<Queries.SearchPageQuery>) => {
  const { text, query, limit, textLimit, type, submit, showMore, showMoreTexts } = useSearchText(location)
  const { state, retry } = useSearch(query, limit)
  const texts = useTextSearch(query, textLimit)
  const heading = useRef<HTMLHeadingElement>(null)
  const page = useRef<HTMLDivElement>(null)
  useHitKeys(page)
  if (!copy) return null
  const summary = summaryOf(state, texts.state)
  // The button goes away; the keyboard's place on the page does not.
  const keepingPlace = (again: () => void) => () => {
    heading.current?.focus({ preventScroll: true })
    again()
  }
  return (
    <div
      ref={page}
      className="search-page page-width"
      data-status={state.status}
      data-texts={texts.state.status}
    >
      <Seo
        title={query ? `Search: ${query}` : copy.title}
        description={copy.description}
        path={addresses.search}
        noindex
        subject={{ kind: "search" }}
      />
      <PageSearchBox text={text} onType={type} onSearch={submit} />
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
      <SearchOutcome
        exact={{ state, onMore: showMore, onRetry: keepingPlace(retry) }}
        texts={{ state: texts.state, onMore: showMoreTexts, onRetry: keepingPlace(texts.retry) }}
        categories={categories.nodes}
        retired={new Set(retired.nodes.map(({ slug }) => slug))}
      />
    </div>
  )
}

export default SearchPage

export const query = graphql`
  query SearchPage {
    copy: pageCopy(slug: { eq: "search" }) {
      ...PageCopyParts
    }
    categories: allCategory(sort: { order: ASC }) {
      nodes {
        name
        path
      }
    }
    retired: allPost(filter: { retired: { eq: true } }, sort: { slug: ASC }) {
      nodes {
        slug
      }
    }
  }
`
