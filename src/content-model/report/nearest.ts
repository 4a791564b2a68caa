/**
 * Number of letters to insert, delete, replace or swap to turn one word into the other (optimal string alignment).
 * @param most from this number on the exact one does not matter
 */
const distance = (from: string, to: string, most: number): number => {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1]
      let steps = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      const isSwap = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      if (isSwap) steps = Math.min(steps, (beforeLast[j - 2] ?? 0) + 1)
      row.push(steps)
    }
    beforeLast = last
    last = row
    if (Math.min(...row) >= most) return most
  }
  return last[to.length] ?? 0
}

/**
 * The known value that a word was probably meant to be: at most a third of its letters differ, case aside.
 * @returns undefined when none is near
 */
export const nearest = (word: string, known: Iterable<string>): string | undefined => {
  const wanted = word.toLowerCase()
  let best: string | undefined
  let bestSteps = Math.max(1, Math.floor(wanted.length / 3)) + 1
  for (const candidate of known) {
    if (Math.abs(candidate.length - wanted.length) >= bestSteps) continue
    const steps = distance(wanted, candidate.toLowerCase(), bestSteps)
    if (steps < bestSteps) {
      best = candidate
      bestSteps = steps
    }
  }
  return best
}

/** The tail of a message that helps: the near value, else the known ones when they are few. */
export const suggestion = (word: string, known: readonly string[]): string => {
  const near = nearest(word, known)
  if (near !== undefined) return `; did you mean "${near}"?`
  return known.length > 0 && known.length <= 12 ? `; expected one of: ${known.join(", ")}` : ""
}
