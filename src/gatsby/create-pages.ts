import { resolve } from "node:path"
import type { CreatePagesArgs } from "gatsby"
import {
  type ListingPosition,
  listingPaths,
  notFoundPath,
  paths,
  postNotFoundPath,
  postsPerPage,
  retiredCategoryPath,
} from "../shared/paths"
import { type QueryArgs, runQuery } from "./run-query"

export type PageArgs = QueryArgs & Pick<CreatePagesArgs, "actions">

const query = /* GraphQL */ `query GeneratedPages {
  allPost(sort: [{ date: DESC }, { slug: ASC }]) {
    nodes { id blogPath categoryPath retired category { path } tags { slug name path } }
  }
  allCategory(sort: { order: ASC }) { nodes { slug name path } }
  allResource(sort: [{ order: ASC }, { slug: ASC }]) { nodes { id path tags { slug name path } } }
}`

type Content = Queries.GeneratedPagesQuery
type Post = Content["allPost"]["nodes"][number]
type Tag = Post["tags"][number]

type CreatePage = (path: string, template: string, context: object) => void

const createPosts = (posts: readonly Post[], createPage: CreatePage): void => {
  for (const [index, { id, blogPath, categoryPath, retired }] of posts.entries()) {
    const context = { id, newerId: posts[index - 1]?.id ?? null, olderId: posts[index + 1]?.id ?? null }
    for (const path of retired ? [categoryPath] : [categoryPath, blogPath]) createPage(path, "post", context)
  }
}

type Topic = Tag & { posts: readonly Post[] }

const topicContext = ({ slug, name, posts }: Topic) => ({ slug, name, count: posts.length })

const topicCount = ({ name, path, posts }: Topic) => ({ name, path, count: posts.length })

/** Posts are counted here: Gatsby's `group` copies a list for each post, and each page of the blog would group again. */
const createListings = (
  { allPost: { nodes: posts }, allCategory, allResource }: Content,
  createPage: CreatePage,
): void => {
  const createListing = (template: string, listing: string, listed: readonly Post[], context: object) => {
    const listingPages = listingPaths(listing, listed.length)
    for (const [index, path] of listingPages.entries()) {
      const position: ListingPosition = { listing, page: index + 1, pageCount: listingPages.length }
      createPage(path, template, { ...context, ...position, limit: postsPerPage, skip: index * postsPerPage })
    }
  }
  const categories = allCategory.nodes.map(category => ({
    ...category,
    posts: posts.filter(post => post.category.path === category.path),
  }))
  const tagged = [...allResource.nodes, ...posts].flatMap(({ tags }) => tags)
  const tags = [...new Map(tagged.map(tag => [tag.path, tag])).values()].map(tag => ({
    ...tag,
    posts: posts.filter(post => post.tags.some(({ path }) => path === tag.path)),
  }))
  const usedTags = tags.filter(tag => tag.posts.length > 0).sort((a, b) => (a.slug < b.slug ? -1 : 1))
  const topics = { categories: categories.map(topicCount), tags: usedTags.map(topicCount) }
  createListing("blog", paths.blog, posts, topics)
  for (const topic of categories) createListing("category", topic.path, topic.posts, topicContext(topic))
  for (const topic of tags) createListing("tag", topic.path, topic.posts, topicContext(topic))
}

const createRetiredPages = ({ allPost, allCategory }: Content, createPage: CreatePage): void => {
  for (const { blogPath, categoryPath, retired } of allPost.nodes)
    if (retired) createPage(blogPath, "retired", { movedTo: categoryPath })
  for (const { slug, path } of allCategory.nodes)
    createPage(retiredCategoryPath(slug), "retired", { movedTo: path })
}

const createNotFoundPages = (
  { allCategory }: Content,
  createPage: CreatePage,
  { createRedirect }: PageArgs["actions"],
): void => {
  for (const section of [paths.blog, ...allCategory.nodes.map(({ path }) => path)]) {
    const toPath = postNotFoundPath(section)
    createPage(toPath, "post-not-found", { section })
    createRedirect({ fromPath: `${section}/*`, toPath, statusCode: 404 })
  }
  createRedirect({ fromPath: "/*", toPath: notFoundPath, statusCode: 404 })
}

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
  createRetiredPages(content, createPage)
  createNotFoundPages(content, createPage, actions)
  if (process.env.NODE_ENV !== "production") createPage("/styleguide", "styleguide", {})
}
