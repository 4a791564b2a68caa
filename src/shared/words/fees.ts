import { wordsOf } from "./words-of"

export const formerFeeWords = {
  from: "from {fee} per {per}",
  range: "{from} to {to} per {per}",
  about: "about {fee}",
} as const

export const feeWords = wordsOf("fees", formerFeeWords)
