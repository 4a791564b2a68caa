import { setTimeout as pause } from "node:timers/promises"
import type { Claim, EnquiryStore } from "../store/store"
import type { DeliverySettings } from "./delivery-settings"
import { ownerMail, summaryLimit, summaryMail } from "./owner-mail"
import { mailCap, pauseAfter, spamSchedule } from "./schedule"

/** What a delivery runs with. */
export type DeliveryOptions = {
  /** Ends the delivery: the mail being sent is finished, no other is begun. */
  readonly signal: AbortSignal
  readonly store: EnquiryStore
  readonly settings: DeliverySettings
  /** Wait between two looks at an idle store. */
  readonly pollMs?: number
  /** Wait between two mails: EmailJS takes one a second ("REST API", "Rate Limit"). */
  readonly spacingMs?: number
  readonly pauseAfter?: (attempts: number) => number
  /** The time, in ms since 1970. */
  readonly now?: () => number
}

type Running = Required<Omit<DeliveryOptions, "signal">>

/** Enquiries to be mailed together, and in which words. */
type Job = { readonly claims: readonly Claim[]; readonly why: string; readonly isSpam: boolean }

/** The mail is out: a store that stumbles now would send it again, so the note of it is tried a few times. */
const noteDelivered = async (store: EnquiryStore, ids: readonly string[]): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await store.markDelivered(ids)
    } catch (error) {
      if (attempt === 5) throw error
      await pause(200 * 2 ** attempt)
    }
  }
}

const mailOf = ({ claims, why, isSpam }: Job, toEmail: string) => {
  const enquiries = claims.map(({ enquiry }) => enquiry)
  const [first] = enquiries
  if (first && claims.length === 1 && !isSpam) return ownerMail(first, toEmail)
  const subject = `${claims.length} enquiries${isSpam ? " marked as spam" : ""}`
  return summaryMail(enquiries, { subject, why, toEmail })
}

/** Delivers what is due, one mail at a time. */
const deliverer = ({ store, settings, spacingMs, pauseAfter, now }: Running) => {
  const { mailer, toEmail, mailsAnHour } = settings
  const cap = mailCap(mailsAnHour, now)
  const spam = spamSchedule(now)
  const leaseMs = mailer.longestMs + 60_000

  const spamJob = async (): Promise<Job | undefined> => {
    const spamBefore = spam.due()
    if (!spamBefore) return undefined
    const claims = await store.claimDue({ leaseMs, limit: summaryLimit, spamBefore })
    if (claims.length === 0) {
      spam.done(spamBefore)
      return undefined
    }
    const why = `These came in until ${spamBefore.toISOString().slice(0, 16)} UTC and look like spam.`
    return { claims, why, isSpam: true }
  }

  const nextJob = async (): Promise<Job | undefined> => {
    const allowed = cap.allows()
    if (allowed === "nothing") return undefined
    const marked = await spamJob()
    if (marked) return marked
    const claims = await store.claimDue({ leaseMs, limit: allowed === "summary" ? summaryLimit : 1 })
    const why = `More than ${mailsAnHour} mails were due in an hour; these enquiries waited for it to end.`
    return claims.length > 0 ? { claims, why, isSpam: false } : undefined
  }

  const deliver = async (job: Job): Promise<void> => {
    const ids = job.claims.map(({ enquiry }) => enquiry.id)
    const attempts = Math.max(...job.claims.map(claim => claim.attempts))
    const what = ids.length === 1 ? `enquiry ${ids[0]}` : `the summary of ${ids.length} enquiries`
    cap.add()
    const sent = await mailer.send(mailOf(job, toEmail))
    if (sent.ok) return noteDelivered(store, ids)
    if (!sent.isFinal) {
      console.error(`delivery: ${what}, attempt ${attempts + 1} failed: ${sent.error}`)
      const pauseMs = pauseAfter(attempts)
      if (job.isSpam) spam.postpone(pauseMs)
      return store.markFailed(ids, { error: sent.error, pauseMs })
    }
    console.error(`delivery: ${what} was refused: ${sent.error}`)
    if (ids.length === 1) return store.markDead(ids, sent.error)
    // One of them may be what is refused: the others are to arrive.
    const half = Math.ceil(ids.length / 2)
    for (const claims of [job.claims.slice(0, half), job.claims.slice(half)]) {
      await pause(spacingMs)
      await deliver({ ...job, claims })
    }
  }

  /** Sends the next mail. @returns whether there was one */
  return async (): Promise<boolean> => {
    const job = await nextJob()
    if (job) await deliver(job)
    return job !== undefined
  }
}

/**
 * Mails the enquiries of a store, one after another, until told to stop; apart from the requests, so that a mail
 * service that is down or slow is never felt by a visitor. Any number of processes may run one: each enquiry is leased
 * to one of them at a time, and a failed one comes back after a growing pause, kept in the store across restarts.
 * A mail is sent twice only if the process dies, or the answer is lost, between the service taking it and our note
 * of that: the service has no way to tell it the same mail again.
 * @returns a promise that resolves once the delivery has stopped
 */
export const startDelivery = async ({ signal, ...options }: DeliveryOptions): Promise<void> => {
  const running = { pollMs: 5000, spacingMs: 1100, pauseAfter, now: Date.now, ...options }
  const deliverNext = deliverer(running)
  let problem = ""
  while (!signal.aborted) {
    let delivered = false
    try {
      delivered = await deliverNext()
      problem = ""
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      // Once, and not at each look while a database is away.
      if (message !== problem) console.error("delivery: the store cannot be used:", message)
      problem = message
    }
    const wait = delivered ? running.spacingMs : running.pollMs
    await pause(wait, undefined, { signal, ref: false }).catch(() => undefined)
  }
}

/** Sends a mail that is no enquiry, to try the settings. @returns what the server answered */
export const sendTestMail = ({ mailer, toEmail }: DeliverySettings) => {
  const message = "This is a test of the way in which enquiries are mailed to you. It works."
  const subject = "Test of the enquiries' mails"
  const id = `test-${Date.now()}`
  const params = {
    from_name: subject,
    from_email: toEmail,
    reply_to: toEmail,
    to_email: toEmail,
    subject,
    message,
    enquiry_id: id,
  }
  return mailer.send({ id, form: "contact", params, subject, text: message })
}
