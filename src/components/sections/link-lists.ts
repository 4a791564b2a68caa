import { paths } from "../../shared/paths"
import { site } from "../../shared/site"
import { fillTokens } from "../../shared/text-tokens"
import { words } from "../../shared/words"

export type Link = { readonly label: string; readonly path: string }

export const booking: Link = { label: words.links.booking, path: paths.contact }
export const audit: Link = {
  label: fillTokens(words.links.audit, { freeAudit: site.freeAudit }),
  path: paths.landing,
}
export const resources: Link = { label: words.links.resources, path: paths.resources }
export const quotes: Link = { label: words.links.quotes, path: paths.testimonials }
export const search: Link = { label: words.links.search, path: paths.search }
export const sitemap: Link = { label: words.links.sitemap, path: paths.sitemap }
export const posts: Link = { label: words.links.posts, path: paths.blog }
export const services: Link = { label: words.links.services, path: paths.services }
export const results: Link = { label: words.links.results, path: paths.results }

/** The navigation, with the pages that an editor adds to it, and the main pages that it leaves out. */
export const mainPages: readonly Link[] = [
  ...site.navigation,
  { label: words.links.testimonials, path: paths.testimonials },
  audit,
]

export const legalPages: readonly Link[] = [
  { label: words.links.privacy, path: paths.privacy },
  { label: words.links.terms, path: paths.terms },
]
