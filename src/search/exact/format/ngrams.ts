import { isPair } from "./terms"

/** Up to this length every gram has its own list of documents. */
export const SHORT = 2

/** Returns the different runs of `length` UTF-16 units in the text, the unit `String.includes` compares by. */
export const ngramsOf = (text: string, length: number): string[] => {
  const grams = new Set<string>()
  for (let at = 0; at + length <= text.length; at++) grams.add(text.slice(at, at + length))
  return [...grams]
}

/**
 * The grams by which a term is filed, or a fragment of a query looked up, at one length. Those of a pair reach across
 * its space: only by them the pairs, and not the words, are found.
 * @param text a term as filed, or a fragment of a query.
 * @param length more than `SHORT`.
 * @param isHeavy says of a shorter gram whether too many terms contain it to be loaded together.
 * @returns the grams of that length to which no lighter, shorter gram already leads.
 */
export const keysOf = (text: string, length: number, isHeavy: (gram: string) => boolean): string[] => {
  const ofPair = isPair(text)
  const isKey = (gram: string): boolean => gram.length > SHORT && (!ofPair || isPair(gram))
  const leadsNowhere = (gram: string): boolean => !isKey(gram) || isHeavy(gram)
  return ngramsOf(text, length).filter(
    gram => isKey(gram) && leadsNowhere(gram.slice(0, -1)) && leadsNowhere(gram.slice(1)),
  )
}
