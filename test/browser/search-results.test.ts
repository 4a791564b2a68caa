import { brand } from "../support/documents"
import { openSite } from "../support/open-site"
import { post, searchThese } from "../support/search-index"
import { heading } from "../support/search-page"

const { blank } = openSite()

const documents = [
  post("Words of the Title", "Nothing else"),
  post("Another article", "Found by its EXCERPT alone", { blogPath: "/blog/by-excerpt" }),
  post("A checklist by title", "Nothing", { kind: "resource" }),
  post("A template", "Found by its description, an excerpt of nothing", { kind: "resource" }),
  post("Left out", "Nothing"),
]

const find = async (query: string) => {
  const page = await blank()
  await searchThese(page, documents)
  await page.goto(`/search?q=${encodeURIComponent(query)}`)
  await page.locator(".search-results").waitFor()
  return {
    page,
    posts: await page.locator(".found-posts h3").allTextContents(),
    resources: await page.locator(".found-resources li").allTextContents(),
  }
}

test.each([
  ["title", ["Words of the Title"], ["A checklist by title"]],
  ["EXCERPT", ["Another article"], ["A template"]],
  ["dEsCriPtIoN", [], ["A template"]],
  ["title words", [], []],
])(
  "%j is found in titles, excerpts and descriptions, in capitals or not",
  async (query, posts, resources) => {
    expect(await find(query)).toMatchObject({ posts, resources })
  },
)

test("articles stand beside resources: the ones with links below /blog, the others by title alone", async () => {
  const { page } = await find("excerpt")
  const [articles, resources] = await Promise.all(
    ["Blog Posts", "Resources"].map(name =>
      page.locator("section", { has: page.getByRole("heading", { level: 2, name }) }).boundingBox(),
    ),
  )
  expect(resources?.x).toBeGreaterThan((articles?.x ?? 0) + (articles?.width ?? 0))
  expect(resources?.y).toBe(articles?.y)
  expect(await page.locator(".found-posts a").getAttribute("href")).toBe("/blog/by-excerpt")
  expect(await page.locator(".found-resources a").count()).toBe(0)
  expect(await page.locator(".found-resources").textContent()).toBe("A template")
})

test("heading and title name the query as it was written", async () => {
  const { page } = await find("EXCERPT")
  await heading(page, "Results for “EXCERPT”")
  await page.waitForFunction(title => document.title === title, `Search: EXCERPT | ${brand}`)
})
