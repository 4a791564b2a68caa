import { graphql, type PageProps } from "gatsby"
import { useEffect, useRef } from "react"
import { Announcement } from "../components/search/announcement"
import { prepareSearch } from "../components/search/load-search"
import { PageSearchBox } from "../components/search/page-search-box"
import { resultCount } from "../components/search/result-count"
import { SearchOutcome } from "../components/search/search-outcome"
import { type SearchState, useSearch } from "../components/search/use-search"
import { useSearchText } from "../components/search/use-search-text"
import { Seo } from "../components/seo/seo"
import { SiteLink } from "../components/ui/site-link"
import { addresses } from "../shared/addresses"

const summaryOf = (state: SearchState): string => {
  if (state.status === "found") return resultCount(state.answer)
  return state.status === "searching" && state.slow ? "Searching…" : ""
}

const SearchPage = ({
  data: { copy, categories, retired },
  location,
}: PageProps<Queries.SearchPageQuery>) => {
  const { text, query, limit, type, submit, showMore } = useSearchText(location)
  const { state, retry } = useSearch(query, limit)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    prepareSearch()
  }, [])
  if (!copy) return null
  const summary = summaryOf(state)
  return (
    <div className="search-page page-width" data-status={state.status}>
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
          <p className="search-summary" aria-hidden="true">
            {summary}
          </p>
        ) : (
          <p className="lead">{copy.lead}</p>
        )}
        <Announcement text={summary} />
        <noscript>
          <p className="mt-6">
            Search runs in your browser and needs JavaScript. Every page is listed in the{" "}
            <SiteLink to={addresses.sitemap}>sitemap</SiteLink>.
          </p>
        </noscript>
      </div>
      <SearchOutcome
        state={state}
        categories={categories.nodes}
        retired={new Set(retired.nodes.map(({ slug }) => slug))}
        onMore={showMore}
        onRetry={() => {
          // The button goes away; the keyboard's place on the page does not.
          heading.current?.focus({ preventScroll: true })
          retry()
        }}
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
    categories: allCategory {
      nodes {
        name
        path
      }
    }
    retired: allPost(filter: { retired: { eq: true } }) {
      nodes {
        slug
      }
    }
  }
`
