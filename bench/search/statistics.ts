/** Returns the value below which this share of the numbers lies; 0 for none. */
export const quantile = (numbers: readonly number[], share: number): number => {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5)

/** Returns kilobytes of 1,000 bytes, with one decimal. */
export const kB = (bytes: number): string => (bytes / 1000).toFixed(1)

/** Returns the rows as an aligned Markdown table; the first row is the head. */
export const table = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => (row[column] ?? "").length)))
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`
  const [head = [], ...body] = rows
  return [line(head), line(widths.map(width => "-".repeat(width))), ...body.map(line)].join("\n")
}
