import { wordsOf } from "./words-of"

export const defaultLegalWords = {
  updated: "Last updated: {date}",
  name: "Responsible",
  address: "Address",
  id: "Registration",
  grievances: "Grievances",
} as const

export const legalWords = wordsOf("legal", defaultLegalWords)
