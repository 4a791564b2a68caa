import { render, tags } from "../../../test/support/render"
import { FoundPosts } from "./found-posts"

const post = { kind: "post", title: "Cohorts", text: "Read them.", slug: "cohorts" } as const
const shown = (picture?: string) =>
  tags(
    render(<FoundPosts posts={[{ ...post, ...(picture && { picture }) }]} query="co" retired={new Set()} />),
    "img",
  )

test("an article that is found has its picture, where it has one", () => {
  const [img, ...others] = shown("/static/a/drawing-themed.svg")
  expect(img).toContain('src="/static/a/drawing-themed.svg"')
  expect(img).toContain('alt="" loading="lazy"')
  expect(others).toEqual([])
  expect(shown()).toEqual([])
})
