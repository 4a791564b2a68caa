import { render, tags } from "../../../test/support/render"
import { externalSearchAt, WithoutScripts } from "./search-fallbacks"

test("without the owner's setting there is no other search engine", () => {
  expect(externalSearchAt(undefined)).toBeUndefined()
  expect(externalSearchAt("no address")).toBeUndefined()
  expect(tags(render(<WithoutScripts external={undefined} />), "form")).toEqual([])
})

test("with it a form searches this site there", () => {
  const html = render(
    <WithoutScripts external={externalSearchAt("https://find.example/web?sites=site.example&kl=in-en")} />,
  )
  expect(tags(html, "form")[0]).toContain('action="https://find.example/web"')
  expect(tags(html, "input").map(tag => /name="(\w+)"(?: value="([^"]*)")?/.exec(tag)?.slice(1))).toEqual([
    ["sites", "site.example"],
    ["kl", "in-en"],
    ["q", undefined],
  ])
  expect(html).toContain("Or ask find.example about this site")
})
