/** @proves Enquiries: spam and abuse */
import { clientAddress } from "./client-address"
import type { Incoming } from "./incoming"

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded ? { "x-forwarded-for": forwarded } : {},
  }) as unknown as Incoming

test.each([
  ["10.0.0.9", "1.1.1.1", 0, "10.0.0.9"],
  ["10.0.0.9", "6.6.6.6, 1.1.1.1", 1, "1.1.1.1"],
  ["10.0.0.9", "6.6.6.6, 1.1.1.1, 10.0.0.2", 2, "1.1.1.1"],
  ["10.0.0.9", "1.1.1.1", 3, "1.1.1.1"],
  ["10.0.0.9", undefined, 1, "10.0.0.9"],
  ["::ffff:10.0.0.9", undefined, 0, "10.0.0.9"],
  ["2001:db8:1:2:aaaa::1", undefined, 0, "2001:db8:1:2::/64"],
  ["2001:db8::1", undefined, 0, "2001:db8:0:0::/64"],
  ["::1", undefined, 0, "0:0:0:0::/64"],
])("%s, forwarded for %s, %d proxies: %s", (remote, forwarded, proxies, expected) => {
  expect(clientAddress(request(remote, forwarded), proxies)).toBe(expected)
})
