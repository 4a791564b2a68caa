import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { startDelivery } from "../../api/delivery/delivery"
import type { Mailer, OwnerMail } from "../../api/delivery/mail"
import type { EnquiryStore } from "../../api/store/sql-store"
import { contentOf, fileStore, sample } from "./store-contract"

let root: string
let store: EnquiryStore
let mails: OwnerMail[]
let stops: (() => Promise<void>)[]
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "delivery-"))
  store = fileStore(root)
  mails = []
  stops = []
  jest.spyOn(console, "error").mockImplementation(() => undefined)
})
afterEach(async () => {
  await Promise.all(stops.map(stop => stop()))
  jest.restoreAllMocks()
  await store.close()
  await rm(root, { recursive: true })
})

const accepted = { ok: true, serverReply: "250" } as const
const failed = (error: string, isPermanent = false) => ({ ok: false, error, isPermanent }) as const

type Options = { store: EnquiryStore; mailsAnHour: number; now: () => number; email: () => string }

/** Starts a delivery with this result for the nth mail. @returns a function that stops it */
const start = (
  result: (nth: number, mail: OwnerMail) => ReturnType<Mailer["send"]> | Awaited<ReturnType<Mailer["send"]>>,
  { store: own = store, mailsAnHour = 0, now = Date.now, email = () => "o@b.in" }: Partial<Options> = {},
) => {
  const controller = new AbortController()
  const send = async (mail: OwnerMail) => result(mails.push(mail), mail)
  const done = startDelivery({
    signal: controller.signal,
    store: own,
    settings: {
      mailer: { send, maxSendMs: 720_000 },
      recipient: () => ({ email: email(), brand: "Site", timeZone: "UTC" }),
      mailsAnHour,
    },
    now,
    pollMs: 10,
    spacingMs: 1,
    pauseOf: attempts => 20 * 2 ** attempts,
  })
  const stop = () => {
    controller.abort()
    return done
  }
  stops.push(stop)
  return stop
}

const statuses = async () => (await contentOf(store)).map(enquiry => enquiry.status)
const until = async (condition: () => Promise<boolean> | boolean) => {
  for (const began = Date.now(); Date.now() - began < 50_000 && !(await condition()); ) await pause(10)
}
const untilDelivered = () => until(async () => (await statuses()).every(status => status === "delivered"))

const putAll = async (count: number, name: string, spam: string[] = []) => {
  const samples = Array.from({ length: count }, (_, i) => sample(`${name}-${i}`, i, spam))
  for (const enquiry of samples) await store.put(enquiry)
  return samples
}

test("a placeholder gets no mail; what waited is mailed once a real address is published", async () => {
  await putAll(2, "waiting")
  let published = "hello@site.example"
  start(() => accepted, { email: () => published })
  await pause(200)
  expect(mails).toEqual([])
  expect(await statuses()).toEqual(["new", "new"])
  expect(jest.mocked(console.error).mock.calls).toEqual([
    [expect.stringMatching(/^delivery: .*hello@site\.example is a placeholder/)],
  ])
  published = "owner@site.test"
  await untilDelivered()
  expect(mails.map(({ params }) => params.to_email)).toEqual(["owner@site.test", "owner@site.test"])
})

test("two processes mail every enquiry once", async () => {
  const samples = await putAll(15, "delivered")
  start(() => accepted)
  start(() => accepted, { store: fileStore(root) })
  await untilDelivered()
  expect(mails.map(({ id }) => id).sort()).toEqual(samples.map(({ id }) => id).sort())
})

test("failed mails are retried until accepted, across a restart", async () => {
  await putAll(1, "retried")
  const stop = start(() => failed("503 down"))
  await until(() => mails.length > 0)
  await stop()
  expect(await contentOf(store)).toMatchObject([{ status: "failed", error: "503 down" }])
  const { length } = mails
  start(nth => (nth > length + 2 ? accepted : failed("429 limit")))
  await untilDelivered()
  expect(mails).toHaveLength(length + 3)
})

test("a store that fails once after the mail was sent does not cause a second mail", async () => {
  await putAll(1, "stumbling")
  const markDelivered = jest.fn(store.markDelivered).mockRejectedValueOnce(new Error("I/O error"))
  start(() => accepted, { store: { ...store, markDelivered } })
  await untilDelivered()
  expect([mails.length, markDelivered.mock.calls.length]).toEqual([1, 2])
})

test("stopping waits until the current mail is sent and recorded", async () => {
  await putAll(1, "under-way")
  const stop = start(() => pause(100).then(() => accepted))
  await until(() => mails.length === 1)
  await stop()
  expect(await statuses()).toEqual(["delivered"])
})

test("a permanent failure is not retried and does not hold up others", async () => {
  await putAll(2, "refused")
  start(nth => (nth === 1 ? failed("422 recipient", true) : accepted))
  await until(async () => (await statuses()).includes("delivered"))
  await pause(100)
  expect(mails).toHaveLength(2)
  const dead = (await contentOf(store)).find(({ status }) => status === "dead")
  expect(dead).toMatchObject({ attempts: 1, error: "422 recipient" })
})

test("suspected spam is sent in one mail a day", async () => {
  await putAll(5, "marked-as-spam", ["honeypot"])
  let time = Date.parse("2025-10-10T23:59:00Z")
  start(() => accepted, { now: () => time })
  await pause(80)
  expect(mails).toEqual([])
  time = Date.parse("2025-10-11T00:00:01Z")
  await untilDelivered()
  expect(mails.map(({ text }) => text.match(/\[honeypot\]/g)?.length)).toEqual([5])
})

test("mails beyond the hourly cap are sent as one summary when the hour ends, then singly again", async () => {
  await putAll(12, "in-a-flood")
  let time = Date.parse("2025-10-10T12:00:00Z")
  start(() => accepted, { mailsAnHour: 3, now: () => time })
  await until(() => mails.length === 3)
  await pause(80)
  expect(mails).toHaveLength(3)
  time += 3_600_000
  await untilDelivered()
  expect(mails).toHaveLength(4)
  expect(mails[3]?.text.match(/z@example\.in/g)).toHaveLength(9)
  await putAll(2, "after-the-flood")
  await untilDelivered()
  expect(mails).toHaveLength(6)
})

test("a refused summary is split until only the refused enquiry is left", async () => {
  const [wrong] = (await putAll(6, "in-a-summary", ["honeypot"])).slice(3)
  const now = () => Date.parse("2025-10-11T07:00:00Z")
  start((_nth, { text }) => (text.includes(wrong?.id ?? "") ? failed("422", true) : accepted), { now })
  await until(async () => (await statuses()).every(status => status !== "new"))
  expect(await statuses()).toEqual(["delivered", "delivered", "delivered", "dead", "delivered", "delivered"])
})

test("a lease lasts longer than sending a mail may take", async () => {
  const claimDue = jest.fn(store.claimDue)
  start(() => accepted, { store: { ...store, claimDue } })
  await until(() => claimDue.mock.calls.length > 0)
  expect(claimDue.mock.calls[0]?.[0].leaseMs).toBeGreaterThan(720_000)
})
