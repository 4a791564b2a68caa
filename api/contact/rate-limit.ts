import { isIPv6 } from "node:net"
import type { Settings } from "../../src/settings/settings"
import type { EnquiryStore } from "../store/sql-store"
import { Refusal } from "./replies"

/** Who shares a limit, and how many times one address's: an IPv6 household's /64 (RFC 6177), a site's /48, everyone. */
export const rateLimitKeys = (ip: string): readonly (readonly [key: string, times: number])[] => {
  const host = ip.replace(/^\[([^\]]*)\].*/, "$1").replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
  const address = host.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*/, "")
  const everyone = ["everyone", 50] as const
  if (!isIPv6(address)) return [[address.slice(0, 64), 1], everyone]
  const [left = [], right = []] = address.split("::").map(half => half.split(":").filter(Boolean))
  while (left.length + right.length < 8) left.push("0")
  const groups = [...left, ...right].map(group => Number.parseInt(group, 16).toString(16))
  const network = (bits: number) => `${groups.slice(0, bits / 16).join(":")}::/${bits}`
  return [[network(64), 1], [network(48), 5], everyone]
}

type Counting = { settings: Settings; store: Pick<EnquiryStore, "countRequest"> }

/** @param ip from X-Forwarded-For where Fastify's `trustProxy` says so, or from Netlify @throws Refusal */
export const requireRate = async (ip: string, { settings, store }: Counting): Promise<void> => {
  const { ENQUIRY_RATE_LIMIT: limit, ENQUIRY_RATE_WINDOW: seconds } = settings
  if (limit === 0 || seconds === 0) return
  // In turn, so that what one address may not send does not count for the others.
  for (const [key, times] of rateLimitKeys(ip)) {
    const counting = store.countRequest(key, seconds * 1000)
    // If counting fails, still try to store; that failure is reported.
    const { count, waitMs } = await counting.catch(() => ({ count: 0, waitMs: 0 }))
    const headers = { "Retry-After": `${Math.max(1, Math.ceil(waitMs / 1000))}` }
    if (count > limit * times) throw new Refusal("too-many", { headers })
  }
}
