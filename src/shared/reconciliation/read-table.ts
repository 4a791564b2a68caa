import { parseCount } from "./parse-number"
import { type Entry, maxRows } from "./rows"

const delimiterOf = (text: string): RegExp => {
  if (text.includes("\t")) return /\t/
  return text.includes(";") ? /;/ : /,/
}

/** The cells of lines as spreadsheets write them (RFC 4180): quoted where they hold the delimiter, a quotation mark as two. */
const readCells = (text: string, delimiter: RegExp): string[][] => {
  const lines: string[][] = [[]]
  let [cell, isQuoted] = ["", false]
  const end = () => {
    lines.at(-1)?.push(cell.trim())
    cell = ""
  }
  const signs = [...text]
  for (const [i, sign] of signs.entries()) {
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else isQuoted = false
    } else if (sign === '"' && (cell.trim() === "" || signs[i - 1] === '"')) {
      // The second of two stands for one.
      if (cell.trim() !== "") cell += '"'
      isQuoted = true
    } else if (delimiter.test(sign)) end()
    else if (sign === "\n") {
      end()
      lines.push([])
    } else cell += sign
  }
  end()
  return lines
}

type Problem = "columns" | "numbers"

/** What was read, and the lines, counted from 1, that were not, with why and their text. */
export type ReadTable = {
  readonly entries: readonly Entry[]
  readonly problems: readonly { readonly line: number; readonly text: string; readonly problem: Problem }[]
  /** Whether there were more than three columns, of which the first three were read. */
  readonly hasMoreColumns: boolean
  /** Whether there were more rows than `maxRows`, of which the first were read. */
  readonly hasMoreRows: boolean
}

/**
 * Reads pasted rows of period, books and analytics: columns are divided by tabs, semicolons or commas; a heading is skipped; two columns
 * are numbers of periods that have no name. With commas between columns, more than three of them are not told apart from
 * the commas of numbers, and are a problem.
 */
export const readTable = (pasted: string): ReadTable => {
  const text = pasted.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n")
  const delimiter = delimiterOf(text)
  const lines = readCells(text, delimiter).map((cells, i) => ({
    line: i + 1,
    cells: cells.slice(0, cells.length - [...cells].reverse().findIndex(Boolean)),
    isBlank: cells.every(cell => cell === ""),
  }))
  const filled = lines.filter(({ isBlank }) => !isBlank)
  const [first, ...others] = filled
  const isHeading = first && others.length > 0 && first.cells.slice(1).every(cell => !/\p{Nd}/u.test(cell))
  const entries: Entry[] = []
  const problems: ReadTable["problems"][number][] = []
  let [hasMoreColumns, hasMoreRows] = [false, false]
  for (const { line, cells } of isHeading ? others : filled) {
    const [period = "", books = "", analytics = ""] =
      cells.length === 2 ? [String(entries.length + 1), ...cells] : cells
    const hasTooMany = cells.length > 3 && delimiter.test(",")
    const problem = (problem: Problem) => problems.push({ line, text: cells.join(" | "), problem })
    if (cells.length < 2 || hasTooMany) problem("columns")
    else if (parseCount(books) === undefined || parseCount(analytics) === undefined) problem("numbers")
    else if (entries.length < maxRows) entries.push({ period, books, analytics })
    else hasMoreRows = true
    hasMoreColumns ||= cells.length > 3 && !hasTooMany
  }
  return { entries, problems, hasMoreColumns, hasMoreRows }
}

/** The text of a dropped or chosen file: UTF-8, or UTF-16 as Excel writes "Unicode text". */
export const decodeFile = (bytes: Uint8Array): string =>
  new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-8").decode(bytes)
