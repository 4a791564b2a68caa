/** @proves Forms: what is sent */
import { site } from "../../shared/site"
import { auditEnquiry, contactEnquiry } from "./enquiry-kinds"
import { beginFill } from "./form-fill"
import { enquiryParams } from "./send-enquiry"

const fill = { instance: "0123456789abcdef0123456789abcdef", startedAt: 1000 }
const least = { name: "Asha Rao", email: "asha@example.com", company: "", message: "", website: "" }
const hidden = { form_instance: fill.instance, website: "", elapsed_ms: "4235" }
const sender = { from_name: "Asha Rao", from_email: "asha@example.com" }

describe("what is sent to an EmailJS account", () => {
  test("by the audit form, blanks filled in", () => {
    expect(enquiryParams({ kind: auditEnquiry, answers: least, fill }, false, 5234.6)).toEqual({
      ...sender,
      company: "Not specified",
      message: "No message provided",
      to_email: site.contact.email,
      subject: "FREE SEO Audit Request",
    })
  })

  test("by the contact form, blanks filled in", () => {
    const answers = { ...least, service: "", budget: "" }
    expect(enquiryParams({ kind: contactEnquiry, answers, fill }, false, 5234.6)).toEqual({
      ...sender,
      company: "Not specified",
      service: "Not specified",
      budget: "Not specified",
      message: "No message provided",
      to_email: site.contact.email,
    })
  })

  test("is what was filled in", () => {
    const more = {
      company: "Mint & Co.",
      service: "SEO Consulting",
      budget: "$2k–$5k",
      message: "Line 1\nLine 2",
    }
    const params = enquiryParams({ kind: contactEnquiry, answers: { ...least, ...more }, fill }, false, 0)
    expect(params).toEqual({ ...sender, ...more, to_email: site.contact.email })
  })
})

test("the site itself is sent the hidden fields too", () => {
  for (const kind of [auditEnquiry, contactEnquiry])
    expect(enquiryParams({ kind, answers: least, fill }, true, 5234.6)).toMatchObject(hidden)
})

test("each filling-in has an instance of its own that the endpoint takes", () => {
  const [first, second] = [beginFill(0).instance, beginFill(0).instance]
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).not.toBe(first)
})
