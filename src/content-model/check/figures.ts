const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

const decimalsOf = (number: string): number => number.split(".")[1]?.length ?? 0

/**
 * Whether a figure in words follows from the two values it stands for: "3X" is the end in starts, "200%" the growth in
 * hundredths of the start, and "20+" at least so much between the two. Other words are not judged.
 * @returns what is wrong with it, with the figure that would be right
 */
export const figureProblem = (figure: string, start: number, end: number): string | undefined => {
  const [, number = "", sign] = /^(\d+(?:\.\d+)?)(X|%|\+)$/.exec(figure) ?? []
  if (!sign) return undefined
  const claimed = Number(number)
  const digits = decimalsOf(number)
  const wrong = (right: string) => `"${figure}" does not follow from ${start} → ${end}; expected "${right}"`
  if (sign === "+") {
    const between = Math.abs(end - start)
    return between >= claimed ? undefined : wrong(`${Math.floor(between)}+`)
  }
  if (start === 0) return undefined
  const right = sign === "X" ? end / start : ((end - start) / start) * 100
  return rounded(right, digits) === claimed
    ? undefined
    : wrong(`${rounded(right, Math.max(digits, 1))}${sign}`)
}
