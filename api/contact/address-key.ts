import { isIPv6 } from "node:net"

// Some proxies write the port behind the address: 203.0.113.9:51234, [2001:db8::1]:443. Each connection has another.
const withoutPort = (address: string): string =>
  /^\[([^\]]*)\]/.exec(address)?.[1] ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")

/**
 * What a rate limit counts by: an address without port, an IPv6 address cut to its /64, which is what one household gets
 * (RFC 6177).
 */
export const addressKey = (written: string): string => {
  const address = withoutPort(written).replace(/^::ffff:(?=\d+\.)/i, "")
  if (!isIPv6(address)) return address.slice(0, 64)
  const [head = "", tail = ""] = address.split("%")[0]?.split("::") ?? []
  const left = head.split(":").filter(Boolean)
  const right = tail.split(":").filter(Boolean)
  const gap = address.includes("::") ? Math.max(0, 8 - left.length - right.length) : 0
  const groups = [...left, ...Array<string>(gap).fill("0"), ...right]
  return `${groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`
}
