import { addresses, blogPostPath, categoryPath, resourcePath, tagPath } from "../../src/shared/addresses"

/** An article with code, tables and a diagram. */
export const richArticle = blogPostPath("deep-dive-analysis-methodology")

/** One page of each kind, for checks that are too slow for all. */
export const pageKinds: readonly string[] = [
  addresses.home,
  addresses.about,
  addresses.services,
  addresses.results,
  addresses.blog,
  richArticle,
  categoryPath("cohort-analysis"),
  tagPath("seo"),
  resourcePath("data-portfolio-sample"),
  addresses.contact,
  addresses.search,
  addresses.privacy,
]
