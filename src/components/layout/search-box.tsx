import { navigate } from "gatsby"
import type { FormEvent } from "react"
import { addresses, searchPath } from "../../addresses"
import { SearchIcon } from "../ui/icons"

type SearchBoxProps = { id: string; onSearch?: () => void }

/**
 * A search box that goes to /search with the text encoded; blank text is ignored. Without JavaScript the browser
 * sends the form itself.
 */
export const SearchBox = ({ id, onSearch }: SearchBoxProps) => {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = String(new FormData(event.currentTarget).get("q") ?? "").trim()
    if (!query) return
    onSearch?.()
    navigate(searchPath(query))
  }
  return (
    <search>
      <form className="search-box" action={addresses.search} onSubmit={submit}>
        <label htmlFor={id} className="sr-only">
          Search this site
        </label>
        <input id={id} type="search" name="q" placeholder="Search" autoComplete="off" />
        <button type="submit" aria-label="Search">
          <SearchIcon />
        </button>
      </form>
    </search>
  )
}
