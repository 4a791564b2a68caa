import { setTimeout as pause } from "node:timers/promises"
import { openStore } from "../enquiries/open-store"
import type { Claim, EnquiryStore } from "../enquiries/store"
import { pauseAfter } from "./backoff"
import { type OwnerMail, sendTimeoutMs } from "./mail"
import { mailCap } from "./mail-cap"
import { ownerMail, summaryLimit, summaryMail } from "./owner-mail"
import { type DeliverySettings, deliverySettings } from "./settings"
import { spamSchedule } from "./spam-schedule"

/** What a delivery runs with; all but the signal has a default for production. */
export type DeliveryOptions = {
  /** Ends the delivery: the mail being sent is finished, no other is begun. */
  readonly signal: AbortSignal
  readonly store?: EnquiryStore
  readonly settings?: DeliverySettings
  /** Wait between two looks at an idle store. */
  readonly pollMs?: number
  /** Wait between two mails: EmailJS takes one a second ("REST API", "Rate Limit"). */
  readonly spacingMs?: number
  readonly timeoutMs?: number
  readonly pauseAfter?: (attempts: number) => number
  /** The time, in ms since 1970. */
  readonly now?: () => number
}

type Running = Required<Omit<DeliveryOptions, "signal">>

/** What is to be mailed next, and about which enquiries. */
type Job = { readonly claims: readonly Claim[]; readonly mail: OwnerMail; readonly isSpam: boolean }

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

/** Delivers what is due, one mail at a time. */
const deliverer = ({ store, settings, timeoutMs, pauseAfter, now }: Running) => {
  const { send, toEmail, mailsAnHour } = settings
  const cap = mailCap(mailsAnHour, now)
  const spam = spamSchedule(now)
  const leaseMs = timeoutMs * 2 + 30_000

  const spamJob = async (): Promise<Job | undefined> => {
    const spamBefore = spam.due()
    if (!spamBefore) return undefined
    const claims = await store.claimDue({ leaseMs, limit: summaryLimit, spamBefore })
    if (claims.length === 0) {
      spam.done(spamBefore)
      return undefined
    }
    const why = `These came in until ${spamBefore.toISOString().slice(0, 16)} UTC and look like spam.`
    const subject = `${claims.length} enquiries marked as spam`
    const enquiries = claims.map(({ enquiry }) => enquiry)
    return { claims, mail: summaryMail(enquiries, { subject, why, toEmail }), isSpam: true }
  }

  const nextJob = async (): Promise<Job | undefined> => {
    const allowed = cap.allows()
    if (allowed === "nothing") return undefined
    const marked = await spamJob()
    if (marked) return marked
    const claims = await store.claimDue({ leaseMs, limit: allowed === "summary" ? summaryLimit : 1 })
    const enquiries = claims.map(({ enquiry }) => enquiry)
    const [first] = enquiries
    if (!first) return undefined
    if (claims.length === 1) return { claims, mail: ownerMail(first, toEmail), isSpam: false }
    const subject = `${claims.length} enquiries`
    const why = `More than ${mailsAnHour} mails were due in an hour; these enquiries waited for it to end.`
    return { claims, mail: summaryMail(enquiries, { subject, why, toEmail }), isSpam: false }
  }

  /** Sends the next mail. @returns whether there was one */
  return async (): Promise<boolean> => {
    const job = await nextJob()
    if (!job) return false
    const ids = job.claims.map(({ enquiry }) => enquiry.id)
    const attempts = Math.max(...job.claims.map(claim => claim.attempts))
    const what = ids.length === 1 ? `enquiry ${ids[0]}` : `the summary of ${ids.length} enquiries`
    cap.add()
    const sent = await send(job.mail, timeoutMs)
    if (sent.ok) await noteDelivered(store, ids)
    else if (sent.isPermanent && ids.length === 1) {
      console.error(`delivery: ${what} was refused and is not tried again: ${sent.error}`)
      await store.markDead(ids, sent.error)
    } else {
      console.error(`delivery: ${what}, attempt ${attempts + 1} failed: ${sent.error}`)
      const pauseMs = pauseAfter(attempts)
      if (job.isSpam) spam.postpone(pauseMs)
      await store.markFailed(ids, { error: sent.error, pauseMs })
    }
    return true
  }
}

const run = async (running: Running, signal: AbortSignal): Promise<void> => {
  const deliverNext = deliverer(running)
  let trouble = ""
  while (!signal.aborted) {
    const delivered = await deliverNext().then(
      result => {
        trouble = ""
        return result
      },
      error => {
        const message = error instanceof Error ? error.message : String(error)
        // Said once, and not at each look while a database is away.
        if (message !== trouble) console.error("delivery: the store cannot be used:", message)
        trouble = message
        return false
      },
    )
    const wait = delivered ? running.spacingMs : running.pollMs
    await pause(wait, undefined, { signal, ref: false }).catch(() => undefined)
  }
}

/**
 * Mails the enquiries of a store, one after another, until told to stop; apart from the requests, so that a mail
 * service that is down or slow is never felt by a visitor. Any number of processes may run one: each enquiry is lent
 * to one of them at a time, and a failed one comes back after a growing pause, kept in the store across restarts.
 * A mail is sent twice only if the process dies, or the answer is lost, between the service taking it and our note
 * of that: the service has no way to tell it the same mail again.
 * @returns a promise that resolves once the delivery has stopped; at once when no way of mailing is set
 */
export const startDelivery = async ({ signal, ...options }: DeliveryOptions): Promise<void> => {
  const settings = options.settings ?? deliverySettings()
  if (!settings) return
  const defaults = { pollMs: 5000, spacingMs: 1100, timeoutMs: sendTimeoutMs, pauseAfter, now: Date.now }
  await run({ ...defaults, ...options, settings, store: options.store ?? openStore() }, signal)
}
