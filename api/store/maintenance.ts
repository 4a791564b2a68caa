import { minuteOf, timeBefore } from "../../src/shared/day"
import { dayMs } from "../../src/shared/durations"
import { failuresOfLoops, repeat } from "../loops"
import { believedMs, type EnquiryStore } from "./sql-store"

type MaintenanceOptions = {
  readonly retention?: string
  readonly failures?: ReturnType<typeof failuresOfLoops>
  readonly pollMs?: number
  /** How often the store is looked after, but for what waits in the fallback, and the daily check. */
  readonly everyMs?: number
  /** Gets good news. */
  readonly say?: (line: string) => void
}

const momentOf = (time: number): string =>
  Number.isFinite(time) ? `${minuteOf(new Date(time).toISOString())} UTC` : "no date"

type Times = Awaited<ReturnType<EnquiryStore["times"]>>

/** How far the clock may be from another time, in ms, and still be believed. */
const allowedBy = (own: number, expiry: Date | undefined): number =>
  Math.min(believedMs, expiry ? (own - expiry.getTime()) / 10 : believedMs)

const dayOf = (time: number): number => Math.floor(time / dayMs)

/** @returns what resolves at its end, and why nothing is deleted now, if the clock may be wrong */
export const startMaintenance = (signal: AbortSignal, store: EnquiryStore, options: MaintenanceOptions) => {
  const { retention = "", pollMs = 5000, everyMs = 60_000, say = console.error } = options
  const { failures = failuresOfLoops() } = options
  let clockProblem: string | undefined
  let isPruneDue = false
  let checkAt = 0
  let lookAt = 0
  // From when the clock has gone evenly with the timer, which nobody can set, and which stands still while the machine sleeps.
  let even = { own: Date.now(), timer: performance.now() }

  const forward = async () => {
    const forwarded = await store.forward()
    if (forwarded > 0) say(`enquiries: the database is back, ${forwarded} were forwarded`)
  }

  const check = async () => {
    if (!store.damage() && performance.now() < checkAt) return
    await store.check()
    checkAt = performance.now() + dayMs
  }

  const watchClock = (own: number, allowedMs: number) => {
    const timer = performance.now()
    if (Math.abs(own - even.own - (timer - even.timer)) > allowedMs) even = { own, timer }
  }

  /**
   * A clock is believed that is close to the database's and to when the store was last looked after; after a longer standstill, once
   * it has gone evenly for as long (decision 106).
   * @returns why the clock is not trusted with what cannot be undone; undefined if it is
   */
  const findClockProblem = async (own: number, { now, lookedAfter }: Times, expiry: Date | undefined) => {
    const allowedMs = allowedBy(own, expiry)
    const isFar = (time: number) => Math.abs(own - time) > allowedMs
    if (isFar(now)) return `this machine's clock says ${momentOf(own)}, the database's ${momentOf(now)}`
    if (lookedAfter !== undefined) {
      const standstillMs = Math.abs(even.own - lookedAfter)
      const evenMs = performance.now() - even.timer
      // A wrong clock deletes too early by no more than it has waited.
      return isFar(lookedAfter) && standstillMs > Math.max(allowedMs, evenMs)
        ? `the store was last looked after at ${momentOf(lookedAfter)}, and the clock says ${momentOf(own)}, which is believed from ${momentOf(even.own + standstillMs)} if it goes evenly until then`
        : undefined
    }
    const { old, all } = await store.count(expiry)
    return old > 0
      ? `nothing says when the store was last looked after, and by the clock, ${momentOf(own)}, ${old} of ${all} enquiries have expired`
      : undefined
  }

  const retain = async () => {
    const own = Date.now()
    const expiry = timeBefore(retention, new Date(own))
    // Also while the database is down, so that a jump meanwhile is seen.
    watchClock(own, allowedBy(own, expiry))
    const times = await store.times()
    const problem = await findClockProblem(own, times, expiry)
    const advice = `nothing is deleted: ${problem}. If the clock is right, run "npm run -s enquiries -- prune --older-than ${retention}"`
    const told = problem && expiry ? advice : undefined
    if (told && !clockProblem) console.error(`enquiries: ${told}`)
    clockProblem = told
    if (problem) return
    const { lookedAfter = own } = times
    isPruneDue ||= dayOf(lookedAfter) !== dayOf(own)
    await store.setLookedAfter(own)
    if (!isPruneDue || !expiry) return
    const pruned = await store.prune(expiry, signal)
    isPruneDue = false
    if (pruned > 0) say(`enquiries: ${pruned} have expired and were deleted`)
  }

  const round = async () => {
    await failures.trial("enquiries: forwarding", forward)
    if (performance.now() < lookAt) return
    lookAt = performance.now() + everyMs
    // Notices files that another program changed, also where nobody writes.
    await failures.trial("enquiries: opening the store", store.prepare)
    await failures.trial("enquiries: check", check)
    await failures.trial("enquiries: retention", retain)
    await failures.trial("enquiries: rate limits", store.deleteExpiredLimits)
  }
  const done = repeat(signal, "enquiries: maintenance", pollMs, round, failures)
  return { done, clockProblem: () => clockProblem }
}
