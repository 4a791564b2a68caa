import { setTimeout as pause } from "node:timers/promises"
import type { Enquiry } from "../store/enquiry"
import { repeat } from "../store/maintenance"
import type { EnquiryStore } from "../store/sql-store"
import type { DeliverySettings } from "./mailers"
import { ownerMail, summaryLimit, summaryMail } from "./mails"

const hourMs = 3600 * 1000
const dayMs = 24 * hourMs

/** The pause in ms after a failed attempt: half a minute, doubled each time up to six hours, give or take a tenth. */
export const pauseAfter = (attempts: number, chance = Math.random()): number =>
  Math.round(Math.min(6 * hourMs, 30_000 * 2 ** Math.min(attempts, 20)) * (0.9 + 0.2 * chance))

const lastSix = (at: number): number => Math.floor((at - 6 * hourMs) / dayMs) * dayMs + 6 * hourMs

/** Records a delivery, trying a few times: if the store does not know of it, the mail goes out again. */
const recordDelivery = async (store: EnquiryStore, ids: readonly string[]): Promise<void> => {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await store.markDelivered(ids)
    } catch (error) {
      if (attempt === 5) throw error
      await pause(200 * 2 ** attempt)
    }
}

type DeliveryOptions = {
  readonly signal: AbortSignal
  readonly store: EnquiryStore
  readonly settings: DeliverySettings
  /** The pause while nothing is due, and between two mails: EmailJS takes one a second ("Rate Limit"). */
  readonly pollMs?: number
  readonly spacingMs?: number
  readonly pauseOf?: (attempts: number) => number
  readonly now?: () => number
}

/**
 * Mails the enquiries of a store, one after another, until aborted. Any number of processes may do so. A mail is sent
 * twice only if the process dies, or the answer is lost, between the mail server accepting it and our record of that.
 */
export const startDelivery = (options: DeliveryOptions): Promise<void> => {
  const { signal, store, pollMs = 5000, spacingMs = 1100, pauseOf = pauseAfter, now = Date.now } = options
  const { mailer, toEmail, mailsAnHour } = options.settings
  const leaseMs = mailer.longestMs + 60_000
  // Counted per process; an hour starts with its first mail.
  let hourEnds = Number.NEGATIVE_INFINITY
  let mailsInHour = 0
  let nextSpam = Number.NEGATIVE_INFINITY

  const deliver = async (batch: readonly Enquiry[], why: string, isSpam = false): Promise<void> => {
    const ids = batch.map(({ id }) => id)
    const [single] = isSpam || batch.length > 1 ? [] : batch
    const what = ids.length === 1 ? `enquiry ${ids[0]}` : `the summary of ${ids.length} enquiries`
    const kind = isSpam ? "enquiries marked as spam" : "enquiries"
    if (now() >= hourEnds) {
      hourEnds = now() + hourMs
      mailsInHour = 0
    }
    mailsInHour += 1
    const mail = single ? ownerMail(single, toEmail) : summaryMail(batch, { why, kind, toEmail })
    const sent = await mailer.send(mail)
    if (sent.ok) return recordDelivery(store, ids)
    if (!sent.isFinal) {
      const attempts = Math.max(...batch.map(enquiry => enquiry.attempts))
      console.error(`delivery: ${what}, attempt ${attempts + 1} failed: ${sent.error}`)
      const pauseMs = pauseOf(attempts)
      if (isSpam) nextSpam = now() + pauseMs
      return store.markFailed(ids, { error: sent.error, pauseMs })
    }
    console.error(`delivery: ${what} was refused: ${sent.error}`)
    if (ids.length === 1) return store.markDead(ids, sent.error)
    // Only one of them may be the reason: deliver the others.
    const half = Math.ceil(ids.length / 2)
    for (const part of [batch.slice(0, half), batch.slice(half)]) {
      await pause(spacingMs)
      await deliver(part, why, isSpam)
    }
  }

  /** Mails what looks like spam and arrived before the last 6:00 in one summary. @returns whether there was any */
  const deliverSpam = async (): Promise<boolean> => {
    if (now() < nextSpam) return false
    const spamBefore = new Date(lastSix(now()))
    const batch = await store.claimDue({ leaseMs, limit: summaryLimit, spamBefore })
    const until = spamBefore.toISOString().slice(0, 16)
    if (batch.length > 0) await deliver(batch, `These arrived until ${until} UTC and look like spam.`, true)
    else nextSpam = spamBefore.getTime() + dayMs
    return batch.length > 0
  }

  return repeat(signal, "delivery: the store cannot be used", pollMs, async () => {
    const isOverCap = mailsAnHour > 0 && mailsInHour >= mailsAnHour
    if (isOverCap && now() < hourEnds) return undefined
    if (await deliverSpam()) return spacingMs
    const batch = await store.claimDue({ leaseMs, limit: isOverCap ? summaryLimit : 1 })
    if (batch.length === 0) return undefined
    await deliver(batch, `These waited because more than ${mailsAnHour} mails were due in an hour.`)
    return spacingMs
  })
}
