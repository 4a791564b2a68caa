import { type Entry, maxRows, type Table } from "../../shared/reconciliation/table"

/** The columns of the table, in their order. */
export const columns = ["period", "books", "analytics"] as const

const blank: Entry = { period: "", books: "", analytics: "" }

/** The first table: rows to type into. */
export const blankRows: readonly Entry[] = [blank, blank, blank]

const isSame = (entry: Entry, other?: Entry): boolean =>
  columns.every(column => entry[column] === other?.[column])

/** Whether something is in a row. */
export const isFilled = (entry: Entry): boolean => columns.some(column => entry[column].trim() !== "")

/** Whether nothing is in a table. */
export const isBlank = ({ entries }: Table): boolean => !entries.some(isFilled)

/** Whether a table is the worked example as it is, from whatever it was read. */
export const isWhole = (table: Table, example: Table): boolean =>
  table.averageOrder === example.averageOrder &&
  table.entries.length === example.entries.length &&
  table.entries.every((entry, i) => isSame(entry, example.entries[i]))

/** Whether a row of the worked example is among a table's. */
export const hasRowOf = (table: Table, example: Table): boolean =>
  table.entries.some(entry => example.entries.some(other => isSame(entry, other)))

export const changed = (entries: readonly Entry[], index: number, change: Partial<Entry>): readonly Entry[] =>
  entries.map((entry, i) => (i === index ? { ...entry, ...change } : entry))

/** One row at least, to type into. */
export const without = (entries: readonly Entry[], index: number): readonly Entry[] =>
  entries.length > 1 ? entries.filter((_, i) => i !== index) : [blank]

export const withBlank = (entries: readonly Entry[]): readonly Entry[] =>
  entries.length < maxRows ? [...entries, blank] : entries

/** The columns of numbers the other way round. */
export const swapped = (entries: readonly Entry[]): readonly Entry[] =>
  entries.map(({ period, books, analytics }) => ({ period, books: analytics, analytics: books }))

/** Puts cells into a table from one of its cells on, as spreadsheets do; what is beside and above them stays. */
export const filled = (
  entries: readonly Entry[],
  { row, column }: { readonly row: number; readonly column: number },
  cells: readonly (readonly string[])[],
): readonly Entry[] => {
  const length = Math.min(maxRows, Math.max(entries.length, row + cells.length))
  return Array.from({ length }, (_, i) => {
    const entry = entries[i] ?? blank
    const texts = columns.map((name, n) => cells[i - row]?.[n - column] ?? entry[name])
    const [period = "", books = "", analytics = ""] = texts
    return { period, books, analytics }
  })
}
