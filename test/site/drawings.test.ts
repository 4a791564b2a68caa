import { readFileSync } from "node:fs"
import { join } from "node:path"
import { addresses, categoryPath, categoryPostPath, tagPath } from "../../src/shared/addresses"
import { contentPosts } from "../support/content"
import { meta, readDocument } from "../support/documents"

const posts = contentPosts()
const imagesOf = (path: string, selector: string) =>
  readDocument(path)
    .root.querySelectorAll(selector)
    .map(image => image.attributes)

const lists: [path: string, entries: number][] = [
  [addresses.home, 3],
  [addresses.blog, posts.length],
  [categoryPath("analytics"), posts.filter(({ categorySlug }) => categorySlug === "analytics").length],
  [tagPath("digital-marketing"), 3],
]

test.each(lists)(
  "each entry of the list at %s has its drawing, with measures and without words",
  (path, entries) => {
    const images = imagesOf(path, ".article-list > li > img.cover")
    expect(images).toHaveLength(entries)
    for (const { alt, width, height, src, decoding } of images) {
      expect({ alt, width, height, decoding }).toEqual({
        alt: "",
        width: "1600",
        height: "900",
        decoding: "async",
      })
      expect(src).toMatch(/^\/static\/[0-9a-f]{32}\/drawing-themed\.svg$/)
    }
  },
)

test("the blog's first is fetched at once, all others when they come near", () => {
  const loading = imagesOf(addresses.blog, ".article-list > li > img.cover").map(image => image.loading)
  expect(loading).toEqual(posts.map((_post, index) => (index === 0 ? "eager" : "lazy")))
  const elsewhere = lists.filter(([path]) => path !== addresses.blog)
  for (const [path] of elsewhere)
    for (const image of imagesOf(path, ".article-list > li > img.cover")) expect(image.loading).toBe("lazy")
})

test.each(posts.map(({ slug, categorySlug }) => [slug, categorySlug]))(
  "the drawing of %s has the colours of both themes in its file",
  (slug = "", categorySlug = "") => {
    const [image] = imagesOf(categoryPostPath(categorySlug, slug), ".article-cover img")
    const svg = readFileSync(join("public", image?.src ?? ""), "utf8")
    expect(Buffer.byteLength(svg)).toBeLessThan(8000)
    const [light = "", dark = ""] = svg.split("@media screen and (prefers-color-scheme: dark)")
    for (const [, name] of svg.matchAll(/var\((--[\w-]+),/g)) {
      expect(light).toContain(`${name}:#`)
      expect(dark).toContain(`${name}:#`)
    }
  },
)

test("what is shared, and what search engines are told of an article, is a raster image", () => {
  for (const { slug, categorySlug } of posts) {
    const page = readDocument(categoryPostPath(categorySlug, slug))
    expect(meta(page, "og:image")).toMatch(/\.png$/)
    const graphs = page.root.querySelectorAll('script[type="application/ld+json"]').map(({ text }) => text)
    expect(graphs.join()).not.toMatch(/"url":"[^"]*\.svg"/)
  }
})

test("a client's logo is an image named after the client", () => {
  const names = imagesOf(addresses.home, ".brands img").map(({ alt }) => alt)
  const brands = JSON.parse(readFileSync("content/brands.json", "utf8")) as { name: string }[]
  expect(names).toEqual(brands.map(({ name }) => name))
})
