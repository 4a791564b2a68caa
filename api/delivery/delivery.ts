import { setTimeout as pause } from "node:timers/promises"
import { repeat } from "../repeat"
import type { Enquiry } from "../store/enquiry"
import type { EnquiryStore } from "../store/sql-store"
import { type DeliverySettings, ownerMail, recipientProblem, summaryLimit, summaryMail } from "./mail"

const hourMs = 3600 * 1000

export const pauseAfter = (attempts: number): number => Math.min(6 * hourMs, 30_000 * 2 ** attempts)

/** With retries, since an unrecorded mail would be sent again. */
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
  readonly pollMs?: number
  readonly spacingMs?: number
  readonly pauseOf?: (attempts: number) => number
  readonly now?: () => number
}

/** A mail is sent twice only if the process dies or the reply is lost before the server's acceptance is recorded. */
export const startDelivery = (options: DeliveryOptions): Promise<void> => {
  // EmailJS accepts one mail a second ("Rate Limit").
  const { signal, store, pollMs = 5000, spacingMs = 1100, pauseOf = pauseAfter, now = Date.now } = options
  const { mailer, recipient, mailsAnHour } = options.settings
  const leaseMs = mailer.maxSendMs + 60_000
  let hourEnds = Number.NEGATIVE_INFINITY
  let mailsInHour = 0
  let logged: string | undefined

  const deliver = async (batch: readonly Enquiry[]): Promise<void> => {
    if (now() >= hourEnds) {
      hourEnds = now() + hourMs
      mailsInHour = 0
    }
    mailsInHour += 1
    const ids = batch.map(({ id }) => id)
    const isSpam = batch.some(({ spam }) => spam.length > 0)
    const [single] = isSpam || batch.length > 1 ? [] : batch
    const why = isSpam
      ? "look like spam"
      : `are sent together because the limit of ${mailsAnHour} mails an hour was reached`
    const to = recipient()
    const mail = single ? ownerMail(single, to) : summaryMail(batch, `These ${why}.`, to)
    const sent = await mailer.send(mail)
    if (sent.ok) return recordDelivery(store, ids)
    console.error(
      `delivery: the mail ${mail.id} ${sent.isPermanent ? "was refused" : "failed"}: ${sent.error}`,
    )
    if (!sent.isPermanent) {
      const pauseMs = pauseOf(Math.max(...batch.map(({ attempts }) => attempts)))
      return store.markFailed(ids, { error: sent.error, pauseMs })
    }
    if (ids.length === 1) return store.markDead(ids, sent.error)
    // One of them may be the reason: find it by halving, and deliver the others.
    const half = Math.ceil(ids.length / 2)
    for (const part of [batch.slice(0, half), batch.slice(half)]) {
      await pause(spacingMs)
      await deliver(part)
    }
  }

  return repeat(signal, "delivery: the store is unavailable", pollMs, async () => {
    const problem = recipientProblem(recipient())
    if (problem && problem !== logged) console.error(`delivery: enquiries are stored and wait: ${problem}`)
    logged = problem
    if (problem) return undefined
    const isOverCap = mailsAnHour > 0 && mailsInHour >= mailsAnHour
    if (isOverCap && now() < hourEnds) return undefined
    const spamBefore = new Date(new Date(now()).setUTCHours(0, 0, 0, 0))
    const spam = await store.claimDue({ leaseMs, limit: summaryLimit, spamBefore })
    const limit = isOverCap ? summaryLimit : 1
    const batch = spam.length > 0 ? spam : await store.claimDue({ leaseMs, limit })
    if (batch.length === 0) return undefined
    await deliver(batch)
    return spacingMs
  })
}
