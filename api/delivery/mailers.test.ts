import nodemailer, { type Transporter } from "nodemailer"
import type { SMTPServerOptions } from "smtp-server"
import { readSettings } from "../../src/settings/settings"
import { refusal, refusingMails, serveMail } from "../../test/support/mail-server"
import { makeEnquiry } from "../store/enquiry"
import { deliverySettings, ownerMail } from "./mail"
import { smtpMailer } from "./mailers"

const enquiry = makeEnquiry(
  "contact",
  { name: "Asha\r\nBcc: x@y.in", email: "asha@example.in", company: "Mint & Co.", message: "Zoë\n.\nend" },
  { instance: "an-instance", spam: [], now: new Date("2025-10-10T09:30:00Z") },
)
const mail = ownerMail(enquiry, {
  email: "owner@site.test",
  brand: "Mint & Sons, Inc.",
  timeZone: "UTC",
  freeAudit: "",
})

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

/** A mail server, closed after the test, with one account. */
const serve = async (options: SMTPServerOptions = {}) => {
  const { taken, host, url, close } = await serveMail({
    onAuth: ({ username, password }, _session, done) =>
      username === "me@site.example" && password === "s/ecret"
        ? done(null, { user: username })
        : done(new Error(`no such user with ${password}`)),
    ...options,
  })
  closers.push(close)
  return {
    taken,
    url: (password = "s%2Fecret") => `smtp://me%40site.example:${password}@${host}`,
    plainUrl: url,
  }
}

test("mail is sent from the mailbox's address, with the visitor as Reply-To", async () => {
  const { taken, url } = await serve()
  const sent = await smtpMailer({ url: url() }).send(mail)
  expect(sent).toEqual({ ok: true, serverReply: expect.stringMatching(/^250 /) })
  expect(taken).toHaveLength(1)
  const [{ from, to, text } = { from: "", to: [], text: "" }] = taken
  expect([from, to]).toEqual(["me@site.example", ["owner@site.test"]])
  const [head = "", body = ""] = text.split("\r\n\r\n")
  for (const line of [
    'From: "Mint & Sons, Inc." <me@site.example>',
    "To: owner@site.test",
    "Reply-To: asha@example.in",
    "Subject: Enquiry from Asha Bcc: x@y.in",
    `Message-ID: <${enquiry.id}@site.example>`,
    "Auto-Submitted: auto-generated",
  ])
    expect(head.split("\r\n")).toContain(line)
  expect(head).not.toMatch(/^Bcc:/m)
  const encoded = text.slice(text.indexOf("\r\n\r\n"))
  expect(body).not.toBe("")
  expect(encoded).toMatch(/Zo=C3=AB/)
})

test.each<[account: string, from: string, env?: Record<string, string>]>([
  ["", "owner@site.test"],
  ["user:pw@", "owner@site.test"],
  ["me%40site.example:p%2Fw@", "me@site.example"],
  ["me%40site.example:p%2Fw@", "web@site.example", { ENQUIRIES_FROM_EMAIL: "web@site.example" }],
])("a mailbox with the account %j sends from %s", async (account, from, env = {}) => {
  const onAuth: SMTPServerOptions["onAuth"] = ({ username }, _session, done) => done(null, { user: username })
  const { taken, plainUrl } = await serve({ onAuth })
  const settings = readSettings({ SMTP_URL: plainUrl.replace("//", `//${account}`), ...env })
  await deliverySettings(settings, () => undefined)?.mailer.send(mail)
  expect(taken).toMatchObject([{ from, to: ["owner@site.test"] }])
})

test("after a wrong password the mail is retried, and the password is not logged", async () => {
  const { url } = await serve()
  const sent = await smtpMailer({ url: url("another"), from: "me@site.example" }).send(mail)
  expect(sent).toMatchObject({ ok: false, isPermanent: false, error: expect.stringContaining("***") })
  expect(JSON.stringify(sent)).not.toContain("another")
})

test.each([
  [550, true],
  [451, false],
])("a recipient refused with %i is permanent: %p", async (code, isPermanent) => {
  const { plainUrl } = await serve({ onRcptTo: (_to, _session, done) => done(refusal(code)) })
  const sent = await smtpMailer({ url: plainUrl, from: "me@site.example" }).send(mail)
  expect(sent).toEqual({
    ...{ ok: false, error: expect.stringContaining(String(code)), isPermanent },
    ...{ isRefused: false, isHandedOver: false },
  })
})

test.each(["onConnect", "onMailFrom"] as const)(
  "before a recipient is named (%s), 550 is of the account and not permanent",
  async step => {
    const refuse = (...given: unknown[]) => (given.at(-1) as (error: Error) => void)(refusal(550))
    const { plainUrl } = await serve({ [step]: refuse })
    expect(await smtpMailer({ url: plainUrl, from: "me@site.example" }).send(mail)).toMatchObject({
      ok: false,
      isPermanent: false,
    })
  },
)

// Replies of real providers: temporary problems, then permanent ones.
test.each([
  ["550 5.4.5 Daily user sending limit exceeded", false],
  ["550 5.7.1 Message rejected by policy", false],
  ["552 5.2.2 The mailbox is over its quota", false],
  ["554 Transaction failed", false],
  ["450 4.2.0 Greylisted", false],
  ["554 4.7.1 Try again later", false],
  ["550 5.1.1 There is no such user", true],
  ["552 5.3.4 The message is too large", true],
  ["554 5.6.0 The content is malformed", true],
  ["552 Too large", true],
] as const)("%s is permanent: %p", async (reply, isPermanent) => {
  const isRefused = reply.startsWith("5")
  const [code = "", ...words] = reply.split(" ")
  const { plainUrl } = await serve(refusingMails(Number(code), words.join(" ")))
  expect(await smtpMailer({ url: plainUrl, from: "me@site.example" }).send(mail)).toMatchObject({
    ok: false,
    isPermanent,
    isRefused,
  })
})

test("a mail accepted after minutes is sent once", async () => {
  let count = 0
  // Everything a hundred times as fast: the server takes almost three minutes.
  const createTransport = nodemailer.createTransport as (options: object) => Transporter
  jest.spyOn(nodemailer, "createTransport").mockImplementation(options => {
    const faster = Object.entries(options as object).map(([name, value]) =>
      name.endsWith("Timeout") ? [name, value / 100] : [name, value],
    )
    return createTransport(Object.fromEntries(faster))
  })
  const { plainUrl } = await serve({
    onData: (stream, _session, done) => {
      count += 1
      stream.resume().on("end", () => setTimeout(done, 1700))
    },
  })
  const { send } = smtpMailer({ url: plainUrl, from: "me@site.example" })
  expect(await send(mail)).toMatchObject({ ok: true })
  expect(count).toBe(1)
})

test("every step has a timeout, and TLS is required except on this machine", async () => {
  const transport = jest.spyOn(nodemailer, "createTransport")
  for (const [host, requireTLS] of [
    ["mail.example.com", true],
    ["127.0.0.1", false],
    ["localhost", false],
  ]) {
    await smtpMailer({ url: `smtp://me:secret@${host}:587`, from: "me@site.example" }).send(
      mail,
      AbortSignal.abort(),
    )
    const timeouts = { connectionTimeout: 60_000, greetingTimeout: 300_000, socketTimeout: 600_000 }
    expect(transport).toHaveBeenLastCalledWith(expect.objectContaining({ requireTLS, ...timeouts }))
  }
})

test("a mail for a server that is down is retried", async () => {
  const away = smtpMailer({ url: "smtp://127.0.0.1:1", from: "me@site.example" })
  expect(await away.send(mail)).toMatchObject({ ok: false, isPermanent: false })
})

// Gives the mail up once the server has what it hangs at.
test.each([
  ["greets nobody", false, reached => ({ onConnect: reached })],
  ["hangs at the recipient", false, reached => ({ onRcptTo: reached })],
  ["hangs with the text", true, reached => ({ onData: stream => void stream.resume().on("end", reached) })],
] as const satisfies [string, boolean, (reached: () => void) => SMTPServerOptions][])(
  "a server that %s can be given up, and may have the mail: %p",
  async (_how, isHandedOver, hangingAt) => {
    const cancel = new AbortController()
    const { plainUrl } = await serve(hangingAt(() => cancel.abort()))
    const sending = smtpMailer({ url: plainUrl }).send(mail, cancel.signal)
    expect(await sending).toMatchObject({ ok: false, isPermanent: false, isHandedOver })
  },
)
