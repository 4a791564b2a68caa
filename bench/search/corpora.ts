import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { SearchDocument } from "../../src/search/exact/rule/document"
import type { PageKind, SearchPage } from "../../src/search/text/search-page"
import { contentPosts, contentResources } from "../../test/support/content"
import { makeArticles, toHtml } from "./articles"
import { judged } from "./judged"
import { makeQueries } from "./queries"

/** What is searched: documents for the exact rule, and the folder that has each page as HTML. */
export type Corpus = {
  articles: number
  documents: SearchDocument[]
  pages: { path: string; kind: PageKind }[]
  folder: string
  queries: string[]
}

const writeHtml = (folder: string, path: string, html: string): void => {
  const file = join(folder, path, "index.html")
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, html)
}

/** The site as it was built. @throws Error where there is no build. */
export const siteCorpus = (folder: string): Corpus => {
  const indexed = readdirSync("public/search-text")
    .filter(name => /^page-.*\.json$/.test(name))
    .map(name => JSON.parse(readFileSync(join("public/search-text", name), "utf8")) as SearchPage)
  // A page whose parts are found by themselves is read once.
  const pages = [...new Map(indexed.map(({ path, kind }) => [path, { path, kind }])).values()]
  for (const { path } of pages)
    writeHtml(folder, path, readFileSync(join("public", path, "index.html"), "utf8"))
  const posts = contentPosts()
  return {
    articles: posts.length,
    documents: [
      ...posts.map(({ slug, title, excerpt, date }) => ({
        kind: "post" as const,
        slug,
        title,
        text: excerpt,
        date,
      })),
      ...contentResources().map(({ slug, title, description }) => ({
        kind: "resource" as const,
        slug,
        title,
        text: description,
      })),
    ],
    pages,
    folder,
    queries: judged.map(({ query }) => query),
  }
}

/** So many made articles. */
export const madeCorpus = (folder: string, count: number): Corpus => {
  const articles = makeArticles(count)
  for (const article of articles) writeHtml(folder, article.path, toHtml(article))
  return {
    articles: count,
    documents: articles.map(({ slug, title, excerpt, date }) => ({
      kind: "post",
      slug,
      title,
      text: excerpt,
      date,
    })),
    pages: articles.map(({ path }) => ({ path, kind: "article" })),
    folder,
    queries: makeQueries(articles),
  }
}
