import { json } from "node:stream/consumers"
import { serveHandler } from "../../../test/support/serve-handler"
import { type EmailjsAccount, emailjsAccount } from "../../shared/enquiry/emailjs"
import { referenceOf } from "../../shared/enquiry/reference"
import { site } from "../../shared/site"
import { mailtoWith, sendBy } from "./send-enquiry"

const submission = { key: "0123456789abcdef0123456789abcdef", startedAt: 1000 }
const person = { name: "Asha Rao", email: "asha@example.com" }
const blank = { ...person, company: "", message: "", comments: "", policy: "0123456789ab" }

test("the offered email has one line for each field filled in", () => {
  const answers = { ...blank, name: "Asha & Co", message: "one\ntwo" }
  const { protocol, pathname, search } = new URL(mailtoWith("contact", answers) ?? "")
  expect([protocol, pathname]).toEqual(["mailto:", site.contact.email])
  expect(search).not.toContain("+")
  expect(new URLSearchParams(search).get("body")).toBe(
    "Name: Asha & Co\r\nEmail: asha@example.com\r\nMessage: one\r\ntwo",
  )
})

describe("with an account in the browser", () => {
  const accountAt = (origin: string) =>
    emailjsAccount({
      GATSBY_EMAILJS_PUBLIC_KEY: "key",
      GATSBY_EMAILJS_SERVICE_ID: "service_1",
      GATSBY_EMAILJS_AUDIT_TEMPLATE_ID: "template_a",
      GATSBY_EMAILJS_ORIGIN: origin,
    }) as EmailjsAccount
  // The client reads the page's path for its rate limit; Node has no page.
  beforeAll(() => Object.assign(globalThis, { location: { pathname: "/landing" } }))

  const answers = { ...blank, comments: "a bot was here" }

  test.each([
    ["the site's server", async () => Response.json({ reference: "K7M-4PR" }), "K7M-4PR"],
    ["nobody, without a server", async () => Promise.reject(new Error("404")), referenceOf(submission.key)],
  ])(
    "a filled honeypot goes to %s, and the visitor is answered as always",
    async (_who, answer, reference) => {
      const posted = jest.spyOn(globalThis, "fetch").mockImplementation(answer)
      const enquiry = { form: "audit", answers, submission } as const
      expect(await sendBy(accountAt("https://mail.example"), enquiry)).toBe(reference)
      expect(posted.mock.calls).toEqual([["/api/contact", expect.objectContaining({ method: "POST" })]])
    },
  )

  test("a form that is sent sooner than anyone can fill it in waits", async () => {
    const startedAt = performance.now()
    const enquiry = { form: "audit", answers: blank, submission: { ...submission, startedAt } } as const
    const bodies: unknown[] = []
    const service = await serveHandler(async (req, res) => {
      bodies.push(await json(req))
      res.end("OK")
    })
    const reference = referenceOf(submission.key)
    expect(await sendBy(accountAt(service.origin), enquiry)).toBe(reference)
    await service.close()
    expect(bodies).toMatchObject([{ template_params: { reference } }])
    expect(performance.now() - startedAt).toBeGreaterThan(1900)
  })
})
