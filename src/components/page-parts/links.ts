import { addresses } from "../../shared/addresses"
import { site } from "../../shared/site"

export type Link = { readonly label: string; readonly path: string }

export const booking: Link = { label: "Book Consultation", path: addresses.contact }
export const audit: Link = { label: "Free SEO Audit", path: addresses.landing }
export const search: Link = { label: "Search", path: addresses.search }

/** The navigation, with the pages that an editor adds to it, and the main pages that it leaves out. */
export const mainPages: readonly Link[] = [
  ...site.navigation,
  { label: "Testimonials", path: addresses.testimonials },
  audit,
]

export const legalPages: readonly Link[] = [
  { label: "Privacy", path: addresses.privacy },
  { label: "Terms", path: addresses.terms },
]
