/** The middle one of some numbers; of an even count, the lower of the two middle ones. */
export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}

/** Rows as a table for a terminal and for markdown alike; the first row is the heading. */
export const table = (rows: readonly (readonly string[])[]): string => {
  const [heading = [], ...body] = rows
  const widths = heading.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`
  return [line(heading), `|${widths.map(width => "-".repeat(width + 2)).join("|")}|`, ...body.map(line)].join(
    "\n",
  )
}
