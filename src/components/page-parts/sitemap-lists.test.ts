import { olderPages, tagLinks } from "./sitemap-lists"

test("tags of articles and resources are listed once each", () => {
  const tagged = (...names: string[]) => [{ tags: names.map(name => ({ name, path: `/${name}` })) }]
  expect(tagLinks(tagged("SEO", "Analytics"), tagged("Templates", "SEO"))).toEqual([
    { label: "Analytics", path: "/Analytics" },
    { label: "SEO", path: "/SEO" },
    { label: "Templates", path: "/Templates" },
  ])
})

test("articles beyond the limit are linked by the pages of the blog that list them", () => {
  expect(olderPages(200, 200)).toEqual([])
  expect(olderPages(7, 7)).toEqual([])
  expect(olderPages(200, 260)).toEqual([
    { label: "Older articles, page 5", path: "/blog/page/5" },
    { label: "Older articles, page 6", path: "/blog/page/6" },
  ])
})
