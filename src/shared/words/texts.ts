import { wordsOf } from "./words-of"

export const defaultTextWords = {
  note: "Note",
  tip: "Tip",
  important: "Important",
  warning: "Warning",
  caution: "Caution",
  decision: "Decision needed",
  video: "Watch the video",
  provider: "on {provider}",
  table: "Table {count}",
  tableBelow: "Table {count}: {heading}",
  footnotes: "Footnotes",
  reference: "Back to reference {number}",
} as const

export const textWords = wordsOf("texts", defaultTextWords)
