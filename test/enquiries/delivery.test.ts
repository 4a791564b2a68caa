/** @proves Enquiries: delivery by e-mail */
import { mkdtemp, rm } from "node:fs/promises"
import type { ServerResponse } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startDelivery } from "../../api/delivery/delivery"
import { openFileStore } from "../../api/enquiries/file/file-store"
import { serveHandler } from "../support/serve-handler"
import { sample } from "./store-contract"

let root: string
let log: jest.SpyInstance
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "delivery-"))
  log = jest.spyOn(console, "error").mockImplementation(() => undefined)
})
afterEach(async () => {
  log.mockRestore()
  await rm(root, { recursive: true })
})

/** Plays EmailJS; `answer` says how the nth request is answered. */
const playService = async (answer: (res: ServerResponse, nth: number) => void) => {
  const mailed: string[] = []
  const server = await serveHandler(async (req, res) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk)
    mailed.push(JSON.parse(Buffer.concat(chunks).toString()).template_params.enquiry_id)
    answer(res, mailed.length)
  })
  return { ...server, mailed }
}

const start = (origin: string, store = openFileStore(root)) => {
  const controller = new AbortController()
  const templateIds = { audit: "a", contact: "c", amp: "c" }
  const done = startDelivery({
    signal: controller.signal,
    store,
    settings: { origin, privateKey: "k", publicKey: "p", serviceId: "s", templateIds, toEmail: "o@b.in" },
    pollMs: 10,
    spacingMs: 1,
    timeoutMs: 200,
    pauseAfter: attempts => 20 * 2 ** attempts,
  })
  const stop = async () => {
    controller.abort()
    await done
  }
  return { stop }
}

const statuses = async () => (await openFileStore(root).list()).map(enquiry => enquiry.status)

const until = async (condition: () => Promise<boolean> | boolean) => {
  for (let i = 0; i < 400 && !(await condition()); i += 1)
    await new Promise(resolve => setTimeout(resolve, 10))
}

test("two deliverers mail every enquiry once", async () => {
  const service = await playService(res => res.end("OK"))
  const samples = Array.from({ length: 15 }, (_, i) => sample(`delivered-${i}`))
  for (const enquiry of samples) await openFileStore(root).put(enquiry)
  const deliveries = [start(service.origin), start(service.origin)]
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
  await openFileStore(root).put(sample("retried-1"))
  const before = start(service.origin)
  await until(() => service.mailed.length === 1)
  await before.stop()
  expect(await openFileStore(root).list()).toEqual([
    expect.objectContaining({ status: "failed", attempts: 1 }),
  ])
  const after = start(service.origin)
  await until(async () => (await statuses())[0] === "delivered")
  await after.stop()
  expect(service.mailed).toHaveLength(3)
  await service.close()
})

test("a store that stumbles after the mail went out does not make it go out again", async () => {
  const service = await playService(res => res.end("OK"))
  const store = openFileStore(root)
  await store.put(sample("stumbling"))
  const stumble = jest.fn(store.markDelivered).mockRejectedValueOnce(new Error("I/O error"))
  const delivery = start(service.origin, { ...store, markDelivered: stumble })
  await until(async () => (await statuses())[0] === "delivered")
  await delivery.stop()
  expect([service.mailed.length, stumble.mock.calls.length]).toEqual([1, 2])
  await service.close()
})

test("stopping lets the mail under way be finished and noted", async () => {
  const service = await playService(res => setTimeout(() => res.end("OK"), 100))
  await openFileStore(root).put(sample("under-way"))
  const delivery = start(service.origin)
  await until(() => service.mailed.length === 1)
  await delivery.stop()
  expect(await statuses()).toEqual(["delivered"])
  await service.close()
})

test("without a private key nothing runs", async () => {
  await expect(startDelivery({ signal: new AbortController().signal })).resolves.toBeUndefined()
})
