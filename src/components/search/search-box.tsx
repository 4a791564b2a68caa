import { navigate } from "gatsby"
import { type FormEvent, type InputHTMLAttributes, type Ref, useEffect } from "react"
import { paths, searchPath } from "../../shared/paths"
import { SearchIcon } from "../ui/icons"
import { preloadSearch } from "./load-search"

type SearchFieldProps = {
  id: string
  onSearch: (query: string, form: HTMLFormElement) => void
  inputRef?: Ref<HTMLInputElement>
} & Pick<InputHTMLAttributes<HTMLInputElement>, "value" | "onChange" | "placeholder">

export const SearchField = ({ id, onSearch, inputRef, ...input }: SearchFieldProps) => {
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
          // Screen readers would announce an empty box as invalid.
          aria-invalid={false}
          // Blank text is ignored silently.
          onInvalid={event => event.preventDefault()}
          aria-keyshortcuts="/"
          onFocus={preloadSearch}
          {...input}
        />
        <button type="submit" aria-label="Search">
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
      navigate(searchPath(query))
    }}
  />
)

/** The visible search box: an open dialog's, else the page's own, else the header's. */
const visibleBox = () =>
  document.querySelector<HTMLInputElement>("dialog[open] .search-box input") ??
  [...document.querySelectorAll<HTMLInputElement>(".search-box input")].findLast(
    box => box.getClientRects().length > 0,
  )

// Shift is allowed: many keyboard layouts need it for the slash.
const focusSearch = (event: KeyboardEvent) => {
  const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event
  if (key !== "/" || ctrlKey || metaKey || altKey || defaultPrevented) return
  if (target instanceof Element && target.closest("input, textarea, select, [contenteditable]")) return
  const box = visibleBox()
  if (!box) return
  event.preventDefault()
  box.focus()
  box.select()
}

export const useSearchShortcut = (): void =>
  useEffect(() => {
    document.addEventListener("keydown", focusSearch)
    return () => document.removeEventListener("keydown", focusSearch)
  }, [])
