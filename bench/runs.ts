/**
 * How many times something is measured, of which the median is told.
 * @param text what was given as `--runs`
 * @throws where that is no number of times
 */
export const runsOf = (text: string): number => {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--runs is "${text}": it is to be a whole number from 1 on.`)
  return Number(text)
}
