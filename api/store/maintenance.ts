import { repeat } from "../repeat"
import { timeBefore } from "../settings/duration"
import type { EnquiryStore } from "./sql-store"

export const startMaintenance = (signal: AbortSignal, store: EnquiryStore, retention = "", pollMs = 5000) => {
  let pruneAt = 0
  return repeat(signal, "enquiries: maintenance", pollMs, async () => {
    const forwarded = await store.forward()
    if (forwarded > 0) console.error(`enquiries: the database is back, ${forwarded} were forwarded`)
    if (Date.now() < pruneAt) return
    const expiry = timeBefore(retention)
    const pruned = expiry ? await store.prune(expiry, signal) : 0
    await store.deleteExpiredLimits()
    if (pruned > 0) console.error(`enquiries: ${pruned} have expired and were deleted`)
    pruneAt = Date.now() + 24 * 3600 * 1000
  })
}
