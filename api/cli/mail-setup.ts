import { UsageError } from "../../src/command"
import { settings } from "../../src/settings/settings"
import { emailjsAccount } from "../../src/shared/enquiry/emailjs"
import { deliverySettings, enquiryLines, ownerNotice, recipientProblem } from "../delivery/mail"
import { currentIdentity } from "../server/current-release"
import { type Context, fail } from "./context"
import { print } from "./print"

export const testMail = async (): Promise<void> => {
  const delivery = deliverySettings(settings(), () => currentIdentity(process.cwd()))
  if (!delivery)
    throw new UsageError("No mail is set up: set SMTP_URL or EMAILJS_PRIVATE_KEY (see .env.example).")
  const recipient = delivery.recipient()
  const problem = recipientProblem(recipient)
  if (problem) return fail(`No mail was sent: ${problem}.`)
  const server = settings().SMTP_URL ?? emailjsAccount(settings(), ["server", "browser"])?.origin ?? ""
  console.error(`Connecting to ${new URL(server).host} …`)
  const body = "This is a test mail: enquiries will reach you like this."
  const mail = ownerNotice(`test-${Date.now()}`, "Test mail for enquiries", body, recipient)
  // No mail server that works takes longer.
  const sent = await delivery.mailer.send(mail, AbortSignal.timeout(30_000))
  if (sent.ok)
    await print(`A mail to ${recipient.email} was accepted. The server replied: ${sent.serverReply}\n`)
  else if (sent.isHandedOver && !sent.isRefused)
    fail(`Whether the mail to ${recipient.email} was accepted is unknown: ${sent.error}`)
  else fail(`The mail to ${recipient.email} was not accepted: ${sent.error}`)
}

export const where = async ({ store, location, isMissing }: Context): Promise<void> => {
  const count = isMissing ? undefined : store.count()
  const kept = await count?.catch(({ message }) => {
    console.error(
      `The store cannot be opened now, so that new enquiries wait elsewhere, if at all: ${message}`,
    )
    return undefined
  })
  const facts = { location, kept: kept?.all, isNew: isMissing }
  const lines = enquiryLines(settings(), currentIdentity(process.cwd()), facts)
  await print(`${lines.join("\n")}\n`)
}
