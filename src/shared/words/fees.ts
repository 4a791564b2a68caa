import { wordsOf } from "./words-of"

export const defaultFeeWords = {
  from: "from {fee} per {per}",
  range: "{from} to {to} per {per}",
  about: "about {fee}",
  project: "project",
  month: "month",
} as const

export const feeWords = wordsOf("fees", defaultFeeWords)
