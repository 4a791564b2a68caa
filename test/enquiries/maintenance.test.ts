import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { failuresOfLoops } from "../../api/loops"
import { startMaintenance } from "../../api/store/maintenance"
import { withFallback } from "../../api/store/open-store"
import { postgresDatabase } from "../../api/store/postgres"
import { type EnquiryStore, sqlStore } from "../../api/store/sql-store"
import { dayMs } from "../../src/shared/durations"
import { postgresForTests } from "../support/postgres"
import { temporaryFolder } from "../support/temporary-folder"
import { until } from "../support/until"
import { contentOf, fileStore, sample } from "./store-contract"

const ago = (days: number) => Date.now() - days * dayMs

let errors: jest.SpyInstance
beforeEach(() => {
  errors = jest.spyOn(console, "error").mockImplementation(() => undefined)
})

const logged = () => errors.mock.calls.map(parts => parts.join(" "))

/** Looks after a store three times, as after restarts. @returns how many are left, and what is wrong with the clock */
const lookAfter = async (store: EnquiryStore, retention = "18months") => {
  let problem: string | undefined
  for (let start = 0; start < 3; start += 1) {
    const stop = new AbortController()
    let rounds = 0
    const deleteExpiredLimits = async () => {
      rounds += 1
      return store.deleteExpiredLimits()
    }
    const watched = { ...store, deleteExpiredLimits }
    const { done, clockProblem } = startMaintenance(stop.signal, watched, {
      retention,
      pollMs: 5,
      everyMs: 10,
    })
    await until(() => rounds > 1)
    stop.abort()
    await done
    problem = clockProblem()
  }
  return { left: (await contentOf(store)).length, problem }
}

const server = postgresForTests()
const openers = {
  SQLite: async () => fileStore(join(temporaryFolder(), "enquiries.db")),
  PostgreSQL: async () => sqlStore(postgresDatabase(await server.emptyDatabase())),
}

describe.each(Object.entries(openers))("retention in %s", (_name, open) => {
  let store: EnquiryStore
  beforeEach(async () => {
    store = await open()
  })
  afterEach(() => store.close())

  const keep = async (ages: readonly number[]) => {
    const enquiries = ages.map((days, i) => ({
      ...sample(`kept-so-far-${i}`),
      receivedAt: new Date(ago(days)).toISOString(),
    }))
    await store.restore(enquiries.map(enquiry => ({ ...enquiry, status: "new", attempts: 0 })))
  }

  test.each([
    [[], 1, 0],
    [[800, 700, 1], 1, 1],
    [[800], 2.9, 0],
    [Array(100).fill(800), 1, 0],
    // At most once a day.
    [[800, 700, 1], 0, 3],
  ])(
    "of enquiries %j days old, what has expired is deleted %d days after the last time",
    async (ages, days, left) => {
      await keep(ages)
      const today = Math.floor(Date.now() / dayMs) * dayMs
      await store.setLookedAfter(days === 0 ? Math.max(today, Date.now() - 1000) : ago(days))
      expect(await lookAfter(store)).toEqual({ left, problem: undefined })
    },
  )

  test.each(
    [1, 100].flatMap(count =>
      [
        ["forward", 730],
        ["back", -730],
        ["forward, or the server was off for a month", 30],
        ["by a little more than three days", 3.1],
        ["unknown", undefined],
      ].map(([jump, days]) => [count, jump as string, days as number | undefined] as const),
    ),
  )(
    "of %d expired and one received now, none is deleted by a clock that jumped %s",
    async (count, _jump, days) => {
      await store.setLookedAfter(days === undefined ? undefined : ago(days))
      await keep([...Array(count).fill(800), 0])
      const { left, problem } = await lookAfter(store)
      expect([left, problem]).toEqual([
        count + 1,
        expect.stringMatching(
          /^nothing is deleted: .* run "npm run -s enquiries -- prune --older-than 18months"$/,
        ),
      ])
      expect(logged().filter(line => line.includes("nothing is deleted"))).toHaveLength(3)
      // Once the clock is right again, or a person has said that it is.
      await store.setLookedAfter(ago(1))
      expect(await lookAfter(store)).toEqual({ left: 1, problem: undefined })
    },
  )

  test("a short retention trusts a clock less far", async () => {
    await keep([2, 2, 0])
    await store.setLookedAfter(ago(0.5))
    expect(await lookAfter(store, "1day")).toMatchObject({ left: 3, problem: expect.any(String) })
  })

  test("a store without anything expired begins to be looked after, so that a later jump is seen", async () => {
    await keep([1])
    expect(await lookAfter(store)).toEqual({ left: 1, problem: undefined })
    expect((await store.times()).lookedAfter).toBeGreaterThan(ago(0.1))
  })

  test("a machine whose clock differs from the database's deletes nothing", async () => {
    await keep([800])
    await store.setLookedAfter(ago(1))
    jest.spyOn(Date, "now").mockReturnValue(ago(-10))
    expect(await lookAfter(store)).toMatchObject({ left: 1, problem: expect.stringContaining("database's") })
  })

  test("what is received under a clock that was set back is as old as the store's last time", async () => {
    const time = ago(0.01)
    await store.setLookedAfter(time)
    for (const [instance, days] of [
      ["of-1998", 10_000],
      ["in-the-fallback-for-two-days", 2],
    ] as const)
      await store.put({ ...sample(instance), receivedAt: new Date(ago(days)).toISOString() })
    const [waited, backdated] = await contentOf(store)
    expect(waited?.instance).toBe("in-the-fallback-for-two-days")
    expect(backdated?.receivedAt).toBe(new Date(time).toISOString())
    await store.setLookedAfter(ago(1))
    expect(await lookAfter(store)).toEqual({ left: 2, problem: undefined })
  })
})

test("a broken fallback ends no upkeep of the database, and is a problem", async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, "spool.db"), "text instead of a database".repeat(500))
  const database = fileStore(join(folder, "enquiries.db"))
  const store = withFallback(database, fileStore(join(folder, "spool.db")))
  const old = { ...sample("expired"), receivedAt: new Date(ago(1000)).toISOString() }
  await database.restore([{ ...old, status: "new", attempts: 0 }])
  await database.setLookedAfter(ago(1))
  await database.countRequest("192.0.2.1", 1)
  const stop = new AbortController()
  const failures = failuresOfLoops()
  const check = jest.fn(database.check)
  const options = { retention: "18months", failures, pollMs: 5, everyMs: 10 }
  const { done } = startMaintenance(stop.signal, { ...store, check }, options)
  await until(async () => (await database.count()).all === 0 && check.mock.calls.length > 0)
  await until(() => failures.list().length > 2)
  stop.abort()
  await done
  expect(await database.deleteExpiredLimits()).toBe(0)
  expect(failures.list()).toContainEqual(
    expect.stringMatching(/^enquiries: forwarding: ENQUIRIES_SPOOL: .*not a database/),
  )
  expect(logged()).toContainEqual(expect.stringMatching(/forwarding: ENQUIRIES_SPOOL/))
  expect(await store.state()).toMatchObject({ problem: "spool", accepts: true })
  // Nor does it hide what the database holds.
  await store.put(sample("in-the-database"))
  const listed: string[] = []
  const list = async () => {
    for await (const { instance } of store.list()) listed.push(instance)
  }
  await expect(list()).rejects.toThrow(/not a database/)
  expect(listed).toEqual(["in-the-database"])
  await store.close()
})

test.each(["forward", "prepare", "check", "times", "deleteExpiredLimits"] as const)(
  "an exception in %s ends no other part of the upkeep; it is logged once, and listed until it is over",
  async part => {
    const own = fileStore(join(temporaryFolder(), "enquiries.db"))
    let isBroken = true
    const calls: Record<string, number> = {}
    const counted = (name: "forward" | "prepare" | "check" | "times" | "deleteExpiredLimits") => async () => {
      calls[name] = (calls[name] ?? 0) + 1
      if (isBroken && name === part) throw new Error(`no ${name}`)
      return (own[name] as () => Promise<never>)()
    }
    const store = {
      ...own,
      forward: counted("forward"),
      prepare: counted("prepare"),
      check: counted("check"),
      times: counted("times"),
      deleteExpiredLimits: counted("deleteExpiredLimits"),
    }
    const stop = new AbortController()
    const failures = failuresOfLoops()
    const { done } = startMaintenance(stop.signal, store, { failures, pollMs: 5, everyMs: 10 })
    await until(() => (calls.deleteExpiredLimits ?? 0) > 3 && (calls[part] ?? 0) > 1)
    expect(failures.list()).toEqual([expect.stringMatching(new RegExp(`^enquiries: .*: no ${part}$`))])
    expect(logged()).toEqual(failures.list())
    isBroken = false
    await until(() => failures.list().length === 0)
    stop.abort()
    await done
    expect(calls).toMatchObject({ forward: expect.any(Number), times: expect.any(Number) })
    await own.close()
  },
)
