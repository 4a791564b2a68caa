import { type FormEvent, type InputHTMLAttributes, type Ref, useContext } from "react"
import { paths, searchPath } from "../../shared/paths"
import { frameWords } from "../../shared/words/frame"
import { SearchIcon } from "../ui/icons"
import { goTo, InClosedPage } from "../ui/site-link"
import { preloadSearch } from "./load-search"

type SearchFieldProps = {
  id: string
  onSearch: (query: string, form: HTMLFormElement) => void
  inputRef?: Ref<HTMLInputElement>
} & Pick<InputHTMLAttributes<HTMLInputElement>, "value" | "onChange" | "placeholder">

export const SearchField = ({ id, onSearch, inputRef, ...input }: SearchFieldProps) => {
  const isClosed = useContext(InClosedPage)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const query = String(new FormData(form).get("q") ?? "").trim()
    if (query) onSearch(query, form)
  }
  return (
    <search>
      <form className="search-box" action={paths.search} onSubmit={submit}>
        <label htmlFor={id} className="sr-only">
          {frameWords.searchSite}
        </label>
        <input
          id={id}
          ref={inputRef}
          type="search"
          name="q"
          placeholder={frameWords.search}
          autoComplete="off"
          enterKeyHint="search"
          required
          pattern=".*\S.*"
          // Screen readers would announce an empty box as invalid.
          aria-invalid={false}
          // Blank text is ignored silently.
          onInvalid={event => event.preventDefault()}
          onFocus={isClosed ? undefined : preloadSearch}
          {...input}
        />
        <button type="submit" aria-label={frameWords.search}>
          <SearchIcon />
        </button>
      </form>
    </search>
  )
}

export const SearchBox = ({ id, onSearch }: { id: string; onSearch?: () => void }) => (
  <SearchField
    id={id}
    onSearch={(query, form) => {
      onSearch?.()
      form.reset()
      goTo(searchPath(query))
    }}
  />
)
