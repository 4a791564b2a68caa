import { makeEnquiry, type NewEnquiry } from "../../api/enquiries/enquiry"
import type { EnquiryStore } from "../../api/enquiries/store"
import { StoreMissing } from "../../api/enquiries/store"

const fields = {
  name: "Zoë 🙂 O'Neil",
  email: "z@example.in",
  company: 'a "b", c',
  message: "one\ntwo \\ \ufffd",
}

/** An enquiry that differs from others by its instance, received `second` seconds into the day. */
export const sample = (instance: string, second = 0): NewEnquiry =>
  makeEnquiry("audit", fields, {
    instance,
    spam: ["too-fast"],
    now: new Date(Date.UTC(2025, 9, 10, 0, 0, second)),
  })

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
    (await store.claimDue(leaseMs))?.enquiry.id

  test("nothing stored yet is told apart from an empty list", async () => {
    await expect(one.list()).rejects.toThrow(StoreMissing)
    await one.put(sample("first-one"))
    expect(await one.list()).toHaveLength(1)
  })

  test("what is put comes back as it was, the oldest first", async () => {
    const [late, early] = [sample("instance-late", 9), sample("instance-early", 1)]
    expect(await one.put(late)).toEqual({ stored: true, duplicate: false })
    await two.put(early)
    expect(await two.list()).toEqual([
      { ...early, status: "new", attempts: 0 },
      { ...late, status: "new", attempts: 0 },
    ])
  })

  test("a repeated submission is stored once, also at the same moment and after delivery", async () => {
    const enquiry = sample("repeated-1")
    const results = await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 ? one : two).put(enquiry)))
    expect(results.filter(result => !result.duplicate)).toHaveLength(1)
    expect(await one.list()).toHaveLength(1)
    await one.claimDue(60_000)
    await one.markDelivered(enquiry.id)
    expect(await two.put(enquiry)).toEqual({ stored: true, duplicate: true })
    expect(await two.list()).toEqual([expect.objectContaining({ status: "delivered" })])
    expect(await two.claimDue(60_000)).toBeUndefined()
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
    expect(await claimedId(one, 100)).toBeDefined()
    expect(await claimedId(two)).toBeUndefined()
    await new Promise(resolve => setTimeout(resolve, 150))
    const ids = await Promise.all([claimedId(one), claimedId(two), claimedId(one), claimedId(two)])
    expect(ids.filter(id => id !== undefined)).toHaveLength(1)
  })

  test("a failed attempt is counted and comes back after its pause", async () => {
    const enquiry = sample("fails-once")
    await one.put(enquiry)
    await one.claimDue(60_000)
    await one.markFailed(enquiry.id, { error: "500 no", pauseMs: 100 })
    expect(await two.list()).toEqual([{ ...enquiry, status: "failed", attempts: 1 }])
    expect(await two.claimDue(60_000)).toBeUndefined()
    await new Promise(resolve => setTimeout(resolve, 150))
    expect(await two.claimDue(60_000)).toEqual({ enquiry, attempts: 1 })
  })

  test("delivered is delivered, said once or twice", async () => {
    const enquiry = sample("delivered-1")
    await one.put(enquiry)
    await one.claimDue(60_000)
    await one.markDelivered(enquiry.id)
    await two.markDelivered(enquiry.id)
    await one.markFailed(enquiry.id, { error: "late", pauseMs: 0 })
    expect(await one.list()).toEqual([expect.objectContaining({ id: enquiry.id, status: "delivered" })])
    expect(await one.claimDue(60_000)).toBeUndefined()
  })
}
