import { tokenPattern } from "../../shared/text-tokens"
import { defaultWords } from "../../shared/words/default-words"
import { objectType, text } from "./field-types"

/** A word, a sentence or the words of a button. @param example the default ones; what they have in braces is filled in */
export const wordsLike = (example: string) =>
  text(`words such as “${example}”`, {
    example,
    fills: Array.from(example.matchAll(tokenPattern), ([, fill = ""]) => fill),
    ...(example.length > 60 && { as: "paragraph" }),
  })

/**
 * A group of words, all of them stated or none; then the page says the default ones.
 * @param words the default ones by the names of their fields
 */
export const wordGroup = <Name extends string>(
  type: string,
  doc: string,
  words: Readonly<Record<Name, string>>,
) =>
  objectType(
    type,
    doc,
    Object.fromEntries(
      Object.entries<string>(words).map(([name, example]) => [name, wordsLike(example)]),
    ) as Record<Name, ReturnType<typeof text>>,
  )

const docs: Record<keyof typeof defaultWords, string> = {
  frame: "What is read out or shown around every page.",
  links: "Links and buttons to other pages.",
  footer: "The foot of every page.",
  calls: "What is said of a call.",
  articles: "What stands around articles.",
  lists: "What stands around lists of articles.",
  proof: "What is said of cases, quotes and figures.",
  legal: "What stands around legal texts.",
  fees: "How fees are named.",
  downloads: "What is said of a download.",
  charts: "What stands around charts.",
  fields: "What stands beside the fields of forms.",
}

/** The words that several pages share. */
export const sharedWords = objectType(
  "SharedWords",
  "Words that several pages share; of a group that is left out, the default ones are shown.",
  Object.fromEntries(
    Object.entries(defaultWords).map(([name, words]) => [
      name,
      wordGroup<string>("", docs[name as keyof typeof defaultWords], words).optional(),
    ]),
  ),
  { label: "Words", sdl: "" },
)
