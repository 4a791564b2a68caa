// Which pages exist, at which address and of which template, is decided in src/content-model/site-pages.ts.

import { existsSync } from "node:fs"
import { resolve } from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { type SitePage, sitePages } from "../content-model"
import { postsPerPage } from "../shared/listings"
import { notFoundPath, styleguidePath } from "../shared/paths"
import { expandRedirects, guessedAddresses } from "../shared/redirects"
import { currentContext } from "./content-nodes"
import { relatedTo } from "./related-articles"
import { type QueryArgs, runQuery } from "./run-query"

export type PageArgs = QueryArgs & Pick<CreatePagesArgs, "actions">

/** What all pages are made of, for the sitemap as well: in one query, since the list of pages needs all of it at once. */
export const pagesQuery = /* GraphQL */ `query GeneratedPages {
  site { siteMetadata { siteUrl } }
  allPost(sort: [{ date: DESC }, { slug: ASC }]) {
    nodes { id path blogPath categoryPath retired date updated noindex category { path } tags { slug name path } }
  }
  allCategory(sort: { order: ASC }) { nodes { slug name path } }
  allResource(sort: [{ order: ASC }, { slug: ASC }]) { nodes { id slug updated tags { slug name path } } }
  allReconciliation(sort: [{ order: ASC }, { slug: ASC }]) { nodes { id slug } }
  allLegalPage(sort: { slug: ASC }) { nodes { slug } }
  allPage(sort: { slug: ASC }) { nodes { slug } }
}`

type Found = Queries.GeneratedPagesQuery
type Post = Found["allPost"]["nodes"][number]
type Text = {
  readonly id?: string
  readonly date?: string
  readonly updated?: string | null
  readonly noindex?: boolean
}
type Page = SitePage<Text>
type Template = NonNullable<Page["template"]>

/** @returns the articles around each, by its id */
const articleContexts = (posts: readonly Post[]) => {
  const relatedIds = relatedTo(posts)
  return new Map(
    posts.map((post, place) => {
      // Each by its id: a query for a list would run again for all articles once one of them has changed.
      const [related1 = null, related2 = null, related3 = null] = relatedIds(post)
      const newerId = posts[place - 1]?.id ?? null
      const olderId = posts[place + 1]?.id ?? null
      return [post.id, { id: post.id, newerId, olderId, related1, related2, related3 }]
    }),
  )
}

/** The topics beside each page of the blog: Gatsby's `group` would count the articles again for each. */
const topicLists = (pages: readonly Page[]) => {
  const topicsOf = (template: Template) =>
    pages.flatMap(({ template: own, listing }) =>
      own === template && listing?.page === 1
        ? [{ name: listing.topic.name, path: listing.topic.path, count: listing.posts.length }]
        : [],
    )
  const tags = topicsOf("tag").filter(({ count }) => count > 0)
  return { categories: topicsOf("category"), tags: tags.sort((a, b) => (a.path < b.path ? -1 : 1)) }
}

const listingContext = ({ listing }: Page) => {
  if (!listing) return {}
  const { topic, posts, ...position } = listing
  return {
    ...position,
    limit: postsPerPage,
    skip: (position.page - 1) * postsPerPage,
    slug: topic.slug,
    name: topic.name,
    count: posts.length,
  }
}

/** What each template's query and layout get of its page. */
const contextsOf = (
  pages: readonly Page[],
  posts: readonly Post[],
): Readonly<Record<Template, (page: Page) => object>> => {
  const articles = articleContexts(posts)
  const topics = topicLists(pages)
  const listing = (page: Page) => ({ ...listingContext(page), ...topics })
  return {
    post: ({ text }) => articles.get(text?.id ?? "") ?? {},
    blog: listing,
    category: listing,
    tag: listing,
    resource: ({ text }) => ({ id: text?.id }),
    reconciliation: ({ text }) => ({ id: text?.id }),
    retired: ({ canonical }) => ({ movedTo: canonical }),
    "post-not-found": ({ answersBelow }) => ({ answersBelow }),
  }
}

/** From old addresses to new ones. A page, a line of content or a file wins over an address that is only guessed. */
const movedAddresses = (pages: readonly Page[]): ReadonlyMap<string, string> => {
  const current = pages.filter(({ status }) => status === 200).map(({ path }) => path)
  const written = expandRedirects(currentContext().redirects, current)
  const guessed = [...guessedAddresses].filter(
    ([path]) => !existsSync(`static${path}`) && !current.includes(path),
  )
  return new Map([...guessed, ...written.map(({ from, to }) => [from, to] as const)])
}

/** All pages, also those that Gatsby makes of `src/pages`. */
export const pagesOf = (found: Found): Page[] =>
  sitePages<Text>({
    posts: found.allPost.nodes,
    categories: found.allCategory.nodes,
    resources: found.allResource.nodes,
    reconciliations: found.allReconciliation.nodes,
    textPages: [...found.allLegalPage.nodes, ...found.allPage.nodes],
  })

/** Creates none where the query failed. */
export const createContentPages = async (args: PageArgs): Promise<void> => {
  const found = await runQuery<Found>(args, "the pages", pagesQuery)
  if (!found) return
  const { createPage, createRedirect } = args.actions
  const pages = pagesOf(found)
  const contextOf = contextsOf(pages, found.allPost.nodes)
  const create = (path: string, template: string, context: object) =>
    createPage({ path, component: resolve(`src/templates/${template}.tsx`), context })
  for (const page of pages) {
    const { path, template, section } = page
    if (template) create(path, template, { ...(section && { section }), ...contextOf[template](page) })
  }
  for (const { path, answersBelow } of pages)
    if (answersBelow) createRedirect({ fromPath: `${answersBelow}/*`, toPath: path, statusCode: 404 })
  createRedirect({ fromPath: "/*", toPath: notFoundPath, statusCode: 404 })
  // Forced, since there is a page at the address too (Netlify, "Redirect options").
  for (const [fromPath, toPath] of movedAddresses(pages))
    createRedirect({ fromPath, toPath, statusCode: 301, force: true })
  if (process.env.NODE_ENV !== "production") create(styleguidePath, "styleguide", {})
}
