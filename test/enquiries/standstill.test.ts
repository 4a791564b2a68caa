import { join } from "node:path"
import { startMaintenance } from "../../api/store/maintenance"
import type { EnquiryStore } from "../../api/store/sql-store"
import { dayMs } from "../../src/shared/durations"
import { temporaryFolder } from "../support/temporary-folder"
import { until } from "../support/until"
import { fileStore, sample } from "./store-contract"

const ago = (days: number) => Date.now() - days * dayMs

let store: EnquiryStore
beforeEach(async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined)
  store = fileStore(join(temporaryFolder(), "enquiries.db"))
  const enquiries = [800, 0].map((days, i) => ({
    ...sample(`kept-so-far-${i}`),
    receivedAt: new Date(ago(days)).toISOString(),
  }))
  await store.restore(enquiries.map(enquiry => ({ ...enquiry, status: "new", attempts: 0 })))
})
afterEach(() => store.close())

/** By how many days the machine's clock, and its timer that nobody can set, go on while a test runs. */
const passing = () => {
  const [clock, timer] = [Date.now, performance.now.bind(performance)]
  const passed = { clock: 0, timer: 0 }
  jest.spyOn(Date, "now").mockImplementation(() => clock() + passed.clock * dayMs)
  jest.spyOn(performance, "now").mockImplementation(() => timer() + passed.timer * dayMs)
  return passed
}

/** What the store says, with a database whose clock agrees with the machine's. */
const agreeing = async () => ({ ...(await store.times()), now: Date.now() })

const start = (times: EnquiryStore["times"]) => {
  const stop = new AbortController()
  let rounds = 0
  const deleteExpiredLimits = async () => {
    rounds += 1
    return 0
  }
  const options = { retention: "18months", pollMs: 5, everyMs: 10 }
  const watched = { ...store, times, deleteExpiredLimits }
  const { done, clockProblem } = startMaintenance(stop.signal, watched, options)
  return {
    /** After some rounds: how many enquiries are left, and whether the clock is trusted. */
    afterwards: async () => {
      const before = rounds
      await until(() => rounds > before + 2)
      return { left: (await store.count()).all, isTrusted: clockProblem() === undefined }
    },
    end: () => {
      stop.abort()
      return done
    },
  }
}

test.each([
  ["believed once it has gone evenly for as long", 4.1, 4.1, true],
  ["not believed before", 3.9, 3.9, false],
  ["not believed if it jumps again", 34, 4.1, false],
  ["not believed if the machine has slept meanwhile", 4.1, 0.1, false],
])("after a standstill of four days the clock is %s", async (_what, clock, timer, isTrusted) => {
  await store.setLookedAfter(ago(4))
  const passed = passing()
  const { afterwards, end } = start(agreeing)
  expect(await afterwards()).toEqual({ left: 2, isTrusted: false })
  Object.assign(passed, { clock, timer })
  expect(await afterwards()).toEqual({ left: isTrusted ? 1 : 2, isTrusted })
  await end()
})

test.each([
  ["at once if the clock went evenly all the while", 4, true],
  ["not if the clock jumped meanwhile", 0.1, false],
])(
  "after four days without the database, what has expired is deleted: %s",
  async (_what, timer, isTrusted) => {
    await store.setLookedAfter(ago(0.01))
    const passed = passing()
    let isDown = true
    const { afterwards, end } = start(async () => {
      if (isDown) throw new Error("connect ECONNREFUSED")
      return agreeing()
    })
    expect(await afterwards()).toMatchObject({ left: 2 })
    Object.assign(passed, { clock: 4, timer })
    isDown = false
    expect(await afterwards()).toEqual({ left: isTrusted ? 1 : 2, isTrusted })
    await end()
  },
)
