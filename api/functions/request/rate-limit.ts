import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible"
import type { Settings } from "../../settings/variables"

/** Counts requests per client address. */
export type RateLimit = {
  /** Counts one request. @returns the seconds to wait, or undefined when it may pass */
  take(address: string): Promise<number | undefined>
}

/**
 * A rate limit kept in this process's memory.
 * @param points requests allowed per address within the window; 0 switches the limit off
 * @param windowSeconds length of the window
 */
export const memoryRateLimit = (points: number, windowSeconds: number): RateLimit => {
  if (points === 0 || windowSeconds === 0) return { take: async () => undefined }
  const limiter = new RateLimiterMemory({ points, duration: windowSeconds })
  return {
    take: async address => {
      try {
        await limiter.consume(address)
        return undefined
      } catch (limit) {
        return limit instanceof RateLimiterRes ? Math.max(1, Math.ceil(limit.msBeforeNext / 1000)) : undefined
      }
    },
  }
}

/** The limit the settings ask for: `ENQUIRY_RATE_LIMIT` requests in `ENQUIRY_RATE_WINDOW` seconds. */
export const configuredRateLimit = ({ ENQUIRY_RATE_LIMIT, ENQUIRY_RATE_WINDOW }: Settings): RateLimit =>
  memoryRateLimit(ENQUIRY_RATE_LIMIT, ENQUIRY_RATE_WINDOW)
