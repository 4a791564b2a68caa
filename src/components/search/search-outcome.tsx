import { Button } from "../ui/button"
import { Notice } from "../ui/notice"
import { NoResults, type SearchCategory } from "./no-results"
import { SearchResults } from "./search-results"
import type { SearchState } from "./use-search"

type SearchOutcomeProps = {
  state: SearchState
  categories: readonly SearchCategory[]
  retired: ReadonlySet<string>
  onMore: () => void
  onRetry: () => void
}

/** What stands below the search box: results, none, or that they could not be had. */
export const SearchOutcome = ({ state, categories, retired, onMore, onRetry }: SearchOutcomeProps) => {
  if (state.status === "idle") return null
  if (state.status === "failed")
    return (
      <Notice kind="error" heading="The search could not be loaded">
        <p>The connection failed or is too slow. What you typed is kept.</p>
        <Button variant="outline" className="mt-4" onClick={onRetry}>
          Retry
        </Button>
      </Notice>
    )
  const answer = state.status === "found" ? state.answer : state.last
  if (!answer) return null
  if (answer.total === 0) return state.status === "found" ? <NoResults categories={categories} /> : null
  return (
    <SearchResults answer={answer} retired={retired} busy={state.status === "searching"} onMore={onMore} />
  )
}
