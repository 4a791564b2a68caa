import { setTimeout as pause } from "node:timers/promises"
import { hourMs } from "../../src/shared/durations"
import { failuresOfLoops, repeat } from "../loops"
import type { Enquiry } from "../store/enquiry"
import type { EnquiryStore } from "../store/sql-store"
import { type DeliverySettings, ownerMail, recipientProblem, summaryMail } from "./mail"
import type { Sent } from "./mailers"

/** How long other processes leave an enquiry to the one that mails it, unless that renews its claim. */
export const leaseMinutes = 2

export const pauseAfter = (attempts: number): number => Math.min(6 * hourMs, 30_000 * 2 ** attempts)

/** With retries, since an unrecorded mail would be sent again. */
const recordDelivery = async (
  store: EnquiryStore,
  ids: readonly string[],
  firstPauseMs: number,
): Promise<void> => {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await store.markDelivered(ids)
    } catch (error) {
      if (attempt === 5) throw error
      await pause(firstPauseMs * 2 ** (attempt - 1))
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
  /** How long it waits to record a mail that the store did not take; twice as long each time. */
  readonly recordingPauseMs?: number
  readonly now?: () => number
  /** What the cap of mails counts as an hour. */
  readonly capMs?: number
  readonly failures?: ReturnType<typeof failuresOfLoops>
}

/** A mail is sent twice only if the process dies or the reply is lost before the server's acceptance is recorded. */
export const startDelivery = (options: DeliveryOptions): Promise<void> => {
  // EmailJS accepts one mail a second ("Rate Limit").
  const { signal, cancel, store, pollMs = 5000, spacingMs = 1100, leaseMs = leaseMinutes * 60_000 } = options
  const {
    pauseOf = pauseAfter,
    recordingPauseMs = 400,
    now = Date.now,
    capMs = hourMs,
    failures = failuresOfLoops(),
    count,
  } = options
  const { mailer, recipient, mailsAnHour } = options.settings
  let logged: string | undefined

  const mailOf = (batch: readonly Enquiry[]) => {
    const isSpam = batch.some(({ spam }) => spam.length > 0)
    const [single] = isSpam || batch.length > 1 ? [] : batch
    const why = isSpam
      ? "look like spam"
      : `are sent together because the limit of ${mailsAnHour} mails an hour was reached`
    const to = recipient()
    return single ? ownerMail(single, to) : summaryMail(batch, `These ${why}.`, to)
  }

  const trySending = async (batch: readonly Enquiry[]): Promise<Sent> => {
    try {
      return await mailer.send(mailOf(batch), cancel)
    } catch (error) {
      // One that cannot be put into words must not hold up the others of a summary.
      return { ok: false, error: (error as Error).message, isPermanent: batch.length > 1 }
    }
  }

  const send = async (batch: readonly Enquiry[]) => {
    const sent = await trySending(batch)
    count?.(sent.ok)
    if (!sent.ok) {
      const how = sent.isPermanent || sent.isRefused ? "was refused" : "failed"
      const name = batch.length === 1 ? batch[0]?.id : `of ${batch.length} enquiries`
      console.error(`delivery: the mail ${name} ${how}: ${sent.error}`)
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
      if (part !== batch) {
        await pause(spacingMs)
        if (mailsAnHour > 0) await store.countMail(capMs)
      }
      const ids = part.map(({ id }) => id)
      const sent = await send(part)
      if (sent.ok) {
        isAnySent = true
        await recordDelivery(store, ids, recordingPauseMs)
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

  return repeat(
    signal,
    "delivery",
    pollMs,
    async () => {
      const problem = recipientProblem(recipient())
      if (problem && problem !== logged) console.error(`delivery: enquiries are stored and wait: ${problem}`)
      logged = problem
      if (problem) return undefined
      // Of all processes on this store, and also from before a restart.
      const { mails, isOver } = mailsAnHour > 0 ? await store.mailHour(capMs) : { mails: 0, isOver: false }
      const isOverCap = mailsAnHour > 0 && mails >= mailsAnHour
      if (isOverCap && !isOver) return undefined
      if (!isOverCap && isOver) await store.endMailHour(capMs)
      const spamBefore = new Date(new Date(now()).setUTCHours(0, 0, 0, 0))
      const spam = await store.claimDue({ leaseMs, limit: mailer.summaryLimit, spamBefore })
      const limit = isOverCap ? mailer.summaryLimit : 1
      const batch = spam.length > 0 ? spam : await store.claimDue({ leaseMs, limit })
      // Fewer than a full summary: nothing is left over, so a new hour begins.
      if (isOverCap && spam.length === 0 && batch.length < limit) await store.endMailHour(capMs)
      if (batch.length === 0) return undefined
      const ids = batch.map(({ id }) => id)
      const counted = mailsAnHour > 0 ? await store.countMail(capMs) : 0
      // Another process has used up the hour since we asked: give the claim back.
      if (!isOverCap && counted > mailsAnHour) return store.release(ids)
      const renew = () => failures.trial("delivery: renewing a claim", () => store.renew(ids, leaseMs))
      const renewing = setInterval(renew, leaseMs / 4)
      await deliver(batch).finally(() => clearInterval(renewing))
      return spacingMs
    },
    failures,
  )
}
