type Label = { name: string; slug: string }
type Post = { slug: string; date: string; category: Label; tags: Label[] }
type TopicCount = Label & { count: number }
/** How many articles there are of each category and of each tag, in the order of their slugs. */
export type TopicCounts = { categories: TopicCount[]; tags: TopicCount[] }

type AllPosts = { nodeModel: { findAll: (query: { type: "Post" }) => Promise<{ entries: Iterable<Post> }> } }

/** The GraphQL types of the answer. */
export const topicCountsSdl = /* GraphQL */ `
"""
A topic that articles have.
"""
type TopicCount @dontInfer {
  "seo-strategies"
  slug: String!
  "As the newest of its articles writes it"
  name: String!
  "How many articles it has"
  count: Int!
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

const countLabels = (labels: readonly Label[]): TopicCount[] => {
  const counts = new Map<string, TopicCount>()
  for (const { slug, name } of labels) {
    const known = counts.get(slug)
    if (known) known.count += 1
    else counts.set(slug, { slug, name, count: 1 })
  }
  return [...counts.values()].sort((one, other) => (one.slug < other.slug ? -1 : 1))
}

/** Counts the articles of each topic. */
export const countTopics = (posts: readonly Post[]): TopicCounts => {
  const sorted = [...posts].sort(newestFirst)
  return {
    categories: countLabels(sorted.map(({ category }) => category)),
    tags: countLabels(sorted.flatMap(({ tags }) => tags)),
  }
}

let counted: TopicCounts | undefined

/**
 * The same for a query. Every page of the blog shows them, and Gatsby's own `group` reads all articles for each page, sorts
 * them and copies a group's list for each of its members. In a build no article changes between two queries, so that they
 * are counted once by each process.
 */
export const topicCounts = async (
  _source: unknown,
  _args: unknown,
  { nodeModel }: AllPosts,
): Promise<TopicCounts> => {
  // Tells Gatsby that the page depends on all articles; they are read only where they are counted.
  const { entries } = await nodeModel.findAll({ type: "Post" })
  if (counted && process.env.NODE_ENV === "production") return counted
  counted = countTopics([...entries])
  return counted
}
