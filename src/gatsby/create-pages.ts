import { existsSync } from "node:fs"
import { resolve } from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { type SitePage, sitePages } from "../content-model/site-pages"
import { postsPerPage } from "../shared/listings"
import { notFoundPath } from "../shared/page-status"
import { styleguidePath } from "../shared/paths"
import { expandRedirects, guessedAddresses } from "../shared/redirects"
import { currentContext } from "./content-nodes"
import { relatedTo } from "./related-articles"
import { type QueryArgs, runQuery } from "./run-query"

export type PageArgs = QueryArgs & Pick<CreatePagesArgs, "actions">

/** What all pages are made of, for the sitemap as well. */
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

/** For the list of topics beside each page of the blog: Gatsby's `group` would count the articles again for each. */
const topicCounts = (pages: readonly Page[], template: Page["template"]) =>
  pages.flatMap(({ template: own, listing }) =>
    own === template && listing?.page === 1
      ? [{ name: listing.topic.name, path: listing.topic.path, count: listing.posts.length }]
      : [],
  )

const listingContext = ({ topic, posts, ...position }: NonNullable<Page["listing"]>) => ({
  ...position,
  limit: postsPerPage,
  skip: (position.page - 1) * postsPerPage,
  slug: topic.slug,
  name: topic.name,
  count: posts.length,
})

/** @returns the context of each page for its query and its layout */
const contexts = (pages: readonly Page[], posts: readonly Post[]) => {
  const relatedIds = relatedTo(posts)
  const articles = new Map(
    posts.map((post, place) => {
      // Each by its id: a query for a list would run again for all articles once one of them has changed.
      const [related1 = null, related2 = null, related3 = null] = relatedIds(post)
      const newerId = posts[place - 1]?.id ?? null
      const olderId = posts[place + 1]?.id ?? null
      return [post.id, { id: post.id, newerId, olderId, related1, related2, related3 }]
    }),
  )
  const tags = topicCounts(pages, "tag").filter(({ count }) => count > 0)
  const topics = {
    categories: topicCounts(pages, "category"),
    tags: tags.sort((a, b) => (a.path < b.path ? -1 : 1)),
  }
  return ({ template, status, canonical, section, text, listing, answersBelow }: Page): object => ({
    ...(section && { section }),
    ...(template === "post" && articles.get(text?.id ?? "")),
    ...((template === "resource" || template === "reconciliation") && { id: text?.id }),
    ...(listing && listingContext(listing)),
    ...(listing && topics),
    ...(status === 410 && { movedTo: canonical }),
    ...(answersBelow && { answersBelow }),
  })
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
  const contextOf = contexts(pages, found.allPost.nodes)
  const create = (path: string, template: string, context: object) =>
    createPage({ path, component: resolve(`src/templates/${template}.tsx`), context })
  for (const page of pages) if (page.template) create(page.path, page.template, contextOf(page))
  for (const { path, answersBelow } of pages)
    if (answersBelow) createRedirect({ fromPath: `${answersBelow}/*`, toPath: path, statusCode: 404 })
  createRedirect({ fromPath: "/*", toPath: notFoundPath, statusCode: 404 })
  // Forced, since there is a page at the address too (Netlify, "Redirect options").
  for (const [fromPath, toPath] of movedAddresses(pages))
    createRedirect({ fromPath, toPath, statusCode: 301, force: true })
  if (process.env.NODE_ENV !== "production") create(styleguidePath, "styleguide", {})
}
