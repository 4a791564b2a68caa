const tokensAndSpaces = /\s+|\S+/g
const spaceBetween = /\S\s+\S/

/** Returns the words of a text and the stretches of space between them, in turn. */
const tokensOf = (text: string): string[] => text.trim().match(tokensAndSpaces) ?? []

/** Returns the words of a lowercased text, in order. */
const wordsOf = (lowercased: string): string[] => tokensOf(lowercased).filter((_, at) => at % 2 === 0)

/** Returns every two neighbouring words of a lowercased text with the space between them, in order. */
export const pairsOf = (lowercased: string): string[] =>
  tokensOf(lowercased).flatMap((token, at, all) =>
    at % 2 === 0 && at + 2 < all.length ? [token + all[at + 1] + all[at + 2]] : [],
  )

/**
 * The terms of the index: the words and pairs of a text.
 *
 * A string without a space that occurs in the text lies inside a word; one with a single space lies inside a pair.
 * So which documents contain such a string is known from the words and pairs that contain it, without the text; and
 * a longer one is a run of pairs.
 * @param lowercased a title or a text; the two are never joined, as no match reaches across.
 */
export const termsOf = (lowercased: string): string[] => [
  ...new Set([...wordsOf(lowercased), ...pairsOf(lowercased)]),
]

/** Returns whether there are two words in the text, and not only one, perhaps with space around it. */
export const isPair = (text: string): boolean => spaceBetween.test(text)

/** Space at the end of a fragment means that a word ends there. Terms have it on both sides when they are compared. */
const padded = (term: string): string => ` ${term} `

/** Returns a pair with its ends made visible to grams; a word as it is. */
export const asFiled = (term: string): string => (isPair(term) ? padded(term) : term)

/** Returns whether the term contains the fragment of a query. */
export const termContains = (term: string, fragment: string): boolean => padded(term).includes(fragment)

const inQuery = (fragment: string, at: number, all: readonly string[]): string =>
  `${at > 0 ? " " : ""}${fragment}${at < all.length - 1 ? " " : ""}`

/** Returns the query if it is one word, otherwise its pairs as fragments. */
export const pairFragments = (q: string): string[] => (isPair(q) ? pairsOf(q).map(inQuery) : [q])
