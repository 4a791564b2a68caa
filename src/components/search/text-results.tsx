import { useEffect, useRef } from "react"
import type { TextAnswer } from "../../search/text/text-searcher"
import { Button } from "../ui/button"
import { SearchFailure } from "./search-failure"
import { TextHits } from "./text-hits"
import { TextRemark } from "./text-remark"
import type { SearchState } from "./use-search"

type TextResultsProps = { state: SearchState<TextAnswer>; onMore: () => void; onRetry: () => void }

/** What the texts of the site say to the query; on "Show more" the keyboard goes on from the first of the new hits. */
export const TextResults = ({ state, onMore, onRetry }: TextResultsProps) => {
  const section = useRef<HTMLElement>(null)
  const shownBefore = useRef<number>()
  const answer =
    state.status === "found" ? state.answer : state.status === "searching" ? state.last : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the hits have come
  useEffect(() => {
    const before = shownBefore.current
    shownBefore.current = undefined
    if (before !== undefined) section.current?.querySelectorAll<HTMLElement>(".text-hits a")[before]?.focus()
  }, [answer])

  if (state.status === "failed") return <SearchFailure what="The texts" onRetry={onRetry} />
  if (!answer) return null
  const showMore = () => {
    shownBefore.current = answer.hits.length
    onMore()
  }
  return (
    <section ref={section} className="search-texts" aria-busy={state.status === "searching"}>
      <h2>
        In the text <span>{answer.total}</span>
      </h2>
      <TextRemark {...answer} />
      {answer.hits.length > 0 && <TextHits hits={answer.hits} />}
      {answer.total > answer.hits.length && (
        <Button variant="outline" onClick={showMore}>
          Show more from the text
        </Button>
      )}
    </section>
  )
}
