import { stringify } from "csv-stringify/sync"
import type { Enquiry } from "./enquiry"

const columns = [
  ...["id", "receivedAt", "form", "status", "spam", "consent", "policy"],
  ...["name", "email", "company", "phone", "service", "budget", "message"],
]

/**
 * Keeps a spreadsheet from taking a text for a formula, by an apostrophe before it (OWASP, "CSV Injection"): at the start
 * of the cell, and also after a semicolon, tab or line break, where a spreadsheet that was told another separator would
 * begin a new cell.
 */
export const withoutFormula = (value: string): string =>
  value.replace(/(^|[;|\t\r\n])([^\S\r\n\t]*)(?=[=+\-@＝＋－＠])/g, "$1$2'")

/**
 * Enquiries as CSV with a header line, every cell quoted, lines ending in CRLF (RFC 4180).
 * @param bom begins with a byte order mark, without which Excel does not take a file for UTF-8
 */
export const toCsv = (enquiries: readonly Enquiry[], { bom = false } = {}): string =>
  stringify(
    enquiries.map(({ spam, fields, ...enquiry }) => ({ ...fields, ...enquiry, spam: spam.join(" ") })),
    {
      bom,
      header: true,
      columns,
      quoted: true,
      quoted_empty: true,
      record_delimiter: "windows",
      cast: { boolean: String, string: withoutFormula },
    },
  )
