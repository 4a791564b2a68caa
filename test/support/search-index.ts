import type { Page } from "playwright-core"
import { buildSearchIndex } from "../../src/search/exact/index/build-index"
import type { SearchDocument } from "../../src/search/exact/rule/document"

/** A post to search for. */
export const post = (title: string, text: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  kind: "post",
  title,
  text,
  slug: title.toLowerCase().replaceAll(" ", "-"),
  date: "2025-01-01",
  ...more,
})

/** Lets a page find these documents in the place of the site's own. */
export const searchThese = async (page: Page, documents: readonly SearchDocument[]): Promise<void> => {
  const { files } = await buildSearchIndex(documents)
  await page.route("**/search-index/*", route => {
    const file = files.find(({ name }) => route.request().url().endsWith(`/${name}`))
    return file
      ? route.fulfill({ body: file.content, contentType: "application/json" })
      : route.fulfill({ status: 404 })
  })
}
