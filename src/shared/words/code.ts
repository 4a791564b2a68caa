import { wordsOf } from "./words-of"

export const defaultCodeWords = {
  copy: "Copy",
  copyCode: "Copy code",
  copied: "Copied",
  codeCopied: "Code copied.",
  selected: "Selected",
  codeSelected: "The code couldn’t be copied, so it’s selected instead.",
} as const

export const codeWords = wordsOf("code", defaultCodeWords)
