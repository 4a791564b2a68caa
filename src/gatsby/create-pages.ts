import { resolve } from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { addresses, goneCategoryPath, notFoundPath, postNotFoundPath, tagPath } from "../shared/addresses"
import { type ListingPlace, listingPaths, postsPerPage } from "../shared/listing-paths"
import { type QueryArgs, runQuery } from "./run-query"

/** The part of Gatsby's API that is used; tests pass fakes. */
export type PageArgs = QueryArgs & Pick<CreatePagesArgs, "actions">

type Tag = { slug: string; name: string }
type Post = {
  id: string
  blogPath: string
  categoryPath: string
  retired: boolean
  category: { slug: string }
  tags: Tag[]
}
type Content = {
  allPost: { nodes: Post[] }
  allCategory: { nodes: { slug: string; name: string; path: string }[] }
  allResource: { nodes: { id: string; path: string; tags: Tag[] }[] }
}

const query = `query GeneratedPages {
  allPost(sort: [{ date: DESC }, { slug: ASC }]) {
    nodes { id blogPath categoryPath retired category { slug } tags { slug name } }
  }
  allCategory(sort: { order: ASC }) { nodes { slug name path } }
  allResource(sort: [{ order: ASC }, { slug: ASC }]) { nodes { id path tags { slug name } } }
}`

/** Creates a page from the template of this name; the build never imports browser code. */
type CreatePage = (path: string, template: string, context: object) => void

/** Each article at both its addresses, /blog/{slug} and /{category-slug}/{slug}; a retired one only at the latter. */
const createPosts = (posts: readonly Post[], createPage: CreatePage): void => {
  for (const [index, { id, blogPath, categoryPath, retired }] of posts.entries()) {
    const context = { id, newerId: posts[index - 1]?.id ?? null, olderId: posts[index + 1]?.id ?? null }
    for (const path of retired ? [categoryPath] : [categoryPath, blogPath]) createPage(path, "post", context)
  }
}

/** The pages of a listing: one for up to 50 posts (none included), then one for each further 50. */
const createListing = (
  { listing, template, posts }: { listing: string; template: string; posts: readonly Post[] },
  context: object,
  createPage: CreatePage,
): void => {
  const paths = listingPaths(listing, posts.length)
  for (const [index, path] of paths.entries()) {
    const place: ListingPlace = { listing, page: index + 1, pageCount: paths.length }
    createPage(path, template, { ...context, ...place, limit: postsPerPage, skip: index * postsPerPage })
  }
}

/** A category or tag with the number of its posts, for the blog's sidebar. */
const countPosts = ({ slug, name, posts }: Tag & { posts: readonly Post[] }) => ({
  slug,
  name,
  count: posts.length,
})

/**
 * The blog index, a listing for each category of `content/categories.json`, and one for each tag of a post or resource. Posts
 * are counted here, since GraphQL's `group` takes time with the square of their number on each page of the blog.
 */
const createListings = (
  { allPost: { nodes: posts }, allCategory, allResource }: Content,
  createPage: CreatePage,
): void => {
  const categories = allCategory.nodes.map(({ slug, name, path }) => ({
    slug,
    name,
    listing: path,
    posts: posts.filter(({ category }) => category.slug === slug),
  }))
  const names = new Map(
    [...allResource.nodes, ...posts].flatMap(({ tags }) => tags.map(({ slug, name }) => [slug, name])),
  )
  const tags = [...names].map(([slug, name]) => ({
    slug,
    name,
    listing: tagPath(slug),
    posts: posts.filter(({ tags }) => tags.some(tag => tag.slug === slug)),
  }))
  const usedTags = tags.filter(tag => tag.posts.length > 0).sort((a, b) => (a.slug < b.slug ? -1 : 1))
  const topics = { categories: categories.map(countPosts), tags: usedTags.map(countPosts) }
  createListing({ listing: addresses.blog, template: "blog", posts }, topics, createPage)
  for (const { slug, listing, posts } of categories)
    createListing({ listing, template: "category", posts }, { slug }, createPage)
  for (const { slug, name, listing, posts } of tags) {
    const context = { slug, name, postCount: posts.length }
    createListing({ listing, template: "tag", posts }, context, createPage)
  }
}

/** The 410 pages at retired addresses; that they answer 410 follows from the address (`src/shared/page-status.ts`). */
const createGonePages = ({ allPost, allCategory }: Content, createPage: CreatePage): void => {
  for (const { blogPath, categoryPath, retired } of allPost.nodes)
    if (retired) createPage(blogPath, "gone", { movedTo: categoryPath })
  for (const { slug, path } of allCategory.nodes)
    createPage(goneCategoryPath(slug), "gone", { movedTo: path })
}

/** The page for unknown posts of each section, and the rules by which hosts show it, or `src/pages/404.tsx`, with status 404. */
const createNotFoundPages = (
  { allCategory }: Content,
  createPage: CreatePage,
  { createRedirect }: PageArgs["actions"],
): void => {
  for (const section of [addresses.blog, ...allCategory.nodes.map(({ path }) => path)]) {
    const toPath = postNotFoundPath(section)
    createPage(toPath, "post-not-found", { section })
    createRedirect({ fromPath: `${section}/*`, toPath, statusCode: 404 })
  }
  createRedirect({ fromPath: "/*", toPath: notFoundPath, statusCode: 404 })
}

/** Creates the generated pages; fixed addresses are the files of src/pages. */
export const createContentPages = async (args: PageArgs): Promise<void> => {
  const content = await runQuery<Content>(args, "the pages", query)
  if (!content) return
  const { actions } = args
  const createPage: CreatePage = (path, template, context) => {
    actions.createPage({ path, component: resolve(`src/templates/${template}.tsx`), context })
  }
  createPosts(content.allPost.nodes, createPage)
  createListings(content, createPage)
  for (const { id, path } of content.allResource.nodes) createPage(path, "resource", { id })
  createGonePages(content, createPage)
  createNotFoundPages(content, createPage, actions)
  // Shows every component.
  if (process.env.NODE_ENV !== "production") createPage("/styleguide", "styleguide", {})
}
