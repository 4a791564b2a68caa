import { Encoder, type EncoderOptions } from "flexsearch"

// Vowel signs of Indian scripts are marks, so a word is made of letters, numbers and marks.
const word: EncoderOptions = {
  include: { letter: true, number: true, char: "\\p{M}" },
  numeric: false,
  dedupe: false,
  cache: false,
  // Joiners only change how a word is drawn; "client's" is the client, "e-mail" is written "email" too.
  prepare: text =>
    text
      .replace(/\u200c|\u200d|\u00ad/g, "")
      .replace(/['’]s(?![\p{L}\p{N}])/gu, "")
      .replace(/['’]/g, "")
      .replace(/\be-(?=mail|commerce)/g, "e"),
}

/** British spelling becomes American, or both a third; only the sameness counts. */
const spelling = [
  [/(?<=[a-z]{3})our/, "or"],
  [/(?<=[a-z]{2})is(?=(?:e|es|ed|er|ers|ing|ation|ations)$)/, "iz"],
  [/(?<=[a-z]{3}y)z(?=(?:e|es|ed|er|ers|ing)$)/, "s"],
  [/(?<=[a-z]{3}og)ue(?=s?$)/, ""],
  [/(?<=[a-z]{2}t)re(?=s?$)/, "er"],
  [/(?<=^program)me/, ""],
  [/(?<=^(?:def|lic|off|pret)en)c(?=es?$)/, "s"],
  [/(?<=^judg)e(?=ment)/, ""],
] as const

/** Endings, one after another; what remains has a vowel and at least three letters. */
const endings = [
  [/(?<=[a-z]{2})ies$/, "y"],
  [/(?<=[a-z]{2}(?:s|sh|ch|x|z))es$|(?<=[a-z]{2}[^isu])s$/, ""],
  [/(?<=[a-z]{3}s)is$/, ""],
  [/(?<=[a-z]{3}ic)al(?:ly)?$/, ""],
  [/(?<=[a-z]{4})ly$/, ""],
  [/(?<=[a-z]{2}iz)(?:ation|er)$/, ""],
  [/(?<=[a-z]{3}[st])ion$/, ""],
  [/(?<=[a-z]{4})ment$/, ""],
  [/(?<=[aeiouy][a-z]+)(?<=[a-z]{3})(?:ing|ed)$/, ""],
  [/(?<=[a-z]{2})([bdfgklmnprt])\1$/, "$1"],
  [/(?<=[a-z]{3})e$/, ""],
] as const

const words = new Encoder(word)
// The typings know one pair; FlexSearch takes any number, one after the other.
const stems = new Encoder({ ...word, replacer: [...spelling, ...endings].flat() as [RegExp, string] })

/** Returns the words of a text in order: in lower case, without accents, each as often as it is there. */
export const wordsOf = (text: string): string[] => words.encode(text)

const known = new Map<string, string>()

/** Returns what a word of `wordsOf` is found by: its stem, the same for British and American spelling. */
export const stemOf = (one: string): string => {
  const before = known.get(one)
  if (before !== undefined) return before
  const stem = stems.encode(one)[0] ?? one
  if (known.size > 200_000) known.clear()
  known.set(one, stem)
  return stem
}

/** So many letters of a word are in its stem always. */
const KEPT = 2

/**
 * Returns what finds some stems in texts.
 * @returns for a text, one entry for each of its words in order: its stem, or an empty text where that was not looked for.
 */
export const finderOf = (wanted: ReadonlySet<string>): ((text: string) => string[]) => {
  // Most words are told by their first letters, and need no stem.
  const beginnings = new Set([...wanted].map(stem => stem.slice(0, KEPT)))
  return text =>
    wordsOf(text).map(word => {
      const stem = beginnings.has(word.slice(0, KEPT)) ? stemOf(word) : ""
      return wanted.has(stem) ? stem : ""
    })
}
