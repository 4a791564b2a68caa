import { groupPosts } from "./pages/group-posts"

type Label = { name: string; slug: string }
type Post = { slug: string; date: string; category: Label; tags: Label[] }
type Group<P> = { slug: string; count: number; nodes: P[] }
/** How many articles there are of each category and of each tag, in the order of their slugs, with the newest of them. */
export type TopicCounts<P> = { categories: Group<P>[]; tags: Group<P>[] }

type AllPosts = { nodeModel: { findAll: (query: { type: "Post" }) => Promise<{ entries: Iterable<Post> }> } }

/** The GraphQL types of the answer. */
export const topicCountsSdl = /* GraphQL */ `
"""
The articles of one topic.
"""
type TopicCount @dontInfer {
  "seo-strategies"
  slug: String!
  "How many articles it has"
  count: Int!
  "The newest of them"
  nodes: [Post!]!
}

"""
How many articles each topic has, in the order of the slugs; topics without articles are left out.
"""
type TopicCounts @dontInfer {
  categories: [TopicCount!]!
  tags: [TopicCount!]!
}
`

const newestFirst = (one: Post, other: Post): number => {
  if (one.date !== other.date) return one.date > other.date ? -1 : 1
  return one.slug < other.slug ? -1 : 1
}

/** Counts the articles of each topic. */
export const countTopics = <P extends Post>(posts: readonly P[]): TopicCounts<P> => {
  const sorted = [...posts].sort(newestFirst)
  const bySlug = new Map(sorted.map(post => [post.slug, post]))
  const groupsOf = (keysOf: (post: P) => readonly string[]): Group<P>[] =>
    [...groupPosts(sorted, keysOf)].map(([slug, members]) => ({
      slug,
      count: members.length,
      nodes: members.slice(0, 1).flatMap(member => bySlug.get(member) ?? []),
    }))
  return {
    categories: groupsOf(({ category }) => [category.slug]),
    tags: groupsOf(({ tags }) => tags.map(({ slug }) => slug)),
  }
}

let counted: TopicCounts<Post> | undefined

/**
 * The same for a query. Every page of the blog shows them, and Gatsby's own `group` reads all articles for each page, sorts
 * them and copies a group's list for each of its members. In a build no article changes between two queries, so that they
 * are counted once by each process.
 */
export const topicCounts = async (
  _source: unknown,
  _args: unknown,
  { nodeModel }: AllPosts,
): Promise<TopicCounts<Post>> => {
  // Tells Gatsby that the page depends on all articles; they are read only where they are counted.
  const { entries } = await nodeModel.findAll({ type: "Post" })
  if (counted && process.env.NODE_ENV === "production") return counted
  counted = countTopics([...entries])
  return counted
}
