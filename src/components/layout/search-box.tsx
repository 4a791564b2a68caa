import { navigate } from "gatsby"
import { searchPath } from "../../shared/addresses"
import { SearchField } from "../search/search-field"

type SearchBoxProps = { id: string; onSearch?: () => void }

/** A search box that goes to /search with the text encoded; blank text is ignored. */
export const SearchBox = ({ id, onSearch }: SearchBoxProps) => (
  <SearchField
    id={id}
    onSearch={(query, form) => {
      onSearch?.()
      form.reset()
      navigate(searchPath(query))
    }}
  />
)
