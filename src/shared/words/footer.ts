import { wordsOf } from "./words-of"

export const defaultFooterWords = {
  services: "Work with us",
  results: "Our work",
  posts: "Learn",
  contact: "Get in touch",
  rights: "All rights reserved.",
  further: "Footer",
  fullPage: "Full version of this page",
} as const

export const footerWords = wordsOf("footer", defaultFooterWords)
