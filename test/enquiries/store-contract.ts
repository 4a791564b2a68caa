import { type Enquiry, makeEnquiry, type NewEnquiry } from "../../api/store/enquiry"
import { openFileStore } from "../../api/store/open-store"
import type { EnquiryStore, Filter } from "../../api/store/sql-store"
import { collect } from "../../api/store/tables"
import { dayMs, hourMs } from "../../src/shared/durations"
import { until } from "../support/until"

const fields = {
  name: "Zoë 🙂 O'Neil",
  email: "z@example.in",
  company: 'a "b", c',
  message: "one\ntwo \\ \ufffd",
}

/** An enquiry that is unique by its instance, received `second` seconds into the day. */
export const sample = (instance: string, second = 0, spam: readonly string[] = []): NewEnquiry =>
  makeEnquiry("audit", fields, {
    instance,
    spam,
    consent: true,
    policy: "0123456789ab",
    now: new Date(Date.UTC(2025, 9, 10, 0, 0, second)),
  })

/** An enquiry that came just now, after EmailJS. */
export const afterEmailjs = (
  outcome: "failed" | "unsure" | "delivered",
  instance: string,
  now = new Date(),
): NewEnquiry =>
  makeEnquiry("audit", fields, { instance, spam: [], now, emailjs: { outcome, reason: `why "${outcome}"` } })

/** A store in a SQLite file of this path. */
export const fileStore = (path: string) => openFileStore(`file:${path}`)

export const contentOf = (store: EnquiryStore, filter?: Filter): Promise<Enquiry[]> =>
  collect(store.list(filter))

/**
 * Tests of every store.
 * @param open opens a new, empty store twice, as two processes would
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
  const leaseMs = 60_000
  const claim = (store: EnquiryStore, limit = 1) => store.claimDue({ leaseMs, limit })
  const claimedId = async (store: EnquiryStore) => (await claim(store))[0]?.id
  /** What both processes claim at the same moment, as soon as something is due. */
  const claimedOnceDue = async () => {
    const claims: Enquiry[] = []
    await until(async () => {
      claims.push(...(await Promise.all([one, two, one, two].map(store => claim(store)))).flat())
      return claims.length > 0
    })
    return claims
  }
  const putAll = async (...enquiries: NewEnquiry[]) => {
    for (const enquiry of enquiries) await one.put(enquiry)
  }

  test("enquiries are read back unchanged, oldest first", async () => {
    const [late, early] = [sample("instance-late", 9), sample("instance-early", 1)]
    expect(await one.put(late)).toBe(true)
    await two.put(early)
    const state = { status: "new", attempts: 0 }
    expect(await contentOf(two)).toEqual([
      { ...early, ...state },
      { ...late, ...state },
    ])
  })

  test("a repeated submission is stored once, even at the same moment or after delivery", async () => {
    const enquiry = sample("repeated-1")
    const results = await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 ? one : two).put(enquiry)))
    expect(results.filter(isNew => isNew)).toHaveLength(1)
    expect(await contentOf(one)).toHaveLength(1)
    await claim(one)
    await one.markDelivered([enquiry.id])
    expect(await two.put(enquiry)).toBe(false)
    expect(await contentOf(two)).toMatchObject([{ status: "delivered" }])
    expect(await claim(two)).toEqual([])
  })

  test("an enquiry is leased to one process at a time, alone or in batches", async () => {
    await putAll(...Array.from({ length: 24 }, (_, i) => sample(`leased-${i}`)))
    const single = await Promise.all(Array.from({ length: 12 }, (_, i) => claimedId(i % 2 ? one : two)))
    const batches = await Promise.all([one, two, one, two].map(store => claim(store, 5)))
    expect(Math.max(...batches.map(batch => batch.length))).toBeLessThanOrEqual(5)
    const leased = [...single, ...batches.flat().map(({ id }) => id)].filter(id => id !== undefined)
    for (let id = await claimedId(one); id; id = await claimedId(one)) leased.push(id)
    expect([leased.length, new Set(leased).size]).toEqual([24, 24])
  })

  test("an expired lease can be claimed by one other process", async () => {
    await putAll(sample("lease-lasts", 1), sample("lease-ends", 2))
    const [lasting] = await claim(one)
    expect(await one.claimDue({ leaseMs: 1 })).toHaveLength(1)
    expect(await claimedOnceDue()).toMatchObject([{ instance: "lease-ends" }])
    expect(await two.claimed()).toContain(lasting?.id)
  })

  test("a failed attempt is counted, and the enquiry is due again after a pause", async () => {
    const [later, sooner] = [sample("due-in-a-minute", 1), sample("due-in-a-moment", 2)]
    await putAll(later, sooner)
    await claim(one, 2)
    const failed = { status: "failed", attempts: 1, error: "500 no" }
    await one.markFailed([later.id], { error: "500 no", pauseMs: 60_000 })
    expect(await contentOf(two, { status: "failed" })).toEqual([{ ...later, ...failed }])
    expect(await claim(two)).toEqual([])
    await one.markFailed([sooner.id], { error: "500 no", pauseMs: 1 })
    expect(await claimedOnceDue()).toMatchObject([{ ...sooner, attempts: 1 }])
    expect(await contentOf(two)).toMatchObject([{ ...later, ...failed }, { attempts: 1 }])
  })

  test("a retry makes waiting enquiries due, but not leased ones", async () => {
    const enquiry = sample("tried-now")
    await one.put(enquiry)
    await claim(one)
    await one.markFailed([enquiry.id], { error: "503", pauseMs: hourMs })
    expect(await claim(two)).toEqual([])
    expect(await two.retry()).toBe(1)
    await one.markFailed([enquiry.id], { error: "503", pauseMs: 0 })
    expect(await claimedId(two)).toBe(enquiry.id)
    expect(await two.retry()).toBe(0)
    expect(await claim(two)).toEqual([])
  })

  test("delivered enquiries stay delivered", async () => {
    const enquiry = sample("delivered-1")
    await one.put(enquiry)
    await claim(one)
    await one.markDelivered([enquiry.id])
    await two.markDelivered([enquiry.id])
    await one.markFailed([enquiry.id], { error: "late", pauseMs: 0 })
    expect(await contentOf(one)).toMatchObject([{ id: enquiry.id, status: "delivered" }])
    expect(await claim(one)).toEqual([])
  })

  test("what EmailJS may have delivered waits two minutes for its answer, other enquiries do not", async () => {
    const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)
    const [held, refused, due] = [
      afterEmailjs("unsure", "held-back", ago(100)),
      afterEmailjs("failed", "refused-1"),
      afterEmailjs("unsure", "waited-long", ago(121)),
    ]
    await putAll(held, refused, due)
    const claimed = await claim(two, 9)
    expect(claimed.map(({ id }) => id).sort()).toEqual([refused.id, due.id].sort())
    expect(claimed).toEqual(expect.arrayContaining([{ ...refused, status: "new", attempts: 0 }]))
  })

  test("what EmailJS delivers late is not mailed, whichever of the two comes first or at once", async () => {
    const at = new Date(Date.now() - 300_000)
    const [unsure, first, both, refused] = ["told-later", "told-first", "told-at-once", "told-twice"].map(
      name => afterEmailjs("unsure", name, at),
    ) as [NewEnquiry, NewEnquiry, NewEnquiry, NewEnquiry]
    const told = ({ instance }: NewEnquiry) => afterEmailjs("delivered", instance)
    await putAll(unsure, refused)
    await one.markDead([refused.id], "422")
    expect(await two.putDelivered(told(unsure))).toBe(false)
    expect(await two.putDelivered(told(refused))).toBe(false)
    expect(await two.putDelivered(told(first))).toBe(true)
    expect(await one.put(first)).toBe(false)
    await Promise.all([one.put(both), two.putDelivered(told(both))])
    expect(await claim(one, 9)).toEqual([])
    const kept = await contentOf(two)
    expect(kept.map(({ id }) => id).sort()).toEqual([unsure, first, both, refused].map(({ id }) => id).sort())
    for (const { status, emailjs, error } of kept)
      expect([status, emailjs?.outcome, error]).toEqual(["delivered", "delivered", undefined])
    expect(await one.state()).toMatchObject({ emailjsFailed: 0, emailjsUnread: 0 })
  })

  test("the state counts what EmailJS did not take on the last day, and says why", async () => {
    const yesterday = new Date(Date.now() - 25 * hourMs)
    const answers = { ...fields, message: '"emailjs":{"outcome":"failed"' }
    const quoting = makeEnquiry("audit", answers, { instance: "only-says-so", spam: [], now: new Date() })
    const spam = { ...afterEmailjs("failed", "by-a-program"), spam: ["too-fast"] }
    await putAll(afterEmailjs("failed", "yesterday", yesterday), quoting, spam)
    await putAll(afterEmailjs("unsure", "of-today-1"), afterEmailjs("failed", "of-today-2"))
    const [mailed] = await claim(two, 1)
    await two.markDelivered([mailed?.id ?? ""])
    const last = afterEmailjs("failed", "the-last", new Date(Date.now() + 1))
    await one.put(last)
    const figures = { emailjsFailed: 4, emailjsReason: last.emailjs?.reason }
    const unread = (await contentOf(two)).filter(
      ({ id, status, emailjs, spam }) =>
        emailjs && status === "new" && spam.length === 0 && id !== afterEmailjs("failed", "yesterday").id,
    )
    expect(await two.state()).toMatchObject({ ...figures, emailjsUnread: unread.length })
    await one.markRead(new Date(Date.now() + 5))
    expect(await two.state()).toMatchObject({ ...figures, emailjsUnread: 0 })
  })

  test("suspected spam is leased separately, by time received", async () => {
    const [clean, early, late] = [
      sample("clean-one", 1),
      sample("spam-early", 2, ["honeypot"]),
      sample("spam-late", 8, ["too-fast"]),
    ]
    await putAll(late, clean, early)
    const spam = { leaseMs, limit: 9, spamBefore: new Date(Date.UTC(2025, 9, 10, 0, 0, 5)) }
    expect(await two.claimDue(spam)).toMatchObject([early])
    expect(await one.claimDue(spam)).toEqual([])
    expect(await claim(two, 9)).toMatchObject([clean])
    await two.markDelivered([early.id, clean.id])
    expect((await contentOf(one)).map(({ status }) => status)).toEqual(["delivered", "delivered", "new"])
  })

  test("a due time more than seven hours ahead, set by a wrong clock, counts as due", async () => {
    const [parked, waiting] = [sample("parked-for-a-year"), sample("waits-six-hours")]
    await putAll(parked, waiting)
    await claim(one, 2)
    await one.markFailed([parked.id], { error: "500", pauseMs: 365 * dayMs })
    await one.markFailed([waiting.id], { error: "500", pauseMs: 6.6 * hourMs })
    expect(await claim(two, 2)).toMatchObject([{ ...parked, attempts: 1 }])
  })

  test("a refused enquiry is dead, with its reason, until retried", async () => {
    const enquiry = sample("refused-for-good")
    await one.put(enquiry)
    await claim(one)
    await one.markDead([enquiry.id], "422 recipient")
    expect(await contentOf(two)).toEqual([
      { ...enquiry, status: "dead", attempts: 1, error: "422 recipient" },
    ])
    expect(await two.state()).toMatchObject({ accepts: true, waiting: 0, dead: 1 })
    expect(await claim(two)).toEqual([])
    expect(await two.put(enquiry)).toBe(false)
    expect(await two.retry("unknown")).toBe(0)
    expect(await two.retry(enquiry.id)).toBe(1)
    expect(await claim(one)).toMatchObject([{ ...enquiry, attempts: 0 }])
    expect(await two.retry()).toBe(0)
  })

  test("enquiries in any state can be removed, even during delivery", async () => {
    const kept = sample("is-kept")
    const gone = ["waiting-1", "marked-1", "dead-one", "delivered-2"].map(name =>
      sample(name, 0, name === "marked-1" ? ["honeypot"] : []),
    )
    await putAll(kept, ...gone)
    const ids = gone.map(({ id }) => id)
    await one.markDead([ids[2] ?? ""], "no")
    await one.markDelivered([ids[3] ?? ""])
    // More than a statement may have, as after a flood.
    const unknown = Array.from({ length: 70_000 }, (_, i) => `unknown-${i}`)
    expect((await two.remove([...unknown, ...ids])).sort()).toEqual([...ids].sort())
    await one.markDelivered(ids)
    await one.markFailed(ids, { error: "late", pauseMs: 0 })
    expect((await contentOf(two)).map(({ id }) => id)).toEqual([kept.id])
  })

  test("the state counts waiting enquiries without spam, and their oldest time", async () => {
    const nothing = { waiting: 0, undelivered: 0, oldestWaitingAt: null, oldestUnreadAt: null, dead: 0 }
    const ofEmailjs = { emailjsFailed: 0, emailjsUnread: 0, flooded: 0 }
    const empty = { accepts: true, inFallback: 0, ...nothing, ...ofEmailjs }
    expect(await one.state()).toEqual(empty)
    await putAll(sample("second-one", 2), sample("oldest-one", 1), sample("spam-one", 0, ["honeypot"]))
    const oldestWaitingAt = "2025-10-10T00:00:01.000Z"
    const waits = { ...empty, waiting: 2, undelivered: 3, oldestWaitingAt }
    expect(await two.state()).toEqual({ ...waits, oldestUnreadAt: oldestWaitingAt })
    // Once the owner has listed them, none of them is unread.
    await one.markRead(new Date())
    expect(await two.state()).toEqual(waits)
  })

  test("a backup is restored unchanged, once", async () => {
    const states = [
      { status: "new", attempts: 0 },
      { status: "failed", attempts: 3, error: "503" },
      { status: "dead", attempts: 1, error: "422" },
      { status: "delivered", attempts: 0 },
    ] as const
    const backup = states.map((state, i) => ({ ...sample(`backed-up-${i}`, i), ...state }))
    expect(await one.restore(backup.slice(1))).toBe(3)
    expect(await two.restore(backup)).toBe(1)
    expect(await contentOf(two)).toEqual(backup)
  })

  test("enquiries are listed by person, day and state", async () => {
    const [first, second, third] = [sample("of-one-1", 1), sample("of-one-2", 2), sample("of-one-3", 3)]
    await putAll(first, second, third)
    await one.markDead([third.id], "422")
    const idsOf = async (filter: Filter) => (await contentOf(two, filter)).map(({ id }) => id)
    expect(await idsOf({ email: " Z@Example.IN " })).toHaveLength(3)
    expect(await idsOf({ email: "other@example.in" })).toEqual([])
    expect(await idsOf({ since: new Date(Date.UTC(2025, 9, 10, 0, 0, 2)) })).toEqual([second.id, third.id])
    expect(await idsOf({ status: "dead" })).toEqual([third.id])
    for (const start of [first.id.slice(0, 9), first.id]) expect(await two.find(start)).toMatchObject([first])
    expect(await two.find("xyz")).toEqual([])
    expect((await two.ids()).sort()).toEqual([first.id, second.id, third.id].sort())
  })

  test("older enquiries are pruned in batches", async () => {
    const state = { status: "new", attempts: 0 } as const
    const old = Array.from({ length: 1100 }, (_, i) => ({ ...sample(`pruned-${i}`), ...state }))
    await one.restore([...old, { ...sample("not-pruned", 5), ...state }])
    expect(await contentOf(two)).toHaveLength(1101)
    expect(await two.prune(new Date(Date.UTC(2025, 9, 10, 0, 0, 1)))).toBe(1100)
    expect((await contentOf(one)).map(({ instance }) => instance)).toEqual(["not-pruned"])
  })

  test("requests from an address are counted in windows of time, of which expired ones are deleted", async () => {
    // Longer than a busy machine takes.
    const windowMs = 600_000
    const counts: number[] = []
    for (let i = 0; i < 4; i += 1) counts.push((await one.countRequest("192.0.2.1", windowMs)).count)
    expect(counts).toEqual([1, 2, 3, 4])
    let latest = await one.countRequest("192.0.2.2", 200)
    expect(latest).toMatchObject({ count: 1 })
    const again = async () => (latest = await one.countRequest("192.0.2.2", windowMs))
    await until(async () => (await again()).count === 1)
    expect([latest.waitMs > windowMs - 1000, latest.waitMs <= windowMs]).toEqual([true, true])
    await one.countRequest("192.0.2.4", 100)
    await until(async () => (await one.deleteExpiredLimits()) === 1)
    expect(await one.countRequest("192.0.2.1", windowMs)).toMatchObject({ count: 5 })
  })

  test("mails are counted over all processes, in hours", async () => {
    expect(await one.mailHour(60_000)).toEqual({ mails: 0, isOver: true })
    expect([await one.countMail(60_000), await two.countMail(60_000)]).toEqual([1, 2])
    expect(await two.mailHour(60_000)).toEqual({ mails: 2, isOver: false })
    expect(await two.endMailHour(60_000)).toBe(0)
    // A clock that was set back would make the hour last longer.
    expect(await two.mailHour(30_000)).toEqual({ mails: 2, isOver: true })
    // The cleaning of addresses does not forget it.
    await one.deleteExpiredLimits()
    expect(await one.mailHour(60_000)).toEqual({ mails: 2, isOver: false })
    expect(await two.endMailHour(30_000)).toBe(1)
    expect(await one.countMail(60_000)).toBe(1)
  })

  test("a limit that a clock set back would keep for a day is over", async () => {
    expect(await one.countRequest("192.0.2.5", dayMs)).toMatchObject({ count: 1 })
    expect(await one.countRequest("192.0.2.5", 60_000)).toMatchObject({ count: 1 })
    expect(await one.countRequest("192.0.2.5", 60_000)).toMatchObject({ count: 2 })
  })

  test("a claim is renewed or released, and names what is being mailed", async () => {
    const [enquiry, other] = [sample("claimed-now", 1), sample("not-renewed", 2)]
    await putAll(enquiry, other)
    await claim(one, 2)
    await one.renew([enquiry.id], leaseMs)
    await one.renew([other.id], 1)
    expect(await claimedOnceDue()).toMatchObject([other])
    expect(await two.claimed()).toEqual([enquiry.id, other.id])
    await two.remove([other.id])
    await one.release([enquiry.id])
    expect(await two.claimed()).toEqual([])
    expect(await claim(two)).toHaveLength(1)
    await two.markFailed([enquiry.id], { error: "503", pauseMs: hourMs })
    await one.renew([enquiry.id], leaseMs)
    expect(await one.claimed()).toEqual([])
  })
}
