import { wordsOf } from "./words-of"

export const defaultListWords = {
  category: "Category: {name}",
  service: "Service",
  tag: "Tag: {name}",
  tagText: "Articles tagged {name}, newest first, each with its reading time and a short summary.",
  noArticles: "No articles yet.",
  oneArticle: "1 article.",
  articles: "{count} articles, newest first.",
  title: "{title}, page {page}",
  description: "Page {page}. {description}",
  allArticles: "Page {page} of all articles. {description}",
  pages: "Pagination",
  page: "Page {page} of {count}",
  newer: "Newer articles",
  older: "Older articles",
  topics: "Topics",
  categories: "Categories",
  feed: "RSS feed",
} as const

export const listWords = wordsOf("lists", defaultListWords)
