import { paths } from "../../shared/paths"
import { site } from "../../shared/site"
import { fillTokens } from "../../shared/text-tokens"
import { linkWords } from "../../shared/words/links"

export type Link = { readonly label: string; readonly path: string }

export const booking: Link = { label: linkWords.booking, path: paths.contact }
export const audit: Link = {
  label: fillTokens(linkWords.audit, { freeAudit: site.freeAudit }),
  path: paths.landing,
}
export const resources: Link = { label: linkWords.resources, path: paths.resources }
export const quotes: Link = { label: linkWords.quotes, path: paths.testimonials }
export const search: Link = { label: linkWords.search, path: paths.search }
export const sitemap: Link = { label: linkWords.sitemap, path: paths.sitemap }
export const posts: Link = { label: linkWords.posts, path: paths.blog }
export const services: Link = { label: linkWords.services, path: paths.services }
export const results: Link = { label: linkWords.results, path: paths.results }

/** The navigation, with the pages that an editor adds to it, and the main pages that it leaves out. */
export const mainPages: readonly Link[] = [
  ...site.navigation,
  { label: linkWords.testimonials, path: paths.testimonials },
  audit,
]

export const legalPages: readonly Link[] = [
  { label: linkWords.privacy, path: paths.privacy },
  { label: linkWords.terms, path: paths.terms },
]
