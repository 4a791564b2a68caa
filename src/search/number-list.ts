// Gaps are written as characters: UTF-8 then spends one to three bytes on each, hosts compress it as the text it is,
// and decoding is charCodeAt. The codes leave out what JSON would escape and the surrogates, which UTF-8 cannot hold.
const FIRST = 0x23
const BACKSLASH = 0x5c
const MORE = 0xd7ff
const LARGEST = MORE - 2 - FIRST

/**
 * @param numbers whole, not negative, ascending, each once.
 * @returns the list as a string of their gaps.
 */
export const encodeNumbers = (numbers: readonly number[]): string => {
  let out = ""
  let next = 0
  for (const number of numbers) {
    let gap = number - next
    for (; gap > LARGEST; gap -= LARGEST) out += String.fromCharCode(MORE)
    const code = FIRST + gap
    out += String.fromCharCode(code < BACKSLASH ? code : code + 1)
    next = number + 1
  }
  return out
}

/** @returns the numbers `encodeNumbers` was given. */
export const decodeNumbers = (text: string): number[] => {
  const numbers: number[] = []
  let next = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === MORE) {
      next += LARGEST
      continue
    }
    const number = next + (code < BACKSLASH ? code : code - 1) - FIRST
    numbers.push(number)
    next = number + 1
  }
  return numbers
}
