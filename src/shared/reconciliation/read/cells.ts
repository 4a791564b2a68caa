/** Far more than the rows that are read. */
const maxBytes = 1_000_000

const decode = (bytes: Uint8Array, encoding: string): string =>
  new TextDecoder(encoding, { fatal: encoding === "utf-8" }).decode(bytes)

/**
 * The text of a dropped or chosen file: UTF-8, UTF-16 with its mark, as Excel writes "Unicode text", or Windows-1252, as it writes CSV.
 * @returns undefined for what is no text, such as a workbook, or is too large
 */
export const decodeFile = (bytes: Uint8Array): string | undefined => {
  if (bytes.length > maxBytes) return undefined
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return decode(bytes, "utf-16le")
  if (first === 0xfe && second === 0xff) return decode(bytes, "utf-16be")
  if (bytes.includes(0)) return undefined
  try {
    return decode(bytes, "utf-8")
  } catch {
    return decode(bytes, "windows-1252")
  }
}

/** A line of a table, counted from 1, with its cells. */
export type Line = { readonly line: number; readonly cells: readonly string[] }

/** A line that was left out, with its text, and the name of the note that says why, and whether all others were, too. */
export type Problem = {
  readonly line: number
  readonly text: string
  readonly problem: "columns" | "measure" | "tables" | "numbers" | "undatedRows" | "file"
}

const longestText = 80

/** @param text that is shown in place of the line's own */
export const problemOf = (problem: Problem["problem"], line?: Line, text?: string): Problem => ({
  line: line?.line ?? 1,
  text: (text ?? line?.cells.join(" | ") ?? "").slice(0, longestText),
  problem,
})

const readText = (text: string, delimiter: string): string[][] => {
  const rest = `[^${delimiter}\\n]*`
  const cell = new RegExp(`[^\\S${delimiter}\\n]*"([^"]*(?:""[^"]*)*)"(?!")(${rest})|(${rest})`, "y")
  const lines: string[][] = [[]]
  for (let end: string | undefined = ""; end !== undefined; end = text[cell.lastIndex++]) {
    if (end === "\n") lines.push([])
    const [, quoted, after = "", plain = ""] = cell.exec(text) ?? []
    // Two marks stand for one.
    lines.at(-1)?.push((quoted === undefined ? plain : quoted.replaceAll('""', '"') + after).trim())
  }
  return lines
}

/**
 * The lines of a table as spreadsheets write them (RFC 4180): cells are quoted where they hold the delimiter, and a quotation mark is
 * written twice. A mark that is never closed is one of the text. Lines and columns without a text are left out.
 */
export const readCells = (text: string, delimiter: string): readonly Line[] => {
  const filled = readText(text, delimiter)
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

/** The digit in Latin script: 5 of "५", "٥" and "５"; digits of a script follow each other in Unicode, from zero on. */
const latinDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String((code - zero) % 10)
}

/** A cell as one would type it: Latin digits, ordinary spaces, apostrophes and hyphens, nothing full-width and nothing invisible. */
export const plainText = (written: string): string =>
  written
    .replace(/\p{Cf}/gu, "")
    .replace(/[\uff01-\uff5e]/g, sign => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/(?![0-9])\p{Nd}/gu, latinDigit)
    // Arabic and Persian separators.
    .replaceAll("٬", ",")
    .replaceAll("٫", ".")
    .replace(/[’ʼ]/g, "'")
    .replace(/[\u2010\u2011]/g, "-")
    .replace(/\s+/g, " ")
    .trim()
