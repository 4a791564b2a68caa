import { json } from "node:stream/consumers"
import { readSettings } from "../../src/settings/settings"
import { referenceOf } from "../../src/shared/enquiry/reference"
import type { SiteIdentity } from "../../src/shared/server-manifest"
import { ownSite } from "../../test/publishing/small-build"
import { serveHandler } from "../../test/support/server/in-process"
import { pauseAfter } from "./delivery"
import { deliverySettings, enquiryLines, ownerMail, recipientProblem, summaryMail } from "./mail"
import { emailjsMailer } from "./mailers"

const enquiry = {
  id: "1",
  receivedAt: "2025-10-10T09:30:00.000Z",
  form: "audit" as const,
  instance: "i",
  spam: ["honeypot"],
  fields: { name: "A\r\nBcc: x@y.in", email: "a@b.in", company: "C\nD", message: "one\ntwo" },
}

const owner = { email: "owner@site.test", brand: "Site", timeZone: "Asia/Kolkata", freeAudit: "SEO Audit" }

test("audit mails have a subject, and only the message keeps line breaks", () => {
  expect(ownerMail(enquiry, owner).params).toEqual({
    from_name: "A Bcc: x@y.in",
    from_email: "a@b.in",
    reply_to: "a@b.in",
    to_email: owner.email,
    company: "C D",
    message: "one\ntwo",
    subject: "FREE SEO Audit Request",
    reference: expect.stringMatching(/^\w{3}-\w{3}$/),
    enquiry_id: "1",
    received_at: enquiry.receivedAt,
    spam: "honeypot",
  })
})

test("mails of other forms have no subject parameter", () => {
  expect(ownerMail({ ...enquiry, form: "amp" }, owner).params).not.toHaveProperty("subject")
})

test("plain text lists one field per line, then the message", () => {
  const { subject, text } = ownerMail({ ...enquiry, form: "contact" }, owner)
  expect(subject).toBe("Enquiry from A Bcc: x@y.in")
  expect(text.split("\n")).toEqual([
    "name: A Bcc: x@y.in",
    "email: a@b.in",
    "company: C D",
    "",
    "one",
    "two",
    "",
    `contact form, 2025-10-10 15:00 (Asia/Kolkata), reference ${referenceOf("1")}, id 1`,
  ])
})

test.each([
  ["failed", "EmailJS failed in the visitor's browser: 403 Forbidden"],
  ["unsure", "EmailJS gave the visitor's browser no answer, and may have mailed this as well: 403 Forbidden"],
] as const)("the mail says that EmailJS %s", (outcome, line) => {
  const { text } = ownerMail({ ...enquiry, emailjs: { outcome, reason: "403 Forbidden" } }, owner)
  expect(text.split("\n").at(-1)).toBe(line)
})

test("a summary has one line per enquiry and fits EmailJS's limit", () => {
  const long = {
    ...enquiry,
    fields: { name: "n".repeat(200), email: `${"e".repeat(248)}@b.in`, message: "m".repeat(5000) },
  }
  const { summaryLimit } = emailjsMailer(settings(""))
  const { params, text } = summaryMail(Array(summaryLimit).fill(long), "why", owner)
  expect(text.split("\n")).toHaveLength(3 + summaryLimit)
  expect(JSON.stringify(params).length).toBeLessThan(50_000)
})

test.each([
  [enquiry, "1 enquiry marked as spam"],
  [{ ...enquiry, spam: [] }, "1 enquiry"],
])("a summary has the same text for EmailJS and SMTP: %#", (one, subject) => {
  const { params, ...mail } = summaryMail([one], "Why.", owner)
  const text = expect.stringMatching(/^Why\.\nAll are stored; .+\n\n2025-10-10 15:00 audit A Bcc/)
  expect(mail).toEqual({ id: "summary-1", form: "contact", brand: "Site", subject, text })
  const addresses = { from_email: owner.email, reply_to: owner.email, to_email: owner.email }
  const from_name = subject
  expect(params).toEqual({ ...addresses, from_name, subject, message: mail.text, enquiry_id: "summary-1" })
})

test("a summary says how many came in a flood, and that these may be real", () => {
  const { subject, text } = summaryMail([enquiry, { ...enquiry, spam: ["flood"] }], "Why.", owner)
  expect(subject).toBe("2 enquiries marked as spam or flood")
  expect(text).toMatch(/^Why\.\n1 are marked "flood": .* may be real\.\nAll are stored/)
})

const send = (origin: string, timeoutMs = 5000) =>
  emailjsMailer(settings(origin), timeoutMs).send(ownerMail(enquiry, owner))
const settings = (origin: string) => ({
  origin,
  privateKey: "secret-key",
  publicKey: "public",
  serviceId: "service",
  templateIds: { audit: "t-audit", contact: "t-contact", amp: "t-contact" },
})

test("EmailJS receives its own format with the access token", async () => {
  let seen: unknown
  const service = await serveHandler(async (req, res) => {
    seen = [req.method, req.url, req.headers["content-type"], await json(req)]
    res.end("OK")
  })
  expect(await send(service.origin)).toEqual({ ok: true, serverReply: "200 OK" })
  expect(seen).toEqual([
    "POST",
    "/api/v1.0/email/send",
    "application/json",
    {
      service_id: "service",
      template_id: "t-audit",
      user_id: "public",
      accessToken: "secret-key",
      template_params: expect.objectContaining({
        from_name: "A Bcc: x@y.in",
        subject: "FREE SEO Audit Request",
      }),
    },
  ])
  await service.close()
})

test.each([
  [400, false],
  [413, true],
  [422, true],
  [429, false],
  [500, false],
])("status %i fails, permanent: %p, without revealing the key", async (status, isPermanent) => {
  const refusing = await serveHandler((_req, res) => res.writeHead(status).end("bad token secret-key"))
  const error = `${status} bad token ***`
  expect(await send(refusing.origin)).toEqual({ ok: false, error, isPermanent })
  await refusing.close()
})

test("a mail for a slow or unreachable service is retried", async () => {
  const slow = await serveHandler(() => undefined)
  const retried = { ok: false, isPermanent: false, isHandedOver: true }
  expect(await send(slow.origin, 50)).toEqual({ ...retried, error: expect.stringContaining("TimeoutError") })
  await slow.close()
  expect(await send(slow.origin)).toEqual({ ...retried, error: expect.stringContaining("TypeError") })
})

test("without a private key there is no delivery", () => {
  const GATSBY_EMAILJS = { GATSBY_EMAILJS_PUBLIC_KEY: "p", GATSBY_EMAILJS_SERVICE_ID: "s" }
  const sent = { recipient: expect.anything(), mailsAnHour: 30, mailer: expect.anything() }
  const of = (env: Record<string, string>) => deliverySettings(readSettings(env), () => undefined)
  expect(of(GATSBY_EMAILJS)).toBeUndefined()
  expect(of({ ...GATSBY_EMAILJS, EMAILJS_PRIVATE_KEY: "k" })).toEqual(sent)
})

test("a preview says that its forms send nothing", () => {
  const env = readSettings({ SMTP_URL: "smtp://127.0.0.1:1" })
  const lines = enquiryLines(env, { ...ownSite, isPreview: true }, { location: "/srv/enquiries.db" })
  expect(lines).toEqual(["Enquiries: none; the forms of a preview send nothing"])
})

test("the recipient, brand, time zone and audit are those of the site served now, unless a setting names the recipient", () => {
  const SMTP_URL = "smtp://127.0.0.1:25"
  const own = { brand: "A", timeZone: "UTC", freeAudit: "Ad Audit" }
  const published = { ...own, url: "https://a.test", sample: false, email: "a@a.test" }
  let now: SiteIdentity | undefined = published
  const recipient = deliverySettings(readSettings({ SMTP_URL }), () => now)?.recipient
  expect(recipient?.()).toEqual({ ...own, email: "a@a.test" })
  now = { ...published, email: "b@a.test", brand: "B", timeZone: "Asia/Tokyo" }
  expect(recipient?.()).toEqual({ ...own, email: "b@a.test", brand: "B", timeZone: "Asia/Tokyo" })
  const set = deliverySettings(readSettings({ SMTP_URL, ENQUIRIES_TO_EMAIL: "set@a.test" }), () => published)
  expect(set?.recipient()).toEqual({ ...own, email: "set@a.test" })
})

test("of a release that does not say all of it, mails have neutral words, and no recipient but that of a setting", () => {
  const SMTP_URL = "smtp://127.0.0.1:25"
  const of = (identity: SiteIdentity | undefined, more = {}) =>
    deliverySettings(readSettings({ SMTP_URL, ...more }), () => identity)?.recipient()
  const neutral = { brand: "Website", timeZone: "UTC", freeAudit: "Audit" }
  expect(of(undefined)).toEqual({ ...neutral, email: "" })
  expect(of(undefined, { ENQUIRIES_TO_EMAIL: "set@a.test" })).toEqual({ ...neutral, email: "set@a.test" })
  const { brand, timeZone, email } = ownSite
  expect(of(ownSite)).toEqual({ brand, timeZone, email, freeAudit: "Audit" })
})

test.each([
  ["owner@site.test", undefined],
  ["owner@example-analytics.com", undefined],
  ["owner@for-example.com", undefined],
  ["owner@mail.example.org", /placeholder/],
  ["hello@brand.example", /^hello@brand\.example is a placeholder, .*ENQUIRIES_TO_EMAIL$/],
  ["owner@example.com", /placeholder/],
  ["", /^no address to mail to: /],
])("whether %j may get mail", (email, problem) => {
  const found = recipientProblem({ ...owner, email })
  if (problem) expect(found).toMatch(problem)
  else expect(found).toBeUndefined()
})

test("pauses grow to six hours and stay there", () => {
  const minutes = [0, 1, 2, 5, 9, 10, 1000, 2000].map(attempts => pauseAfter(attempts) / 60_000)
  expect(minutes).toEqual([0.5, 1, 2, 16, 256, 360, 360, 360])
})
