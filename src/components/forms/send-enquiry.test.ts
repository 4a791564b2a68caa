import { site } from "../../shared/site"
import { beginFill, emailjsParams, postedFields, sendLimitMs } from "./send-enquiry"

const fill = { instance: "0123456789abcdef0123456789abcdef", startedAt: 1000 }
const least = {
  name: "Asha Rao",
  email: "asha@example.com",
  company: "",
  message: "",
  comments: "",
  policy: "0123456789ab",
}
const hidden = { form_instance: fill.instance, comments: "", elapsed_ms: "4235", policy: "0123456789ab" }
const more = {
  company: "Mint & Co.",
  service: "SEO Consulting",
  budget: "$2k–$5k",
  message: "Line 1\nLine 2",
}

describe("what is sent to an EmailJS account", () => {
  const sender = { from_name: "Asha Rao", from_email: "asha@example.com" }

  test("by the audit form, blanks filled in", () => {
    expect(emailjsParams({ form: "audit", answers: { ...least, consent: "on" }, fill })).toEqual({
      ...sender,
      company: "Not specified",
      message: "No message provided",
      to_email: site.contact.email,
      subject: "FREE SEO Audit Request",
    })
  })

  test("by the contact form, blanks filled in", () => {
    const answers = { ...least, service: "", budget: "" }
    expect(emailjsParams({ form: "contact", answers, fill })).toEqual({
      ...sender,
      company: "Not specified",
      service: "Not specified",
      budget: "Not specified",
      message: "No message provided",
      to_email: site.contact.email,
    })
  })

  test("by the audit form, with the site as the first line of the message and in no field of its own", () => {
    const answers = { ...least, site: "mint.example", message: "Traffic fell." }
    const params = emailjsParams({ form: "audit", answers, fill })
    expect(params).toMatchObject({ message: "Website: mint.example\nTraffic fell." })
    expect(params).not.toHaveProperty("site")
  })

  test("is what was filled in", () => {
    const params = emailjsParams({ form: "contact", answers: { ...least, ...more }, fill })
    expect(params).toEqual({ ...sender, ...more, to_email: site.contact.email })
  })
})

describe("what is sent to the site itself", () => {
  const person = { name: "Asha Rao", email: "asha@example.com" }

  test("are the answers under the form's own names, blanks as they are, and the hidden fields", () => {
    expect(postedFields({ form: "audit", answers: { ...least, consent: "on" }, fill }, 5234.6)).toEqual({
      form: "audit",
      ...person,
      company: "",
      message: "",
      consent: "on",
      ...hidden,
    })
    expect(postedFields({ form: "contact", answers: { ...least, ...more }, fill }, 5234.6)).toEqual({
      form: "contact",
      ...person,
      ...more,
      ...hidden,
    })
  })

  test("is the site as the first line of the message, as it goes to EmailJS", () => {
    const fields = postedFields({ form: "audit", answers: { ...least, site: "mint.example" }, fill }, 0)
    expect(fields).toMatchObject({ message: "Website: mint.example" })
    expect(fields).not.toHaveProperty("site")
  })

  test("tells what a program wrote into the hidden field", () => {
    expect(postedFields({ form: "audit", answers: { ...least, comments: "x" }, fill }, 0).comments).toBe("x")
  })
})

test("each filling-in has an instance of its own that the endpoint takes", () => {
  const [first, second] = [beginFill(0).instance, beginFill(0).instance]
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).not.toBe(first)
})

test("a visitor waits for 15 s", () => {
  expect(sendLimitMs).toBe(15_000)
})
