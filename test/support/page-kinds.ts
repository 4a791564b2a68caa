import { addresses, blogPostPath, categoryPath, resourcePath, tagPath } from "../../src/addresses"

/** One page of each kind, for checks that are too slow for all. The article has code, tables and a diagram. */
export const pageKinds: readonly string[] = [
  addresses.home,
  addresses.about,
  addresses.services,
  addresses.results,
  addresses.blog,
  blogPostPath("deep-dive-analysis-methodology"),
  categoryPath("cohort-analysis"),
  tagPath("seo"),
  resourcePath("data-portfolio-sample"),
  addresses.contact,
  addresses.search,
  addresses.privacy,
]
