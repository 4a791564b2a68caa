import { paths } from "../../shared/paths"
import { site } from "../../shared/site"

export type Link = { readonly label: string; readonly path: string }

export const booking: Link = { label: "Book Consultation", path: paths.contact }
export const audit: Link = { label: `Free ${site.freeAudit}`, path: paths.landing }
export const resources: Link = { label: "Free resources", path: paths.resources }
export const quotes: Link = { label: "What clients say", path: paths.testimonials }
export const search: Link = { label: "Search", path: paths.search }

/** The navigation, with the pages that an editor adds to it, and the main pages that it leaves out. */
export const mainPages: readonly Link[] = [
  ...site.navigation,
  { label: "Testimonials", path: paths.testimonials },
  audit,
]

export const legalPages: readonly Link[] = [
  { label: "Privacy", path: paths.privacy },
  { label: "Terms", path: paths.terms },
]
