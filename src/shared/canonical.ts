import { blogPostPath, categoryPostPath } from "./addresses"

/**
 * The one canonical address of an article, used by the blog index, the sitemap and search engines: under its category when that
 * category has top-level posts, otherwise under /blog.
 * @param retired whether the address under /blog is retired: it is a notice then, and never canonical
 */
export const canonicalPostPath = (
  category: { slug: string; topLevel: boolean },
  slug: string,
  retired = false,
): string => (category.topLevel || retired ? categoryPostPath(category.slug, slug) : blogPostPath(slug))
