import { isIPv6 } from "node:net"
import { header, type Incoming } from "./incoming"

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

/**
 * The client's address, for the rate limit. On Netlify, whose adapter leaves `netlifyFunctionParams` on the request, it is
 * what Netlify itself says. Elsewhere only the entry of `X-Forwarded-For` counts that the outermost trusted proxy wrote;
 * what stands left of it was sent by the client and can be invented.
 * @param proxies number of trusted proxies
 * @returns the address as `addressKey` makes it
 */
export const clientAddress = (req: Incoming, proxies: number): string => {
  if ("netlifyFunctionParams" in req) return addressKey(header(req, "x-nf-client-connection-ip") || "unknown")
  const forwarded = header(req, "x-forwarded-for")
    .split(",")
    .map(part => part.trim())
    .filter(Boolean)
  const claimed = proxies > 0 ? (forwarded.at(-proxies) ?? forwarded[0]) : undefined
  return addressKey(claimed ?? req.socket?.remoteAddress ?? "unknown")
}
