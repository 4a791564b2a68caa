import { render, tags } from "../../../test/support/render"
import { pageWords } from "../../content-model/types/page-words"
import { withDefaults } from "../../content-model/types/words"
import { WithoutScripts } from "./search-fallbacks"

const names = withDefaults(pageWords.search.found) as Queries.SearchNamesFragment

test.each([undefined, "no address"])("with the setting %s there is no other search engine", searchUrl => {
  expect(tags(render(<WithoutScripts names={names} searchUrl={searchUrl} />), "form")).toEqual([])
})

test("with an address a form searches this site there", () => {
  const html = render(
    <WithoutScripts names={names} searchUrl="https://find.example/web?sites=site.example&kl=in-en" />,
  )
  expect(tags(html, "form")[0]).toContain('action="https://find.example/web"')
  expect(tags(html, "input").map(tag => /name="(\w+)"(?: value="([^"]*)")?/.exec(tag)?.slice(1))).toEqual([
    ["sites", "site.example"],
    ["kl", "in-en"],
    ["q", undefined],
  ])
  expect(html).toContain("Or ask find.example about this site")
})
