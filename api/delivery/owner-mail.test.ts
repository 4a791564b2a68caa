/** @proves Enquiries: delivery by e-mail */
import { ownerMail } from "./owner-mail"

const enquiry = {
  id: "1",
  receivedAt: "2025-10-10T09:30:00.000Z",
  form: "audit" as const,
  instance: "i",
  spam: ["honeypot"],
  fields: { name: "A\r\nBcc: x@y.in", email: "a@b.in", company: "C\nD", message: "one\ntwo" },
}

test("the audit has its subject, and only the message keeps its lines", () => {
  expect(ownerMail(enquiry, "owner@site.example")).toEqual({
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

test("other forms have none", () => {
  expect(ownerMail({ ...enquiry, form: "amp" }, "owner@site.example")).not.toHaveProperty("subject")
})
