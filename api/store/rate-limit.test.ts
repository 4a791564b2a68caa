import { servicesOf } from "../contact/services"
import { readSettings } from "../settings/read-settings"
import { rateLimit } from "./rate-limit"
import type { EnquiryStore } from "./store"

test("the third request of two must wait, another address need not", async () => {
  const limit = rateLimit({ points: 2, windowSeconds: 60 })
  expect([await limit.take("a"), await limit.take("a")]).toEqual([undefined, undefined])
  const wait = await limit.take("a")
  expect(wait).toBeGreaterThan(55)
  expect(wait).toBeLessThanOrEqual(60)
  expect(await limit.take("b")).toBeUndefined()
})

test("a window ends", async () => {
  jest.useFakeTimers()
  const limit = rateLimit({ points: 1, windowSeconds: 60 })
  await limit.take("a")
  expect(await limit.take("a")).toBe(60)
  jest.advanceTimersByTime(60_000)
  expect(await limit.take("a")).toBeUndefined()
  jest.useRealTimers()
})

test("a limit of 0 is none", async () => {
  const limit = rateLimit({ points: 0, windowSeconds: 60 })
  for (let i = 0; i < 50; i += 1) expect(await limit.take("a")).toBeUndefined()
})

test("without a setting the 21st request within ten minutes must wait", async () => {
  const limit = servicesOf(readSettings({}), {} as EnquiryStore).rateLimit
  for (let i = 0; i < 20; i += 1) expect(await limit.take("a")).toBeUndefined()
  const wait = await limit.take("a")
  expect(wait).toBeGreaterThan(595)
  expect(wait).toBeLessThanOrEqual(600)
})
