import { wordsOf } from "./words-of"

export const defaultDownloadWords = {
  download: "Download",
  onePage: "1 page",
  pages: "{count} pages",
  online: "View online or print",
} as const

export const downloadWords = wordsOf("downloads", defaultDownloadWords)
