import { addresses, blogPostPath, categoryPath, resourcePath } from "../../src/shared/addresses"

/** An article with code, tables and a diagram. */
export const richArticle = blogPostPath("deep-dive-analysis-methodology")

/** One page of each kind of document, for checks that are too slow for all. */
export const pageKinds: readonly string[] = [
  addresses.home,
  addresses.services,
  categoryPath("cohort-analysis"),
  richArticle,
  resourcePath("data-portfolio-sample"),
  addresses.contact,
  addresses.search,
]
