import { readSettings } from "../../settings/read-settings"
import { configuredRateLimit, memoryRateLimit } from "./rate-limit"

test("the third request of two must wait, another address need not", async () => {
  const limit = memoryRateLimit({ points: 2, windowSeconds: 60 })
  expect([await limit.take("a"), await limit.take("a")]).toEqual([undefined, undefined])
  const wait = await limit.take("a")
  expect(wait).toBeGreaterThan(55)
  expect(wait).toBeLessThanOrEqual(60)
  expect(await limit.take("b")).toBeUndefined()
})

test("a limit of 0 is none", async () => {
  const limit = memoryRateLimit({ points: 0, windowSeconds: 60 })
  for (let i = 0; i < 50; i += 1) expect(await limit.take("a")).toBeUndefined()
})

test("without a setting the 21st request within ten minutes must wait", async () => {
  const limit = configuredRateLimit(readSettings({}))
  for (let i = 0; i < 20; i += 1) expect(await limit.take("a")).toBeUndefined()
  const wait = await limit.take("a")
  expect(wait).toBeGreaterThan(595)
  expect(wait).toBeLessThanOrEqual(600)
})
