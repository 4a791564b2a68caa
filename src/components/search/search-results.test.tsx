import { render, tags } from "../../../test/support/render"
import { pageWords } from "../../content-model/types/page-words"
import { withDefaults } from "../../content-model/types/words"
import type { SearchDocument } from "../../search/title-search"
import { SearchResults } from "./search-results"

const names = withDefaults(pageWords.search.found) as Queries.SearchNamesFragment

const post: SearchDocument = { kind: "post", title: "Cohorts", text: "Read them.", path: "/blog/cohorts" }
const shown = (posts: SearchDocument[]) =>
  render(
    <SearchResults
      names={names}
      answer={{ query: "co", posts, resources: [] }}
      limit={20}
      isBusy={false}
      onMore={() => {}}
    />,
  )

test("a result has its article’s picture, if there is one", () => {
  const [img, ...others] = tags(shown([{ ...post, picture: "/static/a/drawing-themed.svg" }]), "img")
  expect(img).toContain('src="/static/a/drawing-themed.svg"')
  expect(img).toContain('alt="" loading="lazy"')
  expect(others).toEqual([])
  expect(tags(shown([post]), "img")).toEqual([])
})
