/** What can be found by the search: a blog post (title and excerpt) or a free resource (title and description). */
export type SearchDocument = {
  kind: "post" | "resource"
  title: string
  /** The excerpt of a post, the description of a resource. */
  text: string
  slug: string
  /** Year-month-day; a post without one counts as the oldest. */
  date?: string
  /** The address of a post's picture, in a size for lists. */
  picture?: string
}
