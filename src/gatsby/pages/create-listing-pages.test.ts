import { fakeGatsby } from "../../../test/support/fake-gatsby"
import { createListingPages } from "./create-listing-pages"

const slugs = (count: number) => Array.from({ length: count }, (_, index) => `post-${index + 1}`)

const listingOf = (posts: number) => {
  const { args, pages } = fakeGatsby({})
  createListingPages(args, { listing: "/blog", component: "src/templates/blog.tsx", posts: slugs(posts) })
  return pages()
}

test("a listing has its first page without posts, and goes on from the fifty-first", () => {
  expect(listingOf(0).map(({ path }) => path)).toEqual(["/blog"])
  expect(listingOf(51).map(({ path }) => path)).toEqual(["/blog", "/blog/page/2"])
})

test("each page knows its place, and the fifty posts after those of the pages before", () => {
  const all = slugs(101)
  expect(listingOf(101).map(({ context }) => context)).toEqual([
    { page: 1, pageCount: 3, slugs: all.slice(0, 50), listing: "/blog" },
    { page: 2, pageCount: 3, slugs: all.slice(50, 100), listing: "/blog" },
    { page: 3, pageCount: 3, slugs: ["post-101"], listing: "/blog" },
  ])
})

test("what a listing is of is known on each of its pages", () => {
  const { args, pages } = fakeGatsby({})
  createListingPages(args, {
    listing: "/tag/seo",
    component: "src/templates/tag.tsx",
    posts: slugs(51),
    context: { slug: "seo" },
  })
  expect(pages().map(({ context }) => context.slug)).toEqual(["seo", "seo"])
})
