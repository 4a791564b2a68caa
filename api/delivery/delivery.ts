import { setTimeout as pause } from "node:timers/promises"
import { openStore } from "../enquiries/open-store"
import type { EnquiryStore } from "../enquiries/store"
import { pauseAfter } from "./backoff"
import { sendMail, sendTimeoutMs } from "./send-mail"
import { type DeliverySettings, deliverySettings } from "./settings"

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
}

type Running = Required<Omit<DeliveryOptions, "signal">>

/** The mail is out: a store that stumbles now would send it again, so the note of it is tried a few times. */
const noteDelivered = async (store: EnquiryStore, id: string): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await store.markDelivered(id)
    } catch (error) {
      if (attempt === 5) throw error
      await pause(200 * 2 ** attempt)
    }
  }
}

/** Delivers one enquiry that is due. @returns whether there was one */
const deliverNext = async ({ store, settings, timeoutMs, pauseAfter }: Running): Promise<boolean> => {
  const claim = await store.claimDue(timeoutMs * 2 + 30_000)
  if (!claim) return false
  const { enquiry, attempts } = claim
  const error = await sendMail(enquiry, settings, timeoutMs)
  if (error === undefined) await noteDelivered(store, enquiry.id)
  else {
    console.error(`delivery: enquiry ${enquiry.id}, attempt ${attempts + 1} failed: ${error}`)
    await store.markFailed(enquiry.id, { error, pauseMs: pauseAfter(attempts) })
  }
  return true
}

const run = async (running: Running, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    const delivered = await deliverNext(running).catch(error => {
      console.error("delivery: the store cannot be used:", error instanceof Error ? error.message : error)
      return false
    })
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
 * @returns a promise that resolves once the delivery has stopped; at once when no private key is set
 */
export const startDelivery = async ({ signal, ...options }: DeliveryOptions): Promise<void> => {
  const settings = options.settings ?? deliverySettings()
  if (!settings) return
  const defaults = { pollMs: 5000, spacingMs: 1100, timeoutMs: sendTimeoutMs, pauseAfter }
  await run({ ...defaults, ...options, settings, store: options.store ?? openStore() }, signal)
}
