import { isIPv6 } from "node:net"
import type { Settings } from "../../src/settings/settings"
import { everyone } from "../store/rate-limits"
import type { EnquiryStore } from "../store/sql-store"
import { Refusal } from "./replies"

/** Who shares a limit, and how many times one address's: an IPv6 household's /64 (RFC 6177), then a site's /48. */
export const rateLimitKeys = (ip: string): readonly (readonly [key: string, times: number])[] => {
  const host = ip.replace(/^\[([^\]]*)\].*/, "$1").replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
  const address = host.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*/, "")
  if (!isIPv6(address)) return [[address.slice(0, 64), 1]]
  const [left = [], right = []] = address.split("::").map(half => half.split(":").filter(Boolean))
  while (left.length + right.length < 8) left.push("0")
  const groups = [...left, ...right].map(group => Number.parseInt(group, 16).toString(16))
  const network = (bits: number) => `${groups.slice(0, bits / 16).join(":")}::/${bits}`
  return [
    [network(64), 1],
    [network(48), 5],
  ]
}

type Counting = { settings: Settings; store: Pick<EnquiryStore, "countRequest"> }

/** @param by 0 to look only. If counting fails, still try to store; that failure is reported. */
const countFor = ({ settings, store }: Counting, key: string, by: 0 | 1) =>
  store.countRequest(key, settings.ENQUIRY_RATE_WINDOW * 1000, by).catch(() => ({ count: 0, waitMs: 0 }))

const isLimited = ({ settings: { ENQUIRY_RATE_LIMIT: limit, ENQUIRY_RATE_WINDOW: seconds } }: Counting) =>
  limit > 0 && seconds > 0

/**
 * Counts each request for its sender, whatever is in it.
 * @param ip from X-Forwarded-For where Fastify's `trustProxy` says so, or from Netlify
 * @throws Refusal
 */
export const requireRate = async (ip: string, services: Counting): Promise<void> => {
  if (!isLimited(services)) return
  const [own, ...networks] = rateLimitKeys(ip)
  const require = async ([key, times]: readonly [string, number], by: 0 | 1) => {
    const { count, waitMs } = await countFor(services, key, by)
    const headers = { "Retry-After": `${Math.max(1, Math.ceil(waitMs / 1000))}` }
    if (count + 1 - by > services.settings.ENQUIRY_RATE_LIMIT * times)
      throw new Refusal("too-many", { headers })
  }
  // A refused network takes no further rows, and what one address may not send does not count for its network.
  for (const network of networks) await require(network, 0)
  for (const key of own ? [own, ...networks] : []) await require(key, 1)
}

/** How much all visitors together may have stored before more is marked: so many times what one address may send. */
const crowd = 50

/** @returns whether what is stored now belongs to a flood, which nobody is refused for: it may be a real enquiry */
export const isFlood = async (services: Counting): Promise<boolean> =>
  isLimited(services) &&
  (await countFor(services, everyone, 0)).count >= services.settings.ENQUIRY_RATE_LIMIT * crowd

/** Counts what was stored, and says once in the window that it became a flood. */
export const countStored = async (services: Counting): Promise<void> => {
  if (!isLimited(services)) return
  const { ENQUIRY_RATE_LIMIT: limit, ENQUIRY_RATE_WINDOW: seconds } = services.settings
  const { count } = await countFor(services, everyone, 1)
  if (count === limit * crowd + 1)
    console.error(
      `enquiries: a flood: more than ${limit * crowd} were stored in ${seconds} s; until that is over, all are marked as suspected and mailed in one mail a day`,
    )
}
