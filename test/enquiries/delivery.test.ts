import { mkdtemp, rm } from "node:fs/promises"
import type { ServerResponse } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startDelivery } from "../../api/delivery/delivery"
import { emailjsMailer } from "../../api/delivery/mailers"
import type { EnquiryStore } from "../../api/store/sql-store"
import { serveHandler } from "../support/serve-handler"
import { contentOf, fileStore, sample } from "./store-contract"

let root: string
let opened: EnquiryStore
let log: jest.SpyInstance
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "delivery-"))
  opened = fileStore(root)
  log = jest.spyOn(console, "error").mockImplementation(() => undefined)
})
afterEach(async () => {
  log.mockRestore()
  await opened.close()
  await rm(root, { recursive: true })
})

/** Plays EmailJS; `answer` says how the nth request is answered. */
const playService = async (answer: (res: ServerResponse, nth: number) => void) => {
  const mailed: string[] = []
  const messages: string[] = []
  const server = await serveHandler(async (req, res) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk)
    const { enquiry_id, message } = JSON.parse(Buffer.concat(chunks).toString()).template_params
    mailed.push(enquiry_id)
    messages.push(message)
    answer(res, mailed.length)
  })
  return { ...server, mailed, messages }
}

type StartOptions = { store: EnquiryStore; mailsAnHour: number; now: () => number; timeoutMs: number }

const start = (
  origin: string,
  {
    store = fileStore(root),
    mailsAnHour = 0,
    now = Date.now,
    timeoutMs = 30_000,
  }: Partial<StartOptions> = {},
) => {
  const controller = new AbortController()
  const templateIds = { audit: "a", contact: "c", amp: "c" }
  const account = { origin, privateKey: "k", publicKey: "p", serviceId: "s", templateIds }
  const done = startDelivery({
    signal: controller.signal,
    store,
    settings: { mailer: emailjsMailer(account, timeoutMs), toEmail: "o@b.in", mailsAnHour },
    now,
    pollMs: 10,
    spacingMs: 1,
    pauseOf: attempts => 20 * 2 ** attempts,
  })
  const stop = async () => {
    controller.abort()
    await done
  }
  return { stop }
}

const statuses = async () => (await contentOf(opened)).map(enquiry => enquiry.status)

const until = async (condition: () => Promise<boolean> | boolean) => {
  for (const began = Date.now(); Date.now() - began < 50_000 && !(await condition()); )
    await new Promise(resolve => setTimeout(resolve, 10))
}

test("two deliverers mail every enquiry once", async () => {
  const service = await playService(res => res.end("OK"))
  const samples = Array.from({ length: 15 }, (_, i) => sample(`delivered-${i}`))
  for (const enquiry of samples) await opened.put(enquiry)
  const deliveries = [start(service.origin), start(service.origin, { store: fileStore(root) })]
  await until(async () => (await statuses()).every(status => status === "delivered"))
  for (const { stop } of deliveries) await stop()
  expect([...service.mailed].sort()).toEqual(samples.map(enquiry => enquiry.id).sort())
  await service.close()
})

test("a service that refuses, hangs and comes back gets the mail in the end, across a restart", async () => {
  const service = await playService((res, nth) => {
    if (nth === 1) res.writeHead(503).end("down")
    else if (nth > 2) res.end("OK")
  })
  await opened.put(sample("retried-1"))
  const before = start(service.origin)
  await until(() => service.mailed.length === 1)
  await before.stop()
  const enquiries = await contentOf(opened)
  expect(enquiries).toEqual([expect.objectContaining({ status: "failed", attempts: 1, error: "503 down" })])
  const after = start(service.origin, { timeoutMs: 3000 })
  await until(async () => (await statuses())[0] === "delivered")
  await after.stop()
  expect(service.mailed).toHaveLength(3)
  await service.close()
})

test("a store that stumbles after the mail went out does not make it go out again", async () => {
  const service = await playService(res => res.end("OK"))
  const store = opened
  await store.put(sample("stumbling"))
  const stumble = jest.fn(store.markDelivered).mockRejectedValueOnce(new Error("I/O error"))
  const delivery = start(service.origin, { store: { ...store, markDelivered: stumble } })
  await until(async () => (await statuses())[0] === "delivered")
  await delivery.stop()
  expect([service.mailed.length, stumble.mock.calls.length]).toEqual([1, 2])
  await service.close()
})

test("stopping lets the mail under way be finished and noted", async () => {
  const service = await playService(res => setTimeout(() => res.end("OK"), 100))
  await opened.put(sample("under-way"))
  const delivery = start(service.origin)
  await until(() => service.mailed.length === 1)
  await delivery.stop()
  expect(await statuses()).toEqual(["delivered"])
  await service.close()
})

test("what is refused for good is not tried again, and does not hold up others", async () => {
  const service = await playService((res, nth) =>
    nth === 1 ? res.writeHead(422).end("recipients address is corrupted") : res.end("OK"),
  )
  for (const name of ["refused-1", "taken-later"]) await opened.put(sample(name))
  const delivery = start(service.origin)
  await until(async () => (await statuses()).includes("delivered"))
  await new Promise(resolve => setTimeout(resolve, 100))
  await delivery.stop()
  expect(service.mailed).toHaveLength(2)
  const enquiries = await contentOf(opened)
  expect(enquiries.find(({ status }) => status === "dead")).toMatchObject({
    attempts: 1,
    error: "422 recipients address is corrupted",
  })
  await service.close()
})

test("408 and 429 are tried again", async () => {
  const service = await playService((res, nth) => {
    if (nth > 2) res.end("OK")
    else res.writeHead(nth === 1 ? 408 : 429).end()
  })
  await opened.put(sample("told-to-wait"))
  const delivery = start(service.origin)
  await until(async () => (await statuses())[0] === "delivered")
  await delivery.stop()
  expect(service.mailed).toHaveLength(3)
  await service.close()
})

test("what is marked as spam comes in one mail a day", async () => {
  const service = await playService(res => res.end("OK"))
  const store = opened
  for (let i = 0; i < 5; i += 1) await store.put(sample(`marked-as-spam-${i}`, i, ["honeypot"]))
  let time = Date.parse("2025-10-10T05:59:00Z")
  const delivery = start(service.origin, { now: () => time })
  await new Promise(resolve => setTimeout(resolve, 80))
  expect(service.mailed).toEqual([])
  time = Date.parse("2025-10-10T06:00:01Z")
  await until(async () => (await statuses()).every(status => status === "delivered"))
  await delivery.stop()
  expect(service.mailed).toHaveLength(1)
  expect(service.messages[0]?.match(/\[honeypot\]/g)).toHaveLength(5)
  await service.close()
})

test("beyond the cap of an hour the rest comes in one mail when it is over", async () => {
  const service = await playService(res => res.end("OK"))
  const store = opened
  for (let i = 0; i < 12; i += 1) await store.put(sample(`in-a-flood-${i}`))
  let time = Date.parse("2025-10-10T12:00:00Z")
  const delivery = start(service.origin, { mailsAnHour: 3, now: () => time })
  await until(() => service.mailed.length === 3)
  await new Promise(resolve => setTimeout(resolve, 80))
  expect(service.mailed).toHaveLength(3)
  time += 3_600_000
  await until(async () => (await statuses()).every(status => status === "delivered"))
  await delivery.stop()
  expect(service.mailed).toHaveLength(4)
  expect(service.messages[3]?.match(/z@example\.in/g)).toHaveLength(9)
  await service.close()
})

test("a summary that is refused is split until what is refused stands alone", async () => {
  const service = await playService((res, nth) => {
    const isRefused = service.messages[nth - 1]?.includes("the-wrong-one")
    res.writeHead(isRefused ? 422 : 200).end("content refused")
  })
  const store = opened
  for (let i = 0; i < 6; i += 1) {
    const enquiry = sample(`in-a-summary-${i}`, i, ["honeypot"])
    await store.put(
      i === 3 ? { ...enquiry, fields: { ...enquiry.fields, message: "the-wrong-one" } } : enquiry,
    )
  }
  const delivery = start(service.origin, { now: () => Date.parse("2025-10-11T07:00:00Z") })
  await until(async () => (await statuses()).every(status => status !== "new"))
  await delivery.stop()
  expect(await statuses()).toEqual(["delivered", "delivered", "delivered", "dead", "delivered", "delivered"])
  await service.close()
})

test("a sending limit is waited for, and the mail then goes out", async () => {
  const service = await playService((res, nth) => res.writeHead(nth === 1 ? 429 : 200).end("limit"))
  await opened.put(sample("over-the-limit"))
  const delivery = start(service.origin)
  await until(async () => (await statuses())[0] === "delivered")
  await delivery.stop()
  expect(service.mailed).toHaveLength(2)
  await service.close()
})

test("a lease covers the longest that a mail may take", async () => {
  const store = opened
  const claimDue = jest.fn(store.claimDue)
  const mailer = { send: async () => ({ ok: true, answer: "" }) as const, longestMs: 720_000 }
  const controller = new AbortController()
  const settings = { mailer, toEmail: "o@b.in", mailsAnHour: 0 }
  const done = startDelivery({ signal: controller.signal, store: { ...store, claimDue }, settings })
  await until(() => claimDue.mock.calls.length > 0)
  controller.abort()
  await done
  expect(claimDue.mock.calls[0]?.[0].leaseMs).toBeGreaterThan(720_000)
})
