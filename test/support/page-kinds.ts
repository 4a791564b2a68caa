import { blogPostPath, categoryPath, paths, resourcePath } from "../../src/shared/paths"

/** An article with code, tables and a diagram. */
export const richArticle = blogPostPath("deep-dive-analysis-methodology")

/** One page of each kind of document, for checks that are too slow for all. */
export const pageKinds: readonly string[] = [
  paths.home,
  paths.services,
  categoryPath("cohort-analysis"),
  richArticle,
  resourcePath("data-portfolio-sample"),
  paths.contact,
  paths.search,
]
