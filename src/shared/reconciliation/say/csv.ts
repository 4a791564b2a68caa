import { escapeFormula } from "../../escape"

/** Quoted where it must be (RFC 4180). */
const cell = (value: string | number): string => {
  // What is a number cannot be a formula, even if it begins with a minus.
  const text = Number.isFinite(Number(value)) ? String(value) : escapeFormula(String(value))
  return /[",\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text
}

/** Lines of a CSV file, with the mark by which Excel knows UTF-8. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map(row => row.map(cell).join(",")).join("\r\n")}\r\n`
