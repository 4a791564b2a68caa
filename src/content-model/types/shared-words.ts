import { defaultWords } from "../../shared/words/default-words"
import { objectType } from "./field-types"
import { wordGroup } from "./words"

const docs: Record<keyof typeof defaultWords, string> = {
  frame: "What is read out or shown around every page.",
  links: "Links and buttons to other pages.",
  footer: "The foot of every page.",
  calls: "What is said of a call.",
  articles: "What stands around articles.",
  texts: "What the build adds to texts: the names of boxes and tables, and links to videos.",
  code: "The buttons that copy code.",
  lists: "What stands around lists of articles.",
  proof: "What is said of cases, quotes and figures.",
  legal: "What stands around legal texts.",
  fees: "How fees are named.",
  downloads: "What is said of a download.",
  charts: "What stands around charts.",
  fields: "What stands beside the fields of forms.",
  outputs: "What the search finds besides the words of pages, and what a moved address shows.",
}

/** The words that several pages share. */
export const sharedWords = objectType(
  "SharedWords",
  "Words that several pages share; of a group that is left out, the default ones are shown.",
  Object.fromEntries(
    Object.entries(defaultWords).map(([name, words]) => [
      name,
      wordGroup<string>("", docs[name as keyof typeof defaultWords], words),
    ]),
  ),
  { label: "Words", sdl: "" },
)
