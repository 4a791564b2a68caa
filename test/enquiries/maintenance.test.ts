import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { startMaintenance } from "../../api/store/maintenance"
import type { EnquiryStore } from "../../api/store/sql-store"
import { temporaryFolder } from "../support/temporary-folder"
import { until } from "../support/until"
import { contentOf, fileStore, sample } from "./store-contract"

const dayMs = 24 * 3600 * 1000

let store: EnquiryStore
beforeEach(() => {
  store = fileStore(join(temporaryFolder(), "enquiries.db"))
  jest.spyOn(console, "error").mockImplementation(() => undefined)
})

/** Stores enquiries of these ages in days, and lets maintenance run. @returns how many are left, and whether it refused */
const maintain = async (ages: readonly number[], publishedDaysAgo = 0, everyMs = 50) => {
  const at = (days: number) => new Date(Date.now() - days * dayMs)
  const enquiries = ages.map((days, i) => ({
    ...sample(`kept-so-far-${i}`),
    receivedAt: at(days).toISOString(),
  }))
  await store.restore(enquiries.map(enquiry => ({ ...enquiry, status: "new", attempts: 0 })))
  const stop = new AbortController()
  const publishedAt = () => at(publishedDaysAgo).getTime()
  const options = { retention: "18months", publishedAt, pollMs: 10, everyMs }
  let rounds = 0
  const deleteExpiredLimits = async () => {
    const count = await store.deleteExpiredLimits()
    rounds += 1
    return count
  }
  const { done, isRefused } = startMaintenance(stop.signal, { ...store, deleteExpiredLimits }, options)
  // Only time can show that a round does not come.
  await (everyMs < dayMs ? until(() => rounds > 0) : pause(500))
  stop.abort()
  await done
  return [(await contentOf(store)).length, isRefused()]
}

test("what has expired is deleted a day after the start, not before", async () => {
  expect(await maintain([800, 700, 1], 0, dayMs)).toEqual([3, false])
  expect(await maintain([])).toEqual([1, false])
})

test("the last of a handful are deleted too", async () => {
  expect(await maintain([800, 900])).toEqual([0, false])
})

test.each([
  ["nearly all would have expired", [...Array(19).fill(800), 1], 0],
  ["all would have expired", Array(12).fill(800), 0],
  ["the newest enquiry and release are old", [...Array(5).fill(800), 300], 400],
])("nothing is deleted if %s, since the clock may be wrong", async (_why, ages, publishedDaysAgo) => {
  expect(await maintain(ages, publishedDaysAgo)).toEqual([ages.length, true])
  expect(jest.mocked(console.error).mock.calls.flat().join()).toMatch(
    /nothing was deleted, .* prune --older-than 18months/,
  )
})
