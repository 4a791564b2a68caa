import { ownerMail, summaryLimit, summaryMail } from "./mail"

const enquiry = {
  id: "1",
  receivedAt: "2025-10-10T09:30:00.000Z",
  form: "audit" as const,
  instance: "i",
  spam: ["honeypot"],
  fields: { name: "A\r\nBcc: x@y.in", email: "a@b.in", company: "C\nD", message: "one\ntwo" },
}

test("audit mails have a subject, and only the message keeps line breaks", () => {
  expect(ownerMail(enquiry, "owner@site.example").params).toEqual({
    from_name: "A Bcc: x@y.in",
    from_email: "a@b.in",
    reply_to: "a@b.in",
    to_email: "owner@site.example",
    company: "C D",
    message: "one\ntwo",
    subject: "FREE SEO Audit Request",
    enquiry_id: "1",
    received_at: enquiry.receivedAt,
    spam: "honeypot",
  })
})

test("mails of other forms have no subject parameter", () => {
  expect(ownerMail({ ...enquiry, form: "amp" }, "owner@site.example").params).not.toHaveProperty("subject")
})

test("plain text lists one field per line, then the message", () => {
  const { subject, text } = ownerMail({ ...enquiry, form: "contact" }, "owner@site.example")
  expect(subject).toBe("Enquiry from A Bcc: x@y.in")
  expect(text.split("\n")).toEqual([
    "name: A Bcc: x@y.in",
    "email: a@b.in",
    "company: C D",
    "",
    "one",
    "two",
    "",
    `contact form, ${enquiry.receivedAt}, id 1`,
  ])
})

test("a summary has one line per enquiry and fits EmailJS's limit", () => {
  const long = {
    ...enquiry,
    fields: { name: "n".repeat(200), email: `${"e".repeat(248)}@b.in`, message: "m".repeat(5000) },
  }
  const { params, text } = summaryMail(Array(summaryLimit).fill(long), "why", "o@b.in")
  expect(text.split("\n")).toHaveLength(3 + summaryLimit)
  expect(JSON.stringify(params).length).toBeLessThan(50_000)
})
