import type { SearchAnswer } from "../../search/exact/query/searcher"
import type { TextAnswer } from "../../search/text/text-searcher"
import { NoResults, type SearchCategory } from "./no-results"
import { SearchFailure } from "./search-failure"
import { SearchResults } from "./search-results"
import { TextResults } from "./text-results"
import type { SearchState } from "./use-search"

type Asked<Answer> = { state: SearchState<Answer>; onMore: () => void; onRetry: () => void }

type SearchOutcomeProps = {
  exact: Asked<SearchAnswer>
  texts: Asked<TextAnswer>
  categories: readonly SearchCategory[]
  retired: ReadonlySet<string>
}

/** What stands below the search box: results, none, or that they could not be had. */
export const SearchOutcome = ({ exact, texts, categories, retired }: SearchOutcomeProps) => {
  const { state } = exact
  if (state.status === "idle") return null
  if (state.status === "failed") {
    const retryBoth = () => {
      texts.onRetry()
      exact.onRetry()
    }
    return <SearchFailure what="The search" onRetry={retryBoth} />
  }
  const answer = state.status === "found" ? state.answer : state.last
  if (!answer) return null
  // That nothing was found is said when both have looked.
  if (state.status === "found" && answer.total === 0) {
    if (texts.state.status === "searching" && !texts.state.last?.total) return null
    if (texts.state.status === "found" && texts.state.answer.total === 0)
      return <NoResults suggestions={texts.state.answer.suggestions} categories={categories} />
  }
  return (
    <>
      <SearchResults
        answer={answer}
        retired={retired}
        busy={state.status === "searching"}
        onMore={exact.onMore}
      />
      <TextResults {...texts} />
    </>
  )
}
