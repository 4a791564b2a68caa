import { type Damaged, type Enquiry, isDamaged, makeEnquiry, type NewEnquiry } from "../../api/store/enquiry"
import { openFileStore } from "../../api/store/open-store"
import type { EnquiryStore } from "../../api/store/sql-store"

const fields = {
  name: "Zoë 🙂 O'Neil",
  email: "z@example.in",
  company: 'a "b", c',
  message: "one\ntwo \\ \ufffd",
}

/** An enquiry that differs from others by its instance, received `second` seconds into the day. */
export const sample = (instance: string, second = 0, spam: readonly string[] = []): NewEnquiry =>
  makeEnquiry("audit", fields, {
    instance,
    spam,
    consent: true,
    policy: "0123456789ab",
    now: new Date(Date.UTC(2025, 9, 10, 0, 0, second)),
  })

/** A store in a SQLite file of this path. */
export const fileStore = (path: string) => openFileStore(`file:${path}`)

/** All that a store holds. */
export const contentOf = async (store: EnquiryStore) => {
  const enquiries: Enquiry[] = []
  const damaged: Damaged[] = []
  for await (const item of store.list()) {
    if (isDamaged(item)) damaged.push(item)
    else enquiries.push(item)
  }
  return { enquiries, damaged }
}

/**
 * The promises every store keeps.
 * @param open gives two handles on one new, empty store, as two processes would have them
 */
export const describeStore = (open: () => Promise<readonly [EnquiryStore, EnquiryStore]>): void => {
  let one: EnquiryStore
  let two: EnquiryStore
  beforeEach(async () => {
    ;[one, two] = await open()
  })
  afterEach(async () => {
    await one.close()
    await two.close()
  })
  const claimedId = async (store: EnquiryStore, leaseMs = 60_000) =>
    (await store.claimDue({ leaseMs }))[0]?.id
  const all = async (store: EnquiryStore) => (await contentOf(store)).enquiries
  const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

  test("what is put comes back as it was, the oldest first", async () => {
    const [late, early] = [sample("instance-late", 9), sample("instance-early", 1)]
    expect(await one.put(late)).toBe(true)
    await two.put(early)
    expect(await all(two)).toEqual([
      { ...early, status: "new", attempts: 0 },
      { ...late, status: "new", attempts: 0 },
    ])
  })

  test("a repeated submission is stored once, also at the same moment and after delivery", async () => {
    const enquiry = sample("repeated-1")
    const results = await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 ? one : two).put(enquiry)))
    expect(results.filter(isNew => isNew)).toHaveLength(1)
    expect(await all(one)).toHaveLength(1)
    await one.claimDue({ leaseMs: 60_000 })
    await one.markDelivered([enquiry.id])
    expect(await two.put(enquiry)).toBe(false)
    expect(await all(two)).toEqual([expect.objectContaining({ status: "delivered" })])
    expect(await two.claimDue({ leaseMs: 60_000 })).toEqual([])
  })

  test("an enquiry is lent to one at a time", async () => {
    for (let i = 0; i < 12; i += 1) await one.put(sample(`lent-to-one-${i}`))
    const ids = await Promise.all(Array.from({ length: 24 }, (_, i) => claimedId(i % 2 ? one : two)))
    const rest: (string | undefined)[] = []
    for (let id = await claimedId(one); id; id = await claimedId(one)) rest.push(id)
    const lent = [...ids, ...rest].filter(id => id !== undefined)
    expect(lent).toHaveLength(12)
    expect(new Set(lent).size).toBe(12)
  })

  test("a lease that ends, because its holder died, lets the next one in", async () => {
    await one.put(sample("lease-ends"))
    expect(await claimedId(one, 1000)).toBeDefined()
    expect(await claimedId(two)).toBeUndefined()
    await pause(1100)
    const ids = await Promise.all([claimedId(one), claimedId(two), claimedId(one), claimedId(two)])
    expect(ids.filter(id => id !== undefined)).toHaveLength(1)
  })

  test("a failed attempt is counted and comes back after its pause", async () => {
    const enquiry = sample("fails-once")
    await one.put(enquiry)
    await one.claimDue({ leaseMs: 60_000 })
    await one.markFailed([enquiry.id], { error: "500 no", pauseMs: 3000 })
    expect(await all(two)).toEqual([{ ...enquiry, status: "failed", attempts: 1, error: "500 no" }])
    expect(await two.claimDue({ leaseMs: 60_000 })).toEqual([])
    await pause(3100)
    expect(await two.claimDue({ leaseMs: 60_000 })).toMatchObject([{ ...enquiry, attempts: 1 }])
  })

  test("what is on its way is not made due by a retry", async () => {
    const enquiry = sample("on-its-way")
    await one.put(enquiry)
    await one.claimDue({ leaseMs: 60_000 })
    await one.markFailed([enquiry.id], { error: "503", pauseMs: 0 })
    expect(await claimedId(one)).toBe(enquiry.id)
    expect(await two.retry()).toBe(0)
    expect(await two.claimDue({ leaseMs: 60_000 })).toEqual([])
  })

  test("delivered is delivered, said once or twice", async () => {
    const enquiry = sample("delivered-1")
    await one.put(enquiry)
    await one.claimDue({ leaseMs: 60_000 })
    await one.markDelivered([enquiry.id])
    await two.markDelivered([enquiry.id])
    await one.markFailed([enquiry.id], { error: "late", pauseMs: 0 })
    expect(await all(one)).toEqual([expect.objectContaining({ id: enquiry.id, status: "delivered" })])
    expect(await one.claimDue({ leaseMs: 60_000 })).toEqual([])
  })

  test("what is marked as spam is lent apart, by the time it came in", async () => {
    const [clean, early, late] = [
      sample("clean-one", 1),
      sample("spam-early", 2, ["honeypot"]),
      sample("spam-late", 8, ["too-fast"]),
    ]
    for (const enquiry of [late, clean, early]) await one.put(enquiry)
    const spamBefore = new Date(Date.UTC(2025, 9, 10, 0, 0, 5))
    expect(await two.claimDue({ leaseMs: 60_000, limit: 9, spamBefore })).toMatchObject([early])
    expect(await one.claimDue({ leaseMs: 60_000, limit: 9, spamBefore })).toEqual([])
    expect(await two.claimDue({ leaseMs: 60_000, limit: 9 })).toMatchObject([clean])
    await two.markDelivered([early.id, clean.id])
    expect((await all(one)).map(({ status }) => status)).toEqual(["delivered", "delivered", "new"])
  })

  test("many are lent at once, up to the limit, none to two", async () => {
    for (let i = 0; i < 12; i += 1) await one.put(sample(`lent-in-lots-${i}`))
    const lots = await Promise.all(
      [one, two, one, two].map(store => store.claimDue({ leaseMs: 60_000, limit: 5 })),
    )
    expect(Math.max(...lots.map(lot => lot.length))).toBeLessThanOrEqual(5)
    const ids = lots.flat().map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test("a due time that a wrong clock wrote, more than seven hours ahead, counts as due", async () => {
    const [parked, waiting] = [sample("parked-for-a-year"), sample("waits-six-hours")]
    for (const enquiry of [parked, waiting]) await one.put(enquiry)
    await one.claimDue({ leaseMs: 60_000, limit: 2 })
    await one.markFailed([parked.id], { error: "500", pauseMs: 365 * 24 * 3600 * 1000 })
    await one.markFailed([waiting.id], { error: "500", pauseMs: 6.6 * 3600 * 1000 })
    expect(await two.claimDue({ leaseMs: 60_000, limit: 2 })).toMatchObject([{ ...parked, attempts: 1 }])
  })

  test("what cannot be mailed is dead, with its reason, until it is retried", async () => {
    const enquiry = sample("refused-for-good")
    await one.put(enquiry)
    await one.claimDue({ leaseMs: 60_000 })
    await one.markDead([enquiry.id], "422 recipient")
    const dead = { ...enquiry, status: "dead", attempts: 1, error: "422 recipient" }
    expect(await all(two)).toEqual([dead])
    expect(await two.state()).toMatchObject({ accepts: true, waiting: 0, dead: 1 })
    expect(await two.claimDue({ leaseMs: 60_000 })).toEqual([])
    expect(await two.put(enquiry)).toBe(false)
    expect(await two.retry("unknown")).toBe(0)
    expect(await two.retry(enquiry.id)).toBe(1)
    expect(await one.claimDue({ leaseMs: 60_000 })).toMatchObject([{ ...enquiry, attempts: 0 }])
    expect(await two.retry()).toBe(0)
  })

  test("what failed can be tried now", async () => {
    const enquiry = sample("tried-now")
    await one.put(enquiry)
    await one.claimDue({ leaseMs: 60_000 })
    await one.markFailed([enquiry.id], { error: "503", pauseMs: 3_600_000 })
    expect(await two.claimDue({ leaseMs: 60_000 })).toEqual([])
    expect(await two.retry()).toBe(1)
    expect(await claimedId(two)).toBe(enquiry.id)
  })

  test("what is removed is gone wherever it was, and its delivery ends quietly", async () => {
    const kept = sample("is-kept")
    const gone = ["waiting-1", "marked-1", "dead-one", "delivered-2"].map(name =>
      sample(name, 0, name === "marked-1" ? ["honeypot"] : []),
    )
    for (const enquiry of [kept, ...gone]) await one.put(enquiry)
    const ids = gone.map(({ id }) => id)
    await one.markDead([ids[2] ?? ""], "no")
    await one.markDelivered([ids[3] ?? ""])
    expect((await two.remove([...ids, "unknown"])).sort()).toEqual([...ids].sort())
    expect((await all(one)).map(({ id }) => id)).toEqual([kept.id])
    await one.markDelivered(ids)
    await one.markFailed(ids, { error: "late", pauseMs: 0 })
    expect(await all(two)).toHaveLength(1)
  })

  test("its state tells how many wait, and since when", async () => {
    expect(await one.state()).toEqual({ accepts: true, waiting: 0, dead: 0, spooled: 0 })
    for (const enquiry of [
      sample("second-one", 2),
      sample("oldest-one", 1),
      sample("spam-one", 0, ["honeypot"]),
    ])
      await one.put(enquiry)
    const expected = {
      accepts: true,
      waiting: 2,
      oldestWaitingAt: "2025-10-10T00:00:01.000Z",
      dead: 0,
      spooled: 0,
    }
    expect(await two.state()).toEqual(expected)
  })

  test("what a backup holds comes back as it was, once", async () => {
    const states = [
      { status: "new", attempts: 0 },
      { status: "failed", attempts: 3, error: "503" },
      { status: "dead", attempts: 1, error: "422" },
      { status: "delivered", attempts: 0 },
    ] as const
    const backup = states.map((state, i) => ({ ...sample(`backed-up-${i}`, i), ...state }))
    expect(await one.restore(backup.slice(1))).toBe(3)
    expect(await two.restore(backup)).toBe(1)
    expect(await all(two)).toEqual(backup)
  })

  test("enquiries of one person, since a day, and in one state are listed", async () => {
    const enquiries = [sample("of-one-1", 1), sample("of-one-2", 2), sample("of-one-3", 3)]
    for (const enquiry of enquiries) await one.put(enquiry)
    await one.markDead([enquiries[2]?.id ?? ""], "422")
    const instances = async (filter: Parameters<EnquiryStore["list"]>[0]) => {
      const found: string[] = []
      for await (const item of two.list(filter)) if (!isDamaged(item)) found.push(item.instance)
      return found
    }
    expect(await instances({ email: " Z@Example.IN " })).toHaveLength(3)
    expect(await instances({ email: "other@example.in" })).toEqual([])
    expect(await instances({ since: new Date(Date.UTC(2025, 9, 10, 0, 0, 2)) })).toEqual([
      "of-one-2",
      "of-one-3",
    ])
    expect(await instances({ status: "dead" })).toEqual(["of-one-3"])
  })

  test("enquiries are counted by status, form, month and signs of spam", async () => {
    await one.put(sample("counted-1"))
    await one.put(sample("counted-2", 1, ["honeypot"]))
    await one.put(sample("counted-3"))
    const common = { status: "new", form: "audit", month: "2025-10" }
    const counts = [...(await two.count())].sort((a, b) => b.count - a.count)
    expect(counts).toEqual([
      { ...common, spam: 0, count: 2 },
      { ...common, spam: 1, count: 1 },
    ])
  })

  test("what is older is pruned, many at a time", async () => {
    const old = Array.from({ length: 1100 }, (_, i) => ({
      ...sample(`pruned-${i}`),
      status: "new" as const,
      attempts: 0,
    }))
    await one.restore([...old, { ...sample("not-pruned", 5), status: "new", attempts: 0 }])
    expect((await all(two)).length).toBe(1101)
    expect(await two.prune(new Date(Date.UTC(2025, 9, 10, 0, 0, 1)))).toBe(1100)
    expect((await all(one)).map(({ instance }) => instance)).toEqual(["not-pruned"])
  })

  test("requests of an address are counted in windows of time", async () => {
    const counts: number[] = []
    for (let i = 0; i < 4; i += 1) counts.push((await one.countRequest("192.0.2.1", 60_000)).count)
    expect(counts).toEqual([1, 2, 3, 4])
    expect(await one.countRequest("192.0.2.2", 200)).toMatchObject({ count: 1 })
    await pause(300)
    const { count, waitMs } = await one.countRequest("192.0.2.2", 60_000)
    expect([count, waitMs > 59_000, waitMs <= 60_000]).toEqual([1, true, true])
  })

  test("one damaged row hides no other, is named, and becomes dead with the reason", async () => {
    await one.put(sample("whole-row"))
    const row = {
      id: "damaged",
      received_at: "2025-10-09T00:00:00.000Z",
      form: "audit",
      instance: "",
      email: "",
      spam: "[]",
      consent: null,
      policy: null,
      fields: "no JSON",
      status: "new",
      attempts: 0,
      due_at: 0,
      leased_until: 0,
      last_error: null,
      refused: 0,
    }
    await one.restore([{ id: "damaged", reason: "", row }])
    const { enquiries, damaged } = await contentOf(two)
    expect(enquiries).toHaveLength(1)
    expect(damaged).toMatchObject([{ id: "damaged", row: { fields: "no JSON" } }])
    expect(damaged[0]?.reason).toMatch(/^fields /)
    expect(await two.claimDue({ leaseMs: 60_000, limit: 5 })).toHaveLength(1)
    expect(await two.state()).toMatchObject({ dead: 1 })
    expect(await two.claimDue({ leaseMs: 60_000, limit: 5 })).toEqual([])
  })
}
