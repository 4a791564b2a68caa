import { stringify } from "csv-stringify/sync"
import { withoutFormula } from "../../src/shared/without-formula"
import type { Enquiry } from "../store/enquiry"

const columns = [
  ...["id", "receivedAt", "form", "status", "spam", "consent", "policy"],
  ...["name", "email", "company", "phone", "service", "budget", "message"],
]

/**
 * Enquiries as CSV, every cell quoted, lines ending in CRLF (RFC 4180).
 * @param header begins with a line of the columns' names
 * @param bom begins with a byte order mark, without which Excel does not take a file for UTF-8
 */
export const toCsv = (enquiries: readonly Enquiry[], { bom = false, header = true } = {}): string =>
  stringify(
    enquiries.map(({ spam, fields, ...enquiry }) => ({ ...fields, ...enquiry, spam: spam.join(" ") })),
    {
      bom,
      header,
      columns,
      quoted: true,
      quoted_empty: true,
      record_delimiter: "windows",
      cast: { boolean: String, string: withoutFormula },
    },
  )
