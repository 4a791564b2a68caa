import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { SMTPServer, type SMTPServerOptions } from "smtp-server"

/** How a mail server refuses something. */
export const refusal = (responseCode: number, words = "refused") =>
  Object.assign(new Error(words), { responseCode })

/** The options of a mail server that refuses every mail once it has its text. */
export const refusingMails = (...reason: Parameters<typeof refusal>): SMTPServerOptions => ({
  onData: (stream, _session, done) => void stream.resume().on("end", () => done(refusal(...reason))),
})

/** A real SMTP server. @returns its address, the mails that it has accepted, and what closes it */
export const serveMail = async (options: SMTPServerOptions = {}) => {
  const taken: { from: string; to: string[]; text: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 50,
    logger: false,
    onData: async (stream, { envelope }, done) => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : ""
      const to = envelope.rcptTo.map(({ address }) => address)
      taken.push({ from, to, text: await text(stream) })
      done()
    },
    ...options,
  })
  // Clients may disconnect early.
  server.on("error", () => undefined)
  await once(server.listen(0, "127.0.0.1"), "listening")
  const { port } = server.server.address() as AddressInfo
  const close = () => new Promise<void>(closed => server.close(() => closed()))
  return { host: `127.0.0.1:${port}`, url: `smtp://127.0.0.1:${port}`, taken, close }
}
