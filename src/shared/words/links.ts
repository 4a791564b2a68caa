import { wordsOf } from "./words-of"

export const defaultLinkWords = {
  booking: "Book Consultation",
  audit: "Free {freeAudit}",
  contact: "Contact us",
  services: "Our services",
  results: "Read the results",
  allResults: "All results",
  caseStudy: "Read the case study",
  quotes: "What clients say",
  posts: "All articles",
  resources: "Free resources",
  testimonials: "Testimonials",
  search: "Search",
  privacy: "Privacy",
  terms: "Terms",
  sitemap: "Sitemap",
} as const

export const linkWords = wordsOf("links", defaultLinkWords)
