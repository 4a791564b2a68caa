import type { FormEvent, InputHTMLAttributes, Ref } from "react"
import { addresses } from "../../shared/addresses"
import { SearchIcon } from "../ui/icons"
import { prepareSearch } from "./load-search"

type SearchFieldProps = {
  id: string
  /** Called with the trimmed text, unless that is empty. */
  onSearch: (query: string, form: HTMLFormElement) => void
  inputRef?: Ref<HTMLInputElement>
} & Pick<InputHTMLAttributes<HTMLInputElement>, "value" | "onChange" | "placeholder">

// Blank text is ignored, and not complained of.
const ignore = (event: FormEvent) => event.preventDefault()

/**
 * A search form. What a search needs is fetched when the field is focused. Where no application runs the browser sends
 * it, and keeps blank text back by itself; `aria-invalid` stops screen readers from calling an empty box wrong.
 */
export const SearchField = ({ id, onSearch, inputRef, ...input }: SearchFieldProps) => {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const query = String(new FormData(form).get("q") ?? "").trim()
    if (query) onSearch(query, form)
  }
  return (
    <search>
      <form className="search-box" action={addresses.search} onSubmit={submit}>
        <label htmlFor={id} className="sr-only">
          Search this site
        </label>
        <input
          id={id}
          ref={inputRef}
          type="search"
          name="q"
          placeholder="Search"
          autoComplete="off"
          enterKeyHint="search"
          required
          pattern=".*\S.*"
          aria-invalid={false}
          onInvalid={ignore}
          aria-keyshortcuts="/"
          onFocus={prepareSearch}
          {...input}
        />
        <button type="submit" aria-label="Search">
          <SearchIcon />
        </button>
      </form>
    </search>
  )
}
