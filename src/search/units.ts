const whitespace = /\s+/
const tokensAndSpaces = /\s+|\S+/g

/**
 * The terms of the index: every word of a text, and every two neighbouring words with the space between them.
 *
 * A string without a space that occurs in the text lies inside a word; one with a single space lies inside a pair.
 * So which documents contain such a string is known from the words and pairs that contain it, without the text.
 * @param lowercased a title or a text, lowercased; the two are never joined, as no match reaches across.
 */
export const unitsOf = (lowercased: string): string[] => {
  const tokens = lowercased.trim().match(tokensAndSpaces) ?? []
  const units = new Set<string>()
  for (let at = 0; at < tokens.length; at += 2) {
    units.add(tokens[at] ?? "")
    if (at + 2 < tokens.length) units.add(tokens.slice(at, at + 3).join(""))
  }
  return [...units]
}

/** @returns whether a unit, a gram or a piece of a query contains a space of any kind. */
export const hasSpace = (text: string): boolean => whitespace.test(text)

/** A piece of a query: it is looked for inside single units. */
export type Piece = {
  text: string
  /** Whether the unit must start with the piece, because the query goes on before it with other words. */
  fromStart: boolean
  /** Whether the unit must end with the piece, because the query goes on after it with other words. */
  toEnd: boolean
}

/** @returns the words of a query, each a piece. */
export const wordsOf = (q: string): Piece[] =>
  q.split(whitespace).map((text, at, all) => ({ text, fromStart: at > 0, toEnd: at < all.length - 1 }))

/** @returns the query itself when it has at most one space, otherwise every two neighbouring words of it. */
export const pairsOf = (q: string): Piece[] => {
  const tokens = q.match(tokensAndSpaces) ?? []
  if (tokens.length <= 3) return [{ text: q, fromStart: false, toEnd: false }]
  const last = tokens.length - 3
  return tokens.flatMap((_, at) =>
    at % 2 || at > last
      ? []
      : [{ text: tokens.slice(at, at + 3).join(""), fromStart: at > 0, toEnd: at < last }],
  )
}

/** @returns whether the unit contains the piece, at the place the rest of the query asks for. */
export const unitFits = (unit: string, { text, fromStart, toEnd }: Piece): boolean => {
  if (fromStart && toEnd) return unit === text
  if (fromStart) return unit.startsWith(text)
  return toEnd ? unit.endsWith(text) : unit.includes(text)
}
