import { setTimeout as pause } from "node:timers/promises"
import { repeat } from "../repeat"
import type { Enquiry } from "../store/enquiry"
import type { EnquiryStore } from "../store/sql-store"
import { type DeliverySettings, ownerMail, recipientProblem, summaryMail } from "./mail"

const hourMs = 3600 * 1000

/** How long other processes leave an enquiry to the one that mails it, unless that renews its claim. */
export const leaseMinutes = 2

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
  /** Ends the taking of further enquiries. */
  readonly signal: AbortSignal
  /** Gives up a mail that is under way, unless the mail server may already have it. */
  readonly cancel?: AbortSignal
  readonly store: EnquiryStore
  readonly settings: DeliverySettings
  readonly count?: (isSent: boolean) => void
  readonly pollMs?: number
  readonly spacingMs?: number
  readonly leaseMs?: number
  readonly pauseOf?: (attempts: number) => number
  readonly now?: () => number
  /** In ms, whatever happens to the clock. */
  readonly uptime?: () => number
}

/** A mail is sent twice only if the process dies or the reply is lost before the server's acceptance is recorded. */
export const startDelivery = (options: DeliveryOptions): Promise<void> => {
  // EmailJS accepts one mail a second ("Rate Limit").
  const { signal, cancel, store, pollMs = 5000, spacingMs = 1100, leaseMs = leaseMinutes * 60_000 } = options
  const { pauseOf = pauseAfter, now = Date.now, uptime = () => performance.now(), count } = options
  const { mailer, recipient, mailsAnHour } = options.settings
  let hour = { ends: Number.NEGATIVE_INFINITY, mails: 0 }
  let logged: string | undefined

  const send = async (batch: readonly Enquiry[]) => {
    hour.mails += 1
    const isSpam = batch.some(({ spam }) => spam.length > 0)
    const [single] = isSpam || batch.length > 1 ? [] : batch
    const why = isSpam
      ? "look like spam"
      : `are sent together because the limit of ${mailsAnHour} mails an hour was reached`
    const to = recipient()
    const mail = single ? ownerMail(single, to) : summaryMail(batch, `These ${why}.`, to)
    const sent = await mailer.send(mail, cancel)
    count?.(sent.ok)
    if (!sent.ok) {
      const how = sent.isPermanent || sent.isRefused ? "was refused" : "failed"
      console.error(`delivery: the mail ${mail.id} ${how}: ${sent.error}`)
    }
    return sent
  }

  /** Halves what is refused, until what was refused for its content is alone, and delivers the others. */
  const deliver = async (batch: readonly Enquiry[]): Promise<void> => {
    const refused: { ids: readonly string[]; error: string; isPermanent: boolean }[] = []
    let isAnySent = false
    const fail = (ids: readonly string[], error: string, leastMs = 0) => {
      const pauseMs = pauseOf(Math.max(...batch.map(({ attempts }) => attempts)))
      return store.markFailed(ids, { error, pauseMs: Math.max(leastMs, pauseMs) })
    }
    const parts = [batch]
    for (let part = parts.shift(); part; part = parts.shift()) {
      if (part !== batch) await pause(spacingMs)
      const ids = part.map(({ id }) => id)
      const sent = await send(part)
      if (sent.ok) {
        isAnySent = true
        await recordDelivery(store, ids)
      } else if (cancel?.aborted) {
        const others = parts.flat().map(({ id }) => id)
        await store.release(sent.isHandedOver ? others : [...ids, ...others])
        return
      } else if (!sent.isPermanent && !sent.isRefused) await fail(ids, sent.error)
      else if (ids.length === 1) refused.push({ ids, ...sent })
      else {
        const half = Math.ceil(ids.length / 2)
        parts.push(part.slice(0, half), part.slice(half))
      }
    }
    // If none was accepted, the reason may be the account: then all wait.
    for (const { ids, error, isPermanent } of refused)
      if (isPermanent || isAnySent) await store.markDead(ids, error)
      else await fail(ids, error, batch.length > 1 ? hourMs : 0)
  }

  return repeat(signal, "delivery: the store is unavailable", pollMs, async () => {
    const problem = recipientProblem(recipient())
    if (problem && problem !== logged) console.error(`delivery: enquiries are stored and wait: ${problem}`)
    logged = problem
    if (problem) return undefined
    const startHour = () => {
      hour = { ends: uptime() + hourMs, mails: 0 }
    }
    const isOverCap = mailsAnHour > 0 && hour.mails >= mailsAnHour
    if (isOverCap && uptime() < hour.ends) return undefined
    if (!isOverCap && uptime() >= hour.ends) startHour()
    const spamBefore = new Date(new Date(now()).setUTCHours(0, 0, 0, 0))
    const spam = await store.claimDue({ leaseMs, limit: mailer.summaryLimit, spamBefore })
    const limit = isOverCap ? mailer.summaryLimit : 1
    const batch = spam.length > 0 ? spam : await store.claimDue({ leaseMs, limit })
    // Until then, as many summaries are sent as it takes.
    if (isOverCap && spam.length === 0 && batch.length < limit) startHour()
    if (batch.length === 0) return undefined
    const ids = batch.map(({ id }) => id)
    const renewing = setInterval(() => store.renew(ids, leaseMs).catch(() => undefined), leaseMs / 4)
    await deliver(batch).finally(() => clearInterval(renewing))
    return spacingMs
  })
}
