import { rollup, sort } from "d3-array"

type Topic = { readonly path: string }

type Post = { readonly id: string; readonly category: Topic; readonly tags: readonly Topic[] }

/**
 * @param posts the newest first
 * @returns the ids of the articles that share most topics with one; of each topic only the newest 20 are compared
 */
export const relatedTo = (posts: readonly Post[]) => {
  const topicsOf = ({ category, tags }: Post) => [category, ...tags].map(({ path }) => path)
  const newest = new Map<string, Post[]>()
  for (const post of posts)
    for (const topic of topicsOf(post)) {
      const known = newest.get(topic) ?? []
      if (known.length < 20) newest.set(topic, [...known, post])
    }
  return (post: Post): string[] => {
    const shared = rollup(
      topicsOf(post).flatMap(topic => newest.get(topic) ?? []),
      same => same.length,
      ({ id }) => id,
    )
    shared.delete(post.id)
    return sort(shared.keys(), id => -(shared.get(id) ?? 0))
  }
}
