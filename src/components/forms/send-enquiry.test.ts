import type { IncomingMessage } from "node:http"
import { serveHandler } from "../../../test/support/serve-handler"
import { type MailAccount, mailAccount } from "../../shared/enquiry/mail-template"
import { referenceOf } from "../../shared/enquiry/reference"
import { site } from "../../shared/site"
import {
  emailjsParams,
  mailtoWith,
  postedFields,
  sendBy,
  sendByEmailjs,
  startSubmission,
} from "./send-enquiry"

const submission = { key: "0123456789abcdef0123456789abcdef", startedAt: 1000 }
const person = { name: "Asha Rao", email: "asha@example.com" }
const blank = { ...person, company: "", message: "", comments: "", policy: "0123456789ab" }
const complete = {
  company: "Mint & Co.",
  service: "SEO Consulting",
  budget: "$2k–$5k",
  message: "Line 1\nLine 2",
}

describe("EmailJS template parameters", () => {
  const sender = { from_name: "Asha Rao", from_email: "asha@example.com", to_email: site.contact.email }
  const placeholders = { company: "Not specified", message: "No message provided" }

  test.each([
    ["audit", {}, { ...placeholders, subject: "FREE SEO Audit Request" }],
    ["contact", {}, { ...placeholders, service: "Not specified", budget: "Not specified" }],
    ["contact", complete, complete],
    [
      "audit",
      { site: "mint.example", message: "Traffic fell." },
      {
        company: "Not specified",
        message: "Website: mint.example\nTraffic fell.",
        subject: "FREE SEO Audit Request",
      },
    ],
  ] as const)("by the %s form with %j", (form, answers, expected) => {
    const params = emailjsParams({ form, answers: { ...blank, consent: "on", ...answers }, submission })
    expect(params).toEqual({ ...sender, ...expected, reference: referenceOf(submission.key) })
  })
})

describe("fields posted to the site's own endpoint", () => {
  const hidden = {
    form_instance: submission.key,
    comments: "",
    elapsed_ms: "4235",
    policy: "0123456789ab",
  }

  test.each([
    [
      "audit",
      { site: "mint.example", consent: "on" },
      { company: "", message: "Website: mint.example", consent: "on" },
    ],
    ["contact", complete, complete],
    ["contact", { ...complete, comments: "a bot was here" }, { ...complete, comments: "a bot was here" }],
  ] as const)("by the %s form with %j", (form, answers, expected) => {
    const fields = postedFields({ form, answers: { ...blank, ...answers }, submission }, 5234.6)
    expect(fields).toEqual({ form, ...person, ...hidden, ...expected })
  })

  test("include a new key for each submission, in the format that the endpoint accepts", () => {
    const [first, second] = [startSubmission(0).key, startSubmission(0).key]
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(second).not.toBe(first)
  })
})

test("the offered email has one line for each field filled in", () => {
  const answers = { ...blank, name: "Asha & Co", message: "one\ntwo" }
  const { protocol, pathname, search } = new URL(mailtoWith("contact", answers) ?? "")
  expect([protocol, pathname]).toEqual(["mailto:", site.contact.email])
  expect(search).not.toContain("+")
  expect(new URLSearchParams(search).get("body")).toBe(
    "Name: Asha & Co\r\nEmail: asha@example.com\r\nMessage: one\r\ntwo",
  )
})

describe("EmailJS's client", () => {
  const accountAt = (origin: string) =>
    mailAccount({
      GATSBY_EMAILJS_PUBLIC_KEY: "key",
      GATSBY_EMAILJS_SERVICE_ID: "service_1",
      GATSBY_EMAILJS_AUDIT_TEMPLATE_ID: "template_a",
      GATSBY_EMAILJS_ORIGIN: origin,
    }) as MailAccount
  const params = { from_name: "Asha Rao", from_email: "asha@example.com" }

  const read = async (req: IncomingMessage) => {
    let text = ""
    for await (const part of req) text += part
    return { url: req.url, method: req.method, body: JSON.parse(text) }
  }

  const withService = async (status: number, run: (origin: string) => Promise<void>) => {
    const requests: Awaited<ReturnType<typeof read>>[] = []
    const service = await serveHandler(async (req, res) => {
      requests.push(await read(req))
      res.writeHead(status).end(status === 200 ? "OK" : "The reason")
    })
    await run(service.origin).finally(service.close)
    return requests
  }

  // The client reads the page's path for its rate limit; Node has no page.
  beforeAll(() => Object.assign(globalThis, { location: { pathname: "/landing" } }))

  test("sends an account exactly what EmailJS documents", async () => {
    const requests = await withService(200, origin => sendByEmailjs(accountAt(origin), "audit", params))
    expect(requests).toEqual([
      {
        url: "/api/v1.0/email/send",
        method: "POST",
        body: {
          lib_version: "4.4.1",
          user_id: "key",
          service_id: "service_1",
          template_id: "template_a",
          template_params: params,
        },
      },
    ])
  })

  test.each([400, 403, 429, 451, 500])("fails on the status %i", async status => {
    await withService(status, origin =>
      expect(sendByEmailjs(accountAt(origin), "audit", params)).rejects.toMatchObject({
        status,
        text: "The reason",
      }),
    )
  })

  test("fails for an account without its service", async () => {
    const account = { ...accountAt("https://mail.example"), serviceId: "" }
    await expect(sendByEmailjs(account, "audit", params)).rejects.toMatch("The service ID is required")
  })

  describe("with an account in the browser", () => {
    const answers = { ...blank, comments: "a bot was here" }
    afterEach(() => jest.restoreAllMocks())

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
      const requests = await withService(200, async origin => {
        expect(await sendBy(accountAt(origin), enquiry)).toBe(referenceOf(submission.key))
      })
      expect(requests).toMatchObject([
        { body: { template_params: { reference: referenceOf(submission.key) } } },
      ])
      expect(performance.now() - startedAt).toBeGreaterThan(1900)
    })
  })
})
