import { olderPages } from "./sitemap-lists"

test("articles beyond the limit are linked by the pages of the blog that list them", () => {
  expect(olderPages("", 200, 200)).toEqual([])
  expect(olderPages("", 7, 7)).toEqual([])
  expect(olderPages("Older: {page}", 200, 260)).toEqual([
    { label: "Older: 5", path: "/blog/page/5" },
    { label: "Older: 6", path: "/blog/page/6" },
  ])
})
