import type { Page } from "playwright-core"
import { buildSearch } from "../../src/search/search"
import type { SearchPage } from "../../src/search/text-search"
import type { SearchDocument } from "../../src/search/title-search"
import { searchIndexFolder } from "../../src/shared/addresses"

/** A post to search for. */
export const post = (title: string, text: string, more: Partial<SearchDocument> = {}): SearchDocument => {
  const path = `/blog/${title.toLowerCase().replaceAll(" ", "-")}`
  return { kind: "post", title, text, path, blogPath: path, date: "2025-01-01", ...more }
}

/** The page of a post or resource, which says nothing but its title. */
const pageOf = ({ title, path }: SearchDocument): SearchPage => ({
  kind: "article",
  path,
  title,
  sections: [],
})

/**
 * Lets a page find these in the place of the site's own.
 * @param documents by their titles and excerpts. @param pages by their texts.
 */
export const searchThese = async (
  page: Page,
  documents: readonly SearchDocument[],
  pages: readonly SearchPage[] = [],
): Promise<void> => {
  const files = buildSearch(documents, [...documents.map(pageOf), ...pages])
  await page.route(`**${searchIndexFolder}**`, route => {
    const file = files.find(({ name }) => route.request().url().endsWith(`/${name}`))
    return file
      ? route.fulfill({ body: file.content, contentType: "application/json" })
      : route.fulfill({ status: 404 })
  })
}
