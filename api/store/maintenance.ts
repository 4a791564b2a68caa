import { setTimeout as pause } from "node:timers/promises"
import { timeBefore } from "../settings/duration"
import type { EnquiryStore } from "./sql-store"

/** Repeats work until aborted, with the pause that it returns, or else `pauseMs`. A repeated error is logged once. */
export const repeat = async (
  signal: AbortSignal,
  name: string,
  pauseMs: number,
  work: () => Promise<number | undefined>,
): Promise<void> => {
  let problem = ""
  while (!signal.aborted) {
    let waitMs: number | undefined
    try {
      waitMs = await work()
      problem = ""
    } catch (error) {
      const { message } = error as Error
      if (message !== problem) console.error(`${name}:`, message)
      problem = message
    }
    await pause(waitMs ?? pauseMs, undefined, { signal, ref: false }).catch(() => undefined)
  }
}

/** Forwards enquiries from the fallback once the database is back, and prunes expired ones daily. */
export const startMaintenance = (
  signal: AbortSignal,
  store: EnquiryStore,
  retention = "",
  pauseMs = 5000,
) => {
  let pruneAt = 0
  return repeat(signal, "enquiries: maintenance", pauseMs, async () => {
    const forwarded = await store.forward()
    if (forwarded > 0) console.error(`enquiries: the database is back, ${forwarded} were forwarded`)
    if (Date.now() < pruneAt) return undefined
    const expiry = timeBefore(retention)
    const pruned = expiry ? await store.prune(expiry, signal) : 0
    await store.deleteExpiredLimits()
    if (pruned > 0) console.error(`enquiries: ${pruned} have expired and were deleted`)
    pruneAt = Date.now() + 24 * 3600 * 1000
    return undefined
  })
}
