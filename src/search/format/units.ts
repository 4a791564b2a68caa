const tokensAndSpaces = /\s+|\S+/g
const spaceBetween = /\S\s+\S/

/** @returns the words of a text and the stretches of space between them, in turn. */
const tokensOf = (text: string): string[] => text.trim().match(tokensAndSpaces) ?? []

/** @returns the words of a lowercased text, in order. */
const wordsOf = (lowercased: string): string[] => tokensOf(lowercased).filter((_, at) => at % 2 === 0)

/** @returns every two neighbouring words of a lowercased text with the space between them, in order. */
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
export const unitsOf = (lowercased: string): string[] => [
  ...new Set([...wordsOf(lowercased), ...pairsOf(lowercased)]),
]

/** @returns whether there are two words in the text, and not only one, perhaps with space around it. */
export const isPair = (text: string): boolean => spaceBetween.test(text)

/** Space at the end of a piece means that a word ends there. Units have it on both sides when they are compared. */
const padded = (unit: string): string => ` ${unit} `

/** @returns a pair with its ends made visible to grams; a word as it is. */
export const asFiled = (unit: string): string => (isPair(unit) ? padded(unit) : unit)

/** @returns whether the unit contains the piece of a query. */
export const unitFits = (unit: string, piece: string): boolean => padded(unit).includes(piece)

const inQuery = (piece: string, at: number, all: readonly string[]): string =>
  `${at > 0 ? " " : ""}${piece}${at < all.length - 1 ? " " : ""}`

/** @returns the query's words as pieces, with a space where it goes on: the ends of those words are known. */
export const wordPieces = (q: string): string[] => wordsOf(q).map(inQuery)

/** @returns the query if it is one word, otherwise its pairs as pieces. */
export const pairPieces = (q: string): string[] => (isPair(q) ? pairsOf(q).map(inQuery) : [q])
