import type { AddressInfo } from "node:net"
import { SMTPServer, type SMTPServerOptions } from "smtp-server"
import { makeEnquiry } from "../enquiries/enquiry"
import { ownerMail } from "./owner-mail"
import { sendBySmtp } from "./send-by-smtp"

const enquiry = makeEnquiry(
  "contact",
  { name: "Asha\r\nBcc: x@y.in", email: "asha@example.in", company: "Mint & Co.", message: "Zoë\n.\nend" },
  { instance: "an-instance", spam: [], now: new Date("2025-10-10T09:30:00Z") },
)
const mail = ownerMail(enquiry, "owner@site.example")

const servers: SMTPServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise<void>(closed => server.close(() => closed()))
})

/** A real SMTP server that keeps what it takes. */
const serve = async (options: SMTPServerOptions = {}) => {
  const taken: { from: string; to: string[]; text: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 50,
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      username === "me@site.example" && password === "s/ecret"
        ? done(null, { user: username })
        : done(new Error(`no such user with ${password}`)),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on("data", chunk => chunks.push(chunk))
      stream.on("end", () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ""
        const to = envelope.rcptTo.map(({ address }) => address)
        taken.push({ from, to, text: Buffer.concat(chunks).toString() })
        done()
      })
    },
    ...options,
  })
  // A client that goes away is no concern of the server's.
  server.on("error", () => undefined)
  servers.push(server)
  await new Promise<void>(listening => server.listen(0, "127.0.0.1", listening))
  const { port } = server.server.address() as AddressInfo
  const url = (password = "s%2Fecret") => `smtp://me%40site.example:${password}@127.0.0.1:${port}`
  return { taken, url, plainUrl: `smtp://127.0.0.1:${port}` }
}

const refusing = (responseCode: number) => Object.assign(new Error("refused"), { responseCode })

test("a mailbox gets the mail, from its own address, to be answered to the visitor", async () => {
  const { taken, url } = await serve()
  expect(await sendBySmtp({ url: url(), from: "me@site.example" })(mail, 5000)).toEqual({ ok: true })
  expect(taken).toHaveLength(1)
  const [{ from, to, text } = { from: "", to: [], text: "" }] = taken
  expect([from, to]).toEqual(["me@site.example", ["owner@site.example"]])
  const [head = "", body = ""] = text.split("\r\n\r\n")
  for (const line of [
    "From: me@site.example",
    "To: owner@site.example",
    "Reply-To: asha@example.in",
    "Subject: Enquiry of Asha Bcc: x@y.in",
    `Message-ID: <${enquiry.id}@site.example>`,
  ])
    expect(head.split("\r\n")).toContain(line)
  expect(head).not.toMatch(/^Bcc:/m)
  const encoded = text.slice(text.indexOf("\r\n\r\n"))
  expect(body).not.toBe("")
  expect(encoded).toMatch(/Zo=C3=AB/)
})

test("a wrong password is worth another attempt, and is not told", async () => {
  const { url } = await serve()
  const sent = await sendBySmtp({ url: url("another"), from: "me@site.example" })(mail, 5000)
  expect(sent).toMatchObject({ ok: false, isPermanent: false, error: expect.stringContaining("***") })
  expect(JSON.stringify(sent)).not.toContain("another")
})

test.each([
  ["the recipient", 550, { onRcptTo: (_to, _session, done) => done(refusing(550)) }, true],
  ["the recipient for now", 451, { onRcptTo: (_to, _session, done) => done(refusing(451)) }, false],
  [
    "the message",
    552,
    { onData: (stream, _session, done) => stream.resume().on("end", () => done(refusing(552))) },
    true,
  ],
] satisfies [string, number, SMTPServerOptions, boolean][])(
  "a server that refuses %s (%i)",
  async (_what, code, options, isPermanent) => {
    const { plainUrl } = await serve(options)
    const sent = await sendBySmtp({ url: plainUrl, from: "me@site.example" })(mail, 5000)
    expect(sent).toEqual({ ok: false, error: expect.stringContaining(String(code)), isPermanent })
  },
)

test("a server that is slow or away is worth another attempt", async () => {
  const { plainUrl } = await serve({ onConnect: () => undefined })
  const send = sendBySmtp({ url: plainUrl, from: "me@site.example" })
  expect(await send(mail, 100)).toMatchObject({ ok: false, isPermanent: false })
  const away = sendBySmtp({ url: "smtp://127.0.0.1:1", from: "me@site.example" })
  expect(await away(mail, 5000)).toMatchObject({ ok: false, isPermanent: false })
})
