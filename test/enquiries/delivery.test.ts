import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import Driver from "libsql"
import { startDelivery } from "../../api/delivery/delivery"
import type { Mailer, OwnerMail } from "../../api/delivery/mailers"
import { failuresOfLoops } from "../../api/loops"
import type { EnquiryStore } from "../../api/store/sql-store"
import { temporaryFolder } from "../support/temporary-folder"
import { until } from "../support/until"
import { contentOf, fileStore, sample } from "./store-contract"

let root: string
let store: EnquiryStore
let mails: OwnerMail[]
let stops: (() => Promise<void>)[]
beforeEach(() => {
  root = temporaryFolder()
  store = fileStore(root)
  mails = []
  stops = []
  jest.spyOn(console, "error").mockImplementation(() => undefined)
})
afterEach(() => Promise.all(stops.map(stop => stop())))

const accepted = { ok: true, serverReply: "250" } as const
const failed = (error: string, isPermanent = false) => ({ ok: false, error, isPermanent }) as const

type Sent = Awaited<ReturnType<Mailer["send"]>>
type Options = Pick<
  Parameters<typeof startDelivery>[0],
  "store" | "now" | "capMs" | "leaseMs" | "failures"
> & {
  mailsAnHour: number
  email: () => string
}

/** Starts a delivery with this result for the nth mail. @returns a function that stops it */
const start = (
  result: (nth: number, mail: OwnerMail, cancel?: AbortSignal) => Sent | Promise<Sent>,
  { store: own = store, mailsAnHour = 0, email = () => "o@b.in", ...more }: Partial<Options> = {},
) => {
  const controller = new AbortController()
  const cancel = new AbortController()
  const send: Mailer["send"] = async (mail, signal) => result(mails.push(mail), mail, signal)
  const done = startDelivery({
    signal: controller.signal,
    cancel: cancel.signal,
    store: own,
    settings: {
      mailer: { send, summaryLimit: 100 },
      recipient: () => ({ email: email(), brand: "Site", timeZone: "UTC", freeAudit: "" }),
      mailsAnHour,
    },
    ...more,
    pollMs: 10,
    spacingMs: 1,
    pauseOf: attempts => 20 * 2 ** attempts,
    recordingPauseMs: 10,
  })
  const stop = (isAtOnce = false) => {
    controller.abort()
    if (isAtOnce) cancel.abort()
    return done
  }
  stops.push(stop)
  return stop
}

const statuses = async () => (await contentOf(store)).map(enquiry => enquiry.status)
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

test.each([
  ["a permanent failure", failed("422", true)],
  ["a refusal of its text", { ...failed("554 5.7.1 Message rejected"), isRefused: true }],
])("after %s a summary is split until only the refused enquiry is left", async (_what, refused) => {
  const [wrong] = (await putAll(6, "in-a-summary", ["honeypot"])).slice(3)
  const now = () => Date.parse("2025-10-11T07:00:00Z")
  start((_nth, { text }) => (text.includes(wrong?.id ?? "") ? refused : accepted), { now })
  await until(async () => (await statuses()).every(status => status !== "new"))
  expect(await statuses()).toEqual(["delivered", "delivered", "delivered", "dead", "delivered", "delivered"])
})

test("a lease is renewed while the mail is under way", async () => {
  await putAll(1, "takes-long")
  let accept: (sent: typeof accepted) => void = () => undefined
  const renew = jest.fn(store.renew)
  start(() => new Promise(resolve => (accept = resolve)), { store: { ...store, renew }, leaseMs: 1200 })
  await until(() => mails.length === 1)
  start(() => accepted, { store: fileStore(root) })
  // Four times in each lease.
  await until(() => renew.mock.calls.length > 5)
  expect(mails).toHaveLength(1)
  accept(accepted)
  await untilDelivered()
  expect(mails).toHaveLength(1)
})

test("a mail that no server has taken is mailed at once by the next process, another one later", async () => {
  for (const isHandedOver of [false, true]) {
    await putAll(1, `at-a-stop-${isHandedOver}`)
    const { length } = mails
    const hangs = (_nth: number, _mail: OwnerMail, cancel?: AbortSignal) =>
      new Promise<ReturnType<typeof failed>>(resolve =>
        cancel?.addEventListener("abort", () => resolve({ ...failed("stopped"), isHandedOver } as never)),
      )
    const stop = start(hangs)
    await until(() => mails.length === length + 1)
    await stop(true)
    expect(await store.claimed()).toHaveLength(isHandedOver ? 1 : 0)
    const again = start(() => accepted)
    if (isHandedOver) await pause(200)
    else await until(() => mails.length > length + 1)
    expect(mails).toHaveLength(length + (isHandedOver ? 1 : 2))
    await again()
  }
})

test("if all parts of a summary are refused, the account is at fault, and all wait an hour", async () => {
  await putAll(3, "of-a-bad-account", ["honeypot"])
  const now = () => Date.parse("2025-10-11T07:00:00Z")
  start(() => ({ ...failed("550 5.7.1 Relaying denied"), isRefused: true }), { now })
  await until(async () => (await statuses()).every(status => status === "failed"))
  await pause(150)
  expect(mails).toHaveLength(5)
  expect((await contentOf(store)).map(({ attempts }) => attempts)).toEqual([1, 1, 1])
})

test("mails beyond the cap of all processes, also after a restart, are sent as summaries when the hour ends, then singly", async () => {
  await putAll(255, "in-a-deluge")
  const options = { mailsAnHour: 5 }
  const stop = start(() => accepted, options)
  start(() => accepted, { ...options, store: fileStore(root) })
  await until(() => mails.length === 5)
  await stop()
  start(() => accepted, options)
  await pause(200)
  expect(mails).toHaveLength(5)
  const database = new Driver(join(root, "enquiries.db"))
  database.exec("update rate_limits set resets_at = 0")
  database.close()
  await untilDelivered()
  const counts = mails.slice(5).map(({ text }) => text.match(/z@example\.in/g)?.length ?? 0)
  expect(counts.reduce((sum, count) => sum + count)).toBe(250)
  expect(counts.length).toBeLessThan(6)
  await putAll(2, "after-the-deluge")
  await untilDelivered()
  expect(mails).toHaveLength(5 + counts.length + 2)
})

test.each(["claimDue", "markDelivered", "renew", "mailHour", "recipient", "one mail"])(
  "an exception in %s does not end the delivery, and is told",
  async part => {
    const [broken] = await putAll(3, "met-by-an-exception")
    const failures = failuresOfLoops()
    let isBroken = true
    const breaking =
      <T extends unknown[], R>(name: string, work: (...given: T) => R) =>
      (...given: T): R => {
        if (isBroken && name === part) throw new Error(`no ${name}`)
        return work(...given)
      }
    const own = {
      ...store,
      claimDue: breaking("claimDue", store.claimDue),
      markDelivered: breaking("markDelivered", store.markDelivered),
      renew: breaking("renew", store.renew),
      mailHour: breaking("mailHour", store.mailHour),
    }
    const email = breaking("recipient", () => "o@b.in")
    const slow = (_nth: number, { id }: OwnerMail) => {
      if (isBroken && part === "one mail" && id === broken?.id) throw new Error("no one mail")
      return pause(part === "renew" && isBroken ? 300 : 1).then(() => accepted)
    }
    start(slow, { store: own, email, failures, mailsAnHour: 100, leaseMs: 400 })
    const told = () => jest.mocked(console.error).mock.calls.flat().join()
    await until(() => told().includes(`no ${part}`) || told().includes("is unavailable"))
    if (part === "one mail") await until(async () => (await statuses()).includes("failed"))
    else if (part !== "markDelivered") expect(failures.list().join()).toContain(`no ${part}`)
    isBroken = false
    await untilDelivered()
    await until(() => failures.list().length === 0)
  },
)
