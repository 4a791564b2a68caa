/** A line of a table, counted from 1, with its cells. */
export type Line = { readonly line: number; readonly cells: readonly string[] }

/** A table with its heading, if it has one. */
export type Block = { readonly heading: Line | undefined; readonly rows: readonly Line[] }

const quote = '"'

const readText = (text: string, delimiter: string, hasQuotes: boolean): string[][] | undefined => {
  const lines: string[][] = [[]]
  let [cell, isQuoted] = ["", false]
  const end = () => {
    lines.at(-1)?.push(cell.trim())
    cell = ""
  }
  for (let i = 0; i < text.length; i++) {
    const sign = text.charAt(i)
    if (isQuoted) {
      if (sign !== quote) cell += sign
      else if (text[i + 1] === quote) {
        // Two stand for one.
        cell += quote
        i++
      } else isQuoted = false
    } else if (hasQuotes && sign === quote && cell.trim() === "") isQuoted = true
    else if (sign === delimiter) end()
    else if (sign === "\n") {
      end()
      lines.push([])
    } else cell += sign
  }
  end()
  return isQuoted ? undefined : lines
}

/**
 * The lines of a table as spreadsheets write them (RFC 4180): cells are quoted where they hold the delimiter, and a quotation mark is
 * written twice. A mark that is never closed is one of the text. Lines and columns without a text are left out.
 */
export const readCells = (text: string, delimiter: string): readonly Line[] => {
  const lines = readText(text, delimiter, true) ?? readText(text, delimiter, false) ?? []
  const filled = lines
    .map((cells, i) => ({ line: i + 1, cells }))
    .filter(({ cells }) => cells.some(cell => cell !== ""))
  const width = filled.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const used = Array.from({ length: width }, (_, i) => filled.some(({ cells }) => cells[i]))
  return filled.map(({ line, cells }) => {
    const kept = cells.filter((_, i) => used[i])
    // The rest of a row that ends early.
    while (kept.at(-1) === "") kept.pop()
    return { line, cells: kept }
  })
}
