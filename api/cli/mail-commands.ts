import { UsageError } from "../../scripts/command"
import { settings } from "../../src/settings/settings"
import { mailAccount } from "../../src/shared/enquiry/mail-template"
import { deliverySettings, enquiryLines, ownerNotice, recipientProblem } from "../delivery/mail"
import { currentIdentity } from "../server/current-release"
import type { Context } from "./context"
import { print } from "./print"

/** Longer than any mail server that works. */
const testMailMs = 30_000

export const testMail = async (): Promise<number> => {
  const delivery = deliverySettings(settings(), () => currentIdentity(process.cwd()))
  if (!delivery)
    throw new UsageError("No mail is set up: set SMTP_URL or EMAILJS_PRIVATE_KEY (see .env.example).")
  const { mailer } = delivery
  const recipient = delivery.recipient()
  const problem = recipientProblem(recipient)
  if (problem) {
    console.error(`No mail was sent: ${problem}.`)
    return 1
  }
  const { SMTP_URL = mailAccount(settings(), ["server", "browser"])?.origin ?? "" } = settings()
  console.error(`Connecting to ${new URL(SMTP_URL).host} …`)
  const body = "This is a test mail: enquiries will reach you like this."
  const mail = ownerNotice(`test-${Date.now()}`, "Test mail for enquiries", body, recipient)
  const sent = await mailer.send(mail, AbortSignal.timeout(testMailMs))
  if (sent.ok)
    await print(`A mail to ${recipient.email} was accepted. The server replied: ${sent.serverReply}\n`)
  else console.error(`The mail to ${recipient.email} was refused: ${sent.error}`)
  return sent.ok ? 0 : 1
}

export const where = async ({ store, location, isMissing: isNew }: Context): Promise<void> => {
  const kept = isNew ? undefined : (await store.count()).all
  const lines = enquiryLines(settings(), currentIdentity(process.cwd()), { location, kept, isNew })
  await print(`${lines.join("\n")}\n`)
}
