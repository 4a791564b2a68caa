import type { Enquiry } from "./enquiry"

const head = ["id", "receivedAt", "form", "status", "spam", "consent", "policy"] as const
const answers = ["name", "email", "company", "phone", "service", "budget", "message"] as const

/**
 * One cell, quoted (RFC 4180, section 2). What a spreadsheet could take for a formula gets an apostrophe before it
 * (OWASP, "CSV Injection"): at the start of the cell, and also after a semicolon, tab or line break, where a
 * spreadsheet that was told another separator would begin a new cell.
 */
export const csvCell = (value: string): string => {
  const safe = value.replace(/(^|[;|\t\r\n])([^\S\r\n\t]*)(?=[=+\-@＝＋－＠])/g, "$1$2'")
  return `"${safe.replaceAll('"', '""')}"`
}

/**
 * Enquiries as CSV with a header line, lines ending in CRLF.
 * @param bom begins with a byte order mark, without which Excel does not take a file for UTF-8
 */
export const toCsv = (enquiries: readonly Enquiry[], { bom = false } = {}): string => {
  const lines = enquiries.map(({ id, receivedAt, form, status, spam, consent, policy, fields }) => [
    ...[
      id,
      receivedAt,
      form,
      status,
      spam.join(" "),
      consent === undefined ? "" : String(consent),
      policy ?? "",
    ],
    ...answers.map(name => fields[name] ?? ""),
  ])
  const rows = [[...head, ...answers], ...lines].map(cells => `${cells.map(csvCell).join(",")}\r\n`)
  return `${bom ? "\ufeff" : ""}${rows.join("")}`
}
