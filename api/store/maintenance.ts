import { timeBefore } from "../../src/shared/day"
import { repeat } from "../repeat"
import type { EnquiryStore } from "./sql-store"

const dayMs = 24 * 3600 * 1000

type MaintenanceOptions = {
  readonly retention?: string
  /** When the site was last published, in ms since 1970. */
  readonly publishedAt?: () => number
  readonly pollMs?: number
  /** Until what is checked and deleted daily is due again; nothing is deleted before. */
  readonly everyMs?: number
  /** Gets good news. */
  readonly say?: (line: string) => void
}

type Counts = Awaited<ReturnType<EnquiryStore["count"]>>

/** Why a clock is not trusted with what cannot be undone; undefined if it may be right. */
const clockProblem = ({ all, old, newestAt }: Counts, published = 0) => {
  // Of fewer than ten, all may well have expired.
  if (all >= 10 && old > 0.9 * all) return `${old} of ${all} enquiries would have expired`
  const idleDays = (Date.now() - Math.max(published, Date.parse(newestAt))) / dayMs
  return idleDays > 180 ? `no enquiry or release is younger than ${Math.floor(idleDays)} days` : undefined
}

/** @returns what resolves at its end, and whether deleting is refused */
export const startMaintenance = (signal: AbortSignal, store: EnquiryStore, options: MaintenanceOptions) => {
  const { retention = "", publishedAt, pollMs = 5000, everyMs = dayMs, say = console.error } = options
  let isRefused = false
  let pruneAt = performance.now() + everyMs
  let checkAt = 0

  const prune = async (before: Date) => {
    const counts = await store.count(before)
    const problem = counts.old > 0 ? clockProblem(counts, publishedAt?.()) : undefined
    isRefused = problem !== undefined
    if (problem)
      return console.error(
        `enquiries: nothing was deleted, since ${problem}: is the clock right? If it is, run "npm run enquiries -- prune --older-than ${retention}".`,
      )
    const pruned = await store.prune(before, signal)
    if (pruned > 0) say(`enquiries: ${pruned} have expired and were deleted`)
  }

  const done = repeat(signal, "enquiries: maintenance", pollMs, async () => {
    const forwarded = await store.forward()
    if (forwarded > 0) say(`enquiries: the database is back, ${forwarded} were forwarded`)
    if (performance.now() >= checkAt) {
      await store.check()
      checkAt = performance.now() + everyMs
    }
    if (performance.now() < pruneAt) return
    const expiry = timeBefore(retention)
    if (expiry) await prune(expiry)
    await store.deleteExpiredLimits()
    pruneAt = performance.now() + everyMs
  })
  return { done, isRefused: () => isRefused }
}
