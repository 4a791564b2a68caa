import { wordsOf } from "./words-of"

export const defaultOutputWords = {
  pricing: "Pricing: the typical cost is {fee}.",
  legal: "Legal",
  email: "Email: {email}.",
  phone: "WhatsApp or phone: {phone}.",
  feed: "{brand} blog",
  moved: "This page has moved",
  movedTo: "This page has moved to {link}.",
} as const

export const outputWords = wordsOf("outputs", defaultOutputWords)
