import { isIPv6 } from "node:net"

// Fastify takes the address from X-Forwarded-For (`trustProxy` in app.ts), or Netlify gives it (src/api/contact.ts).
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
