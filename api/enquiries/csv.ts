import { stringify } from "csv-stringify/sync"
import { withoutFormula } from "../../src/shared/without-formula"
import type { Enquiry } from "./enquiry"

const columns = [
  ...["id", "receivedAt", "form", "status", "spam", "consent", "policy"],
  ...["name", "email", "company", "phone", "service", "budget", "message"],
]

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
