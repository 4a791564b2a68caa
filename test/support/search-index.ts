import type { Page } from "playwright-core"
import { buildSearchIndex } from "../../src/search/exact/index/build-index"
import type { SearchDocument } from "../../src/search/exact/rule/document"
import type { SearchFile } from "../../src/search/files/part-table"
import { buildTextIndex, TEXT_SIZES } from "../../src/search/text/build-text-index"
import type { SearchPage } from "../../src/search/text/search-page"
import { searchIndexFolder, searchTextFolder } from "../../src/shared/addresses"

/** A post to search for. */
export const post = (title: string, text: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  kind: "post",
  title,
  text,
  slug: title.toLowerCase().replaceAll(" ", "-"),
  date: "2025-01-01",
  ...more,
})

const serveFiles = async (page: Page, folder: string, files: readonly SearchFile[]): Promise<void> => {
  await page.route(`**${folder}*`, route => {
    const file = files.find(({ name }) => route.request().url().endsWith(`/${name}`))
    return file
      ? route.fulfill({ body: file.content, contentType: "application/json" })
      : route.fulfill({ status: 404 })
  })
}

/** Lets a page find these documents in the place of the site's own. */
export const searchThese = async (page: Page, documents: readonly SearchDocument[]): Promise<void> =>
  serveFiles(page, searchIndexFolder, (await buildSearchIndex(documents)).files)

/** Lets a page find these pages by their texts, in the place of the site's own. */
export const searchTheseTexts = (page: Page, pages: readonly SearchPage[]): Promise<void> =>
  serveFiles(page, searchTextFolder, buildTextIndex(pages, { ...TEXT_SIZES, whole: 0 }))
