import { wordsOf } from "./words-of"

export const defaultArticleWords = {
  none: "No articles here yet.",
  unpublished: "Not published",
  unpublishedText: "Not published: a draft, or dated in the future. Builds leave it out.",
  readingTime: "{time} read",
  contents: "Contents",
  tags: "Tags",
  updated: "Updated {date}",
  author: "By {author}",
  checked: "Last checked {date}",
  sources: "Sources",
  accessed: "accessed {date}",
  aboutAuthor: "About the author",
  mistake: "Found a mistake? Email {link}.",
  more: "More articles",
  older: "Earlier article",
  newer: "Later article",
  related: "Related article",
  help: "Need help implementing this?",
  booking: "Book a Consultation",
} as const

export const articleWords = wordsOf("articles", defaultArticleWords)
