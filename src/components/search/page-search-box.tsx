import { useEffect, useRef } from "react"
import { SearchField } from "./search-field"

type PageSearchBoxProps = { text: string; onType: (text: string) => void; onSearch: (query: string) => void }

/** The search page's own box: it shows the current query, and results follow as one types. */
export const PageSearchBox = ({ text, onType, onSearch }: PageSearchBoxProps) => {
  const input = useRef<HTMLInputElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the page's scripts ran
  useEffect(() => {
    const early = input.current?.value
    if (early && early !== text) onType(early)
  }, [])

  return (
    <div className="page-search">
      <SearchField
        id="page-search"
        inputRef={input}
        placeholder="A word, or part of one"
        value={text}
        onChange={event => onType(event.target.value)}
        onSearch={onSearch}
      />
    </div>
  )
}
