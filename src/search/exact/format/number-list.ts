// Numbers are written as characters: UTF-8 then spends one to three bytes on each, hosts compress it as the text it
// Is, and decoding is charCodeAt. The codes leave out what JSON would escape and the surrogates, which UTF-8 lacks.
const FIRST = 0x23
const BACKSLASH = 0x5c
const MORE = 0xd7ff

/** Numbers below this are one character; each multiple of it costs one more. */
const SPAN = MORE - 1 - FIRST

const encode = (number: number): string => {
  const code = FIRST + (number % SPAN)
  return "\ud7ff".repeat(Math.floor(number / SPAN)) + String.fromCharCode(code < BACKSLASH ? code : code + 1)
}

/** Returns whole numbers, not negative, as a string. */
export const encodeNumbers = (numbers: readonly number[]): string => numbers.map(encode).join("")

/** Returns the numbers `encodeNumbers` was given. */
export const decodeNumbers = (text: string): number[] => {
  const numbers: number[] = []
  let before = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === MORE) {
      before += SPAN
      continue
    }
    numbers.push(before + (code < BACKSLASH ? code : code - 1) - FIRST)
    before = 0
  }
  return numbers
}

/** Returns ascending numbers, each once, as a string of their gaps. */
export const encodeAscending = (numbers: readonly number[]): string =>
  encodeNumbers(numbers.map((number, at) => number - (numbers[at - 1] ?? -1) - 1))

/** Returns the numbers `encodeAscending` was given. */
export const decodeAscending = (text: string): number[] => {
  let next = 0
  return decodeNumbers(text).map(gap => {
    const number = next + gap
    next = number + 1
    return number
  })
}
