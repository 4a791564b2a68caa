import type { Page } from "playwright-core"
import type { SearchPage } from "../../src/search/excerpt"
import { searchLanguage } from "../../src/search/languages"
import { buildSearch } from "../../src/search/search-index"
import type { SearchDocument } from "../../src/search/title-search"
import { searchIndexFolder } from "../../src/shared/built-files"
import * as content from "./content"

/** A word of the newest article's title, which the site's search finds; else any. */
export const searchedFor = /\p{L}{3,}/u.exec(content.posts()[0]?.title ?? "nothing")?.[0].toLowerCase() ?? ""

/** The search page's own box. */
export const box = (page: Page) => page.locator("#page-search")

/** Waits for the page's heading. */
export const heading = (page: Page, text: string) =>
  page.getByRole("heading", { level: 1, name: text, exact: true }).waitFor()

/** A post to search for. */
export const post = (title: string, text: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  kind: "post",
  title,
  text,
  path: `/blog/${title.toLowerCase().replaceAll(" ", "-")}`,
  date: "2025-01-01",
  ...more,
})

/** Replaces the site's search index: `documents` are found by their titles and excerpts, `pages` by their texts. */
export const searchThese = async (
  page: Page,
  documents: readonly SearchDocument[],
  pages: readonly SearchPage[] = [],
): Promise<void> => {
  const withoutText = documents.map(
    ({ title, path }): SearchPage => ({ kind: "article", path, title, sections: [] }),
  )
  const files = buildSearch(documents, [...withoutText, ...pages], searchLanguage("en"))
  await page.route(`**${searchIndexFolder}**`, route => {
    const file = files.find(({ name }) => route.request().url().endsWith(`/${name}`))
    return file
      ? route.fulfill({ body: file.content, contentType: "application/json" })
      : route.fulfill({ status: 404 })
  })
}
