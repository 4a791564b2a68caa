import { withTimeout } from "../../src/shared/with-timeout"
import type { EnquiryStore } from "./store"

/** Counts requests per client address. */
export type RateLimit = {
  /** Counts one request. @returns the seconds to wait, or undefined when it may pass */
  take(address: string): Promise<number | undefined>
}

type Limit = {
  /** Requests allowed per address within the window; 0 switches the limit off. */
  readonly points: number
  readonly windowSeconds: number
}

type CountRequest = EnquiryStore["countRequest"]

/** How long the database is waited for, and left in peace once it was away. */
const patienceMs = 2000

const mostAddresses = 10_000

const countInMemory = (): CountRequest => {
  const windows = new Map<string, { count: number; endsAt: number }>()
  return async (address, windowMs) => {
    const now = Date.now()
    if (windows.size > mostAddresses)
      for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key)
    const known = windows.get(address)
    const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + windowMs }
    window.count += 1
    windows.set(address, window)
    return { count: window.count, waitMs: window.endsAt - now }
  }
}

/**
 * A rate limit by address, with fixed windows.
 * @param countShared counts for all servers on a database; while it is away each process counts for itself
 */
export const rateLimit = ({ points, windowSeconds }: Limit, countShared?: CountRequest): RateLimit => {
  if (points === 0 || windowSeconds === 0) return { take: async () => undefined }
  const countHere = countInMemory()
  let awayUntil = 0
  const count: CountRequest = async (address, windowMs) => {
    if (!countShared || Date.now() < awayUntil) return countHere(address, windowMs)
    try {
      return await withTimeout(patienceMs, countShared(address, windowMs))
    } catch {
      awayUntil = Date.now() + patienceMs
      return countHere(address, windowMs)
    }
  }
  return {
    take: async address => {
      const { count: requests, waitMs } = await count(address, windowSeconds * 1000)
      return requests > points ? Math.max(1, Math.ceil(waitMs / 1000)) : undefined
    },
  }
}
