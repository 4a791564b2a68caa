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
  ["10.0.0.9", "203.0.113.9:51234", 1, "203.0.113.9"],
  ["10.0.0.9", "[2001:db8:1:2::7]:443", 1, "2001:db8:1:2::/64"],
  ["10.0.0.9", "[2001:db8:1:2::7]", 1, "2001:db8:1:2::/64"],
  ["10.0.0.9", "[::ffff:203.0.113.9]:80", 1, "203.0.113.9"],
  ["10.0.0.9", "_hidden", 1, "_hidden"],
])("%s, forwarded for %s, %d proxies: %s", (remote, forwarded, proxies, expected) => {
  expect(clientAddress(request(remote, forwarded), proxies)).toBe(expected)
})

test("on Netlify it is what Netlify says, whatever the visitor sends", () => {
  const headers = { "x-nf-client-connection-ip": "203.0.113.9", "x-forwarded-for": "6.6.6.6" }
  const visit = { headers, netlifyFunctionParams: {} } as unknown as Incoming
  expect([clientAddress(visit, 0), clientAddress(visit, 1)]).toEqual(["203.0.113.9", "203.0.113.9"])
})

test("elsewhere Netlify's header is a visitor's own", () => {
  const visit = { headers: { "x-nf-client-connection-ip": "6.6.6.6" }, socket: { remoteAddress: "10.0.0.9" } }
  expect(clientAddress(visit as unknown as Incoming, 1)).toBe("10.0.0.9")
})
