import { wordsOf } from "./words-of"

export const defaultFieldWords = {
  optional: "(optional)",
} as const

export const fieldWords = wordsOf("fields", defaultFieldWords)
