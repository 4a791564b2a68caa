import { hasSpace } from "./units"

/** Up to this length every gram has its own list of documents. */
export const SHORT = 2

const space = /\s/

/** @returns the different runs of `length` UTF-16 units in the text, the unit `String.includes` compares by. */
export const gramsOf = (text: string, length: number): string[] => {
  const grams = new Set<string>()
  for (let at = 0; at + length <= text.length; at++) grams.add(text.slice(at, at + length))
  return [...grams]
}

/**
 * Whether a gram leads to the units that can answer for this text: a gram of a pair must hold the space, since only
 * then the pairs and not the words are found by it; a gram that starts or ends with a space says no more than a
 * shorter one.
 */
const isAskable = (gram: string, spaced: boolean): boolean =>
  spaced ? hasSpace(gram) && !space.test(gram.charAt(0)) && !space.test(gram.charAt(gram.length - 1)) : true

/**
 * The grams by which a unit is filed, or a piece of a query looked up, at one length.
 * @param text a unit or a piece of a query.
 * @param length more than `SHORT`.
 * @param isHeavy says of a shorter gram whether too many units contain it to be loaded together.
 * @returns the askable grams of that length that no lighter, shorter gram already leads to.
 */
export const keysOf = (text: string, length: number, isHeavy: (gram: string) => boolean): string[] => {
  const spaced = hasSpace(text)
  const leadsOn = (gram: string): boolean =>
    gram.length <= SHORT || (spaced && !isAskable(gram, spaced)) || isHeavy(gram)
  return gramsOf(text, length).filter(
    gram => isAskable(gram, spaced) && leadsOn(gram.slice(0, -1)) && leadsOn(gram.slice(1)),
  )
}
