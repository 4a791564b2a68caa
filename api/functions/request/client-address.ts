import { isIPv6 } from "node:net"
import { header, type Incoming } from "./incoming"

/**
 * The client's address, for the rate limit. From `X-Forwarded-For` only the entry written by the outermost
 * trusted proxy counts; what stands left of it was sent by the client and can be invented.
 * @param proxies number of trusted proxies
 * @returns the address; an IPv6 address is cut to its /64, which is what one household gets (RFC 6177)
 */
export const clientAddress = (req: Incoming, proxies: number): string => {
  const forwarded = header(req, "x-forwarded-for")
    .split(",")
    .map(part => part.trim())
    .filter(Boolean)
  const claimed = proxies > 0 ? (forwarded.at(-proxies) ?? forwarded[0]) : undefined
  const address = (claimed ?? req.socket?.remoteAddress ?? "unknown").replace(/^::ffff:(?=\d+\.)/i, "")
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
