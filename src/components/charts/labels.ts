/** Breaks a label at spaces into lines of at most `max` characters; a longer word keeps its line. */
export const wrapLabel = (text: string, max: number): string[] => {
  const lines: string[] = []
  for (const word of text.split(" ")) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= max)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

export type Block = { top: number; size: number }

/** Moves blocks apart so that none overlaps, keeping their order and staying above `bottom` if there is room. */
export const spread = (blocks: readonly Block[], bottom: number): number[] => {
  const order = blocks
    .map((block, index) => ({ ...block, index }))
    .sort((a, b) => a.top - b.top || a.index - b.index)
  for (const [i, block] of order.entries()) {
    const above = order[i - 1]
    if (above) block.top = Math.max(block.top, above.top + above.size)
  }
  let limit = bottom
  for (const block of [...order].reverse()) {
    block.top = Math.min(block.top, limit - block.size)
    limit = block.top
  }
  return blocks.map((block, i) => order.find(({ index }) => index === i)?.top ?? block.top)
}

/**
 * A number as the charts write it: digits grouped as in India (3,62,970), a true minus, and the unit where it is "%" or
 * "₹".
 */
export const formatValue = (value: number, unit: string): string => {
  const [whole = "0", decimals] = Math.abs(value).toString().split(".")
  const grouped = whole.replace(/\B(?=(?:\d{2})*\d{3}$)/g, ",")
  const number = decimals ? `${grouped}.${decimals}` : grouped
  return `${value < 0 ? "−" : ""}${unit === "₹" ? "₹" : ""}${number}${unit === "%" ? "%" : ""}`
}
