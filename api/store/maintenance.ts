import { setTimeout as pause } from "node:timers/promises"
import { type Duration, timeBefore } from "./duration"
import type { EnquiryStore } from "./store"

type MaintenanceOptions = {
  readonly signal: AbortSignal
  readonly store: EnquiryStore
  /** How long enquiries are kept; for ever by default. */
  readonly retention?: Duration | undefined
  /** Wait between two looks at the local store, and between two deletions of what is old. */
  readonly forwardMs?: number
  readonly pruneMs?: number
}

/**
 * Maintains a store until told to stop: forwards what waits in the local store once the database is back, and daily
 * deletes what is older than enquiries are kept. A problem is reported once, and the work tried again.
 */
export const startMaintenance = async ({
  signal,
  store,
  retention,
  forwardMs = 5000,
  pruneMs = 24 * 3600 * 1000,
}: MaintenanceOptions): Promise<void> => {
  let pruneAt = 0
  let problem = ""
  const run = async () => {
    const forwarded = await store.forward()
    if (forwarded > 0) console.error(`enquiries: the database is back, ${forwarded} were forwarded to it`)
    if (Date.now() < pruneAt) return
    const pruned = await store.prune(retention ? timeBefore(retention, new Date()) : new Date(0), signal)
    if (pruned > 0) console.error(`enquiries: ${pruned} were older than they are kept, and deleted`)
    pruneAt = Date.now() + pruneMs
  }
  while (!signal.aborted) {
    try {
      await run()
      problem = ""
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      if (message !== problem) console.error("enquiries: maintenance:", message)
      problem = message
    }
    await pause(forwardMs, undefined, { signal, ref: false }).catch(() => undefined)
  }
}
