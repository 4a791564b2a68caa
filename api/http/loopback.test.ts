import type { ServerManifest } from "../../src/shared/server-manifest"
import { isLoopback, withoutUpgrade } from "./loopback"

test.each(["localhost", "localhost:9000", "127.0.0.1:9000", "[::1]:9000"])("%s is this machine", host => {
  expect(isLoopback({ headers: { host } })).toBe(true)
})

test.each(["aarohan.example", "localhost.evil.example", "127.0.0.1.evil.example", undefined])(
  "%s is not",
  host => {
    expect(isLoopback({ headers: { host } })).toBe(false)
  },
)

test("only the upgrade leaves the policy", () => {
  const file = { path: "/", headers: { "content-security-policy": "a b; upgrade-insecure-requests" } }
  const [route] = withoutUpgrade({ files: [file] } as unknown as ServerManifest).files
  expect(route?.headers).toEqual({ "content-security-policy": "a b" })
})
