import { setTimeout as pause } from "node:timers/promises"
import { timeBefore } from "../settings/duration"
import type { EnquiryStore } from "./sql-store"

/** Repeats work until aborted, after the pause that it returns or the usual one. A lasting problem is logged once. */
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

/** Forwards what waits in the fallback store once the database is back, and prunes expired enquiries daily. */
export const startMaintenance = (
  signal: AbortSignal,
  store: EnquiryStore,
  retention = "",
  pauseMs = 5000,
) => {
  let pruneAt = 0
  return repeat(signal, "enquiries: maintenance", pauseMs, async () => {
    const forwarded = await store.forward()
    if (forwarded > 0) console.error(`enquiries: the database is back, ${forwarded} were forwarded to it`)
    if (Date.now() < pruneAt) return undefined
    const pruned = await store.prune(timeBefore(retention) ?? new Date(0), signal)
    if (pruned > 0) console.error(`enquiries: ${pruned} expired and were deleted`)
    pruneAt = Date.now() + 24 * 3600 * 1000
    return undefined
  })
}
