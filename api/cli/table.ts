import type { Enquiry } from "../enquiries/enquiry"

/** Cuts a text to a width. What could steer a terminal (control and direction characters) is not printed. */
const cell = (text: string, width: number): string => {
  const plain = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ")
  return (plain.length > width ? `${plain.slice(0, width - 1)}…` : plain).padEnd(width)
}

/** Enquiries as a table for a person, one line each, 120 columns. */
export const toTable = (enquiries: readonly Enquiry[]): string => {
  const row = (cells: readonly [string, string, string, string, string, string]) => {
    const [when, form, status, name, email, message] = cells
    return [
      cell(when, 16),
      cell(form, 7),
      cell(status, 14),
      cell(name, 20),
      cell(email, 28),
      cell(message, 30),
    ]
      .join(" ")
      .trimEnd()
  }
  const lines = enquiries.map(({ receivedAt, form, status, spam, fields }) =>
    row([
      receivedAt.slice(0, 16).replace("T", " "),
      form,
      spam.length > 0 ? `${status}, spam?` : status,
      fields.name ?? "",
      fields.email ?? "",
      fields.message ?? "",
    ]),
  )
  return [row(["Received (UTC)", "Form", "Status", "Name", "E-mail", "Message"]), ...lines].join("\n")
}
