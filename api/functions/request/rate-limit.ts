import type { Pool } from "pg"
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible"
import { withTimeout } from "../../../src/shared/with-timeout"
import { poolOf } from "../../enquiries/open-store"
import type { Settings } from "../../settings/variables"

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

type Consume = RateLimiterAbstract["consume"]

/** How long the database is waited for, and left in peace once it was away. */
const patienceMs = 2000

const limitBy = ({ points, windowSeconds }: Limit, consume: Consume): RateLimit => {
  if (points === 0 || windowSeconds === 0) return { take: async () => undefined }
  return {
    take: async address => {
      try {
        await consume(address)
        return undefined
      } catch (limit) {
        return limit instanceof RateLimiterRes ? Math.max(1, Math.ceil(limit.msBeforeNext / 1000)) : undefined
      }
    },
  }
}

const inMemory = ({ points, windowSeconds }: Limit) =>
  new RateLimiterMemory({ points, duration: windowSeconds })

/** A rate limit kept in this process's memory. */
export const memoryRateLimit = (limit: Limit): RateLimit => {
  const limiter = inMemory(limit)
  return limitBy(limit, address => limiter.consume(address))
}

const openShared = (pool: Pool, { points, windowSeconds }: Limit): Promise<RateLimiterPostgres> =>
  new Promise((resolve, reject) => {
    const options = { storeClient: pool, storeType: "pool", tableName: "enquiry_rate_limit", keyPrefix: "" }
    const limiter: RateLimiterPostgres = new RateLimiterPostgres(
      { ...options, points, duration: windowSeconds },
      (error?: Error) => (error ? reject(error) : resolve(limiter)),
    )
  })

/**
 * A rate limit that all servers on a database share, in a table that is made on first use. While the database is away each
 * process counts for itself.
 */
export const sharedRateLimit = (pool: Pool, limit: Limit): RateLimit => {
  const memory = inMemory(limit)
  let shared: Promise<RateLimiterPostgres> | undefined
  let awayUntil = 0
  const consumeShared: Consume = async address => {
    shared ??= openShared(pool, limit)
    return (await shared).consume(address)
  }
  return limitBy(limit, async address => {
    if (Date.now() < awayUntil) return memory.consume(address)
    try {
      return await withTimeout(patienceMs, consumeShared(address))
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error
      shared = undefined
      awayUntil = Date.now() + patienceMs
      return memory.consume(address)
    }
  })
}

/**
 * The limit the settings ask for: `ENQUIRY_RATE_LIMIT` requests in `ENQUIRY_RATE_WINDOW` seconds, counted in the database
 * where enquiries are kept in one.
 */
export const configuredRateLimit = ({
  ENQUIRIES_URL,
  ENQUIRY_RATE_LIMIT,
  ENQUIRY_RATE_WINDOW,
}: Settings): RateLimit => {
  const limit = { points: ENQUIRY_RATE_LIMIT, windowSeconds: ENQUIRY_RATE_WINDOW }
  const pool = poolOf(ENQUIRIES_URL)
  return pool ? sharedRateLimit(pool, limit) : memoryRateLimit(limit)
}
