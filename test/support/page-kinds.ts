import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import {
  blogPostPath,
  categoryPath,
  categoryPostPath,
  paths,
  resourcePath,
  searchPath,
} from "../../src/shared/paths"
import { site } from "../../src/shared/site"
import * as content from "./content"
import { type BuiltDocument, canonicalPath, mainText, readDocument } from "./documents"
import { searchedFor } from "./search-page"
import { sitePaths } from "./site-paths"

/** A test of what content need not have: skipped for content without it. */
export const testIf = (found: unknown): jest.It => (found ? test : test.skip)

/** The item that has most, the first of several. */
const most = <Item>(items: readonly Item[], measure: (item: Item) => number): Item | undefined =>
  [...items].sort((one, other) => measure(other) - measure(one))[0]

/** The articles at their canonical addresses, newest first. */
export const articles: readonly BuiltDocument[] = content.posts().map(({ categorySlug, slug }) => {
  const document = readDocument(categoryPostPath(categorySlug, slug))
  return { ...document, path: canonicalPath(document) }
})

/** The address of the first article that has what a selector finds. */
export const articleWith = (selector: string): string | undefined =>
  articles.find(({ root }) => root.querySelector(selector))?.path

/** The address of the article with the longest text. */
export const longestArticle = most(articles, article => mainText(article).length)?.path

const parts = [".article-body pre", "table", ".diagram", ".toc", ".article-cover", ".article-body p a"]

/** An article with as many as there are of code, tables, a diagram, contents, a cover and links; else the blog. */
export const richArticle =
  most(articles, ({ root }) => parts.filter(part => root.querySelector(part)).length)?.path ?? paths.blog

const categorySize = ({ name }: { name: string }) =>
  content.posts().filter(({ category }) => category === name).length
const [category] = [most(content.categories(), categorySize)]
const resource = most(content.resources(), ({ body }) => body.length)

/** One page of each kind of document, for checks that are too slow for all. */
export const pageKinds: readonly string[] = [
  paths.home,
  paths.services,
  ...(category ? [categoryPath(category.slug)] : []),
  ...(articles.length > 0 ? [richArticle] : []),
  ...(resource ? [resourcePath(resource.slug)] : []),
  paths.contact,
  paths.search,
]

/** One page of each kind, also of those that differ little in what is slow to check. */
export const allKinds: readonly string[] = [
  ...pageKinds,
  ...[paths.about, paths.landing, paths.results, paths.testimonials, paths.resources, paths.blog],
  ...[paths.sitemap, paths.privacy, searchPath(searchedFor), "/no-such-page", paths.amp],
  ...content.retiredSlugs().slice(0, 1).map(blogPostPath),
]

/** The component with which Gatsby renders a page. */
const componentOf = (path: string): string => {
  const file = join("public/page-data", path === paths.home ? "index" : path, "page-data.json")
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).componentChunkName : path
}

/** A page of each page component, of articles the longest and the richest. */
export const pagePerComponent = (): readonly string[] => {
  const chosen = longestArticle ? [longestArticle, richArticle] : []
  const pages = new Map([...sitePaths().reverse(), ...chosen].map(path => [componentOf(path), path]))
  return [...new Set([...pages.values(), ...chosen])]
}

/** The pages of the navigation other than home. */
const navigation = site.navigation.filter(({ path }) => path !== paths.home)

const [first = { label: "", path: paths.home }, second = first] = navigation

/** Two pages of the navigation that are not home, if it has them, with their labels and headings. */
export const [onePage, otherPage] = [first, second].map(({ label, path }) => ({
  label,
  path,
  heading: readDocument(path).root.querySelector("h1")?.text ?? "",
})) as [NavigationPage, NavigationPage]

type NavigationPage = { readonly label: string; readonly path: string; readonly heading: string }
