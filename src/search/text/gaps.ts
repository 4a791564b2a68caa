const numbers = /\d+(?:,\d+)+/g
const gaps = /\d+(?:,-?\d+)+/g

/**
 * Writes lists of numbers in a JSON text as the differences of neighbours: lists of pages ascend, and small numbers that
 * come again and again are sent in a third of the bytes. Strings in the text have no commas.
 */
export const toGaps = (json: string): string =>
  json.replace(numbers, list => {
    let last = 0
    return list
      .split(",")
      .map(each => {
        const gap = Number(each) - last
        last += gap
        return gap
      })
      .join()
  })

/** Returns the JSON text that `toGaps` took. */
export const fromGaps = (json: string): string =>
  json.replace(gaps, list => {
    let last = 0
    return list
      .split(",")
      .map(gap => (last += Number(gap)))
      .join()
  })
