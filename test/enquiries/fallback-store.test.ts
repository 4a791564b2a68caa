import { join } from "node:path"
import { handleContact } from "../../api/contact/handle-contact"
import { startMaintenance } from "../../api/store/maintenance"
import { openStore, withFallback } from "../../api/store/open-store"
import { postgresDatabase } from "../../api/store/postgres"
import { sqlStore } from "../../api/store/sql-store"
import { readSettings } from "../../src/settings/settings"
import { dayMs } from "../../src/shared/durations"
import { postgresForTests } from "../support/postgres"
import { temporaryFolder } from "../support/temporary-folder"
import { until } from "../support/until"
import { afterEmailjs, contentOf, fileStore, sample } from "./store-contract"

const home = temporaryFolder()
const server = postgresForTests()
beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined)
})

const open = (name: string) => {
  const fallback = fileStore(join(home, `${name}.db`))
  const database = sqlStore(postgresDatabase(server.urlOf("postgres")))
  return { fallback, database, store: withFallback(database, fallback) }
}

test("enquiries in the fallback are listed, counted and deleted with those in the database", async () => {
  const { fallback, database, store } = open("listed")
  const [kept, waiting, both] = [
    sample("in-database", 1),
    sample("in-fallback", 2, ["honeypot"]),
    sample("in-both", 3),
  ]
  await database.put(kept)
  await fallback.put(waiting)
  expect(await store.count(new Date(waiting.receivedAt))).toEqual({ all: 2, old: 1 })
  for (const holder of [database, fallback]) await holder.put(both)
  const ids = async () => (await contentOf(store)).map(({ id }) => id)
  expect(await ids()).toEqual([kept.id, waiting.id, both.id])
  expect(await store.state()).toMatchObject({ accepts: true, inFallback: 2 })
  expect(await store.remove([waiting.id, both.id, kept.id])).toHaveLength(3)
  expect(await ids()).not.toEqual(expect.arrayContaining([waiting.id]))
  expect(await contentOf(fallback)).toEqual([])
  await store.close()
})

test("an enquiry with refused content is dead until retried, and does not hold up others", async () => {
  const { fallback, database } = open("refused")
  const [refused, later, accepted] = [sample("refused-1", 1), sample("refused-2", 2), sample("accepted", 3)]
  const put: typeof database.put = async enquiry => {
    if (enquiry.id !== accepted.id) throw Object.assign(new Error("invalid text"), { code: "22P05" })
    return database.put(enquiry)
  }
  const store = withFallback({ ...database, put }, fallback)
  expect(await store.put(refused)).toBe(true)
  await store.put(accepted)
  expect((await contentOf(database)).map(({ id }) => id)).toContain(accepted.id)
  await fallback.put(later)
  expect(await store.forward()).toBe(0)
  const dead = { status: "dead", error: "invalid text" }
  expect(await contentOf(fallback)).toMatchObject([
    { id: refused.id, ...dead },
    { id: later.id, ...dead },
  ])
  expect(await store.state()).toMatchObject({ inFallback: 0, dead: 2 })
  expect(await store.retry(later.id)).toBe(1)
  expect(await withFallback(database, fallback).forward()).toBe(1)
  expect((await contentOf(database)).map(({ id }) => id)).toContain(later.id)
  await database.remove([accepted.id, later.id])
  await store.close()
})

test("a fallback of which a part cannot be read gives up the rest, and the error is told", async () => {
  const { fallback, database } = open("part")
  for (const enquiry of [sample("readable-part", 1), sample("damaged-part", 2)]) await fallback.put(enquiry)
  const list: typeof fallback.list = async function* (filter) {
    let read = 0
    for await (const enquiry of fallback.list(filter)) {
      if (read > 0) throw new Error("database disk image is malformed")
      read += 1
      yield enquiry
    }
  }
  const store = withFallback(database, { ...fallback, list })
  await expect(store.forward()).rejects.toThrow("ENQUIRIES_SPOOL: database disk image is malformed")
  const [forwarded, ...others] = await contentOf(database)
  expect(others).toEqual([])
  expect(await contentOf(fallback)).toHaveLength(1)
  expect(await database.remove([forwarded?.id ?? ""])).toHaveLength(1)
  await store.close()
})

test("what EmailJS delivered late while the database was down reaches it", async () => {
  const { fallback, database } = open("late")
  const [stored, held] = [afterEmailjs("unsure", "late-stored"), afterEmailjs("unsure", "late-held")]
  await database.put(stored)
  let isDown = true
  const whenUp =
    <T extends unknown[], R>(work: (...given: T) => Promise<R>) =>
    (...given: T) =>
      isDown ? Promise.reject(new Error("down")) : work(...given)
  const [put, putDelivered] = [whenUp(database.put), whenUp(database.putDelivered)]
  const store = withFallback({ ...database, put, putDelivered }, fallback)
  await store.putDelivered(afterEmailjs("delivered", "late-stored"))
  await store.put(held)
  isDown = false
  expect(await store.forward()).toBe(2)
  expect(await contentOf(fallback)).toEqual([])
  expect(await database.claimDue({ leaseMs: 1000, limit: 9 })).toEqual([])
  expect((await contentOf(database)).filter(({ emailjs }) => emailjs)).toMatchObject([
    { id: stored.id, status: "delivered", emailjs: { outcome: "delivered" } },
    { id: held.id, status: "new", emailjs: { outcome: "unsure" } },
  ])
  await database.remove([stored.id, held.id])
  await store.close()
})

test("while the database is down, the fallback accepts and lists enquiries, and the state reports it", async () => {
  const { store, database } = open("away")
  await database.prepare()
  await server.pause()
  const alone = openStore({ ENQUIRIES_URL: server.urlOf("postgres"), ENQUIRIES_SPOOL: "off" })
  await expect(alone.put(sample("without-fallback"))).rejects.toThrow()
  await store.put(sample("while-away"))
  expect(await store.state()).toMatchObject({ problem: "database", accepts: true, inFallback: 1 })
  await expect(store.forward()).rejects.toThrow()
  const listed: string[] = []
  const list = async () => {
    for await (const { instance } of store.list()) listed.push(instance)
  }
  await expect(list()).rejects.toThrow()
  expect(listed).toEqual(["while-away"])
  await server.resume()
  expect(await store.forward()).toBe(1)
  await store.close()
})

test("servers on one database share the rate limit, and count separately while it is down", async () => {
  const servers = [0, 1].map(i => {
    const urls = { ENQUIRIES_URL: server.urlOf("postgres"), ENQUIRIES_SPOOL: `file:${home}/spool-${i}.db` }
    const settings = readSettings({ ...urls, ENQUIRY_RATE_LIMIT: "4" })
    return { settings, store: openStore(urls), address: () => undefined }
  })
  const headers = { host: "site.example", "content-type": "application/json" }
  const request = { method: "POST", originalUrl: "/api/contact", headers }
  /** @returns the seconds to wait, if the request is refused */
  const ask = async (ip: string, one = servers[0]) => {
    const response = one && (await handleContact({ ...request, ip }, async () => ({}), one))
    return response?.status === 429 ? Number(response.headers["Retry-After"]) : undefined
  }
  const waits: (number | undefined)[] = []
  for (let i = 0; i < 6; i += 1) waits.push(await ask("192.0.2.1", servers[i % 2]))
  expect(waits.slice(0, 4)).toEqual([undefined, undefined, undefined, undefined])
  for (const wait of waits.slice(4)) expect(wait).toBeGreaterThan(590)
  expect(await ask("192.0.2.2")).toBeUndefined()

  await server.pause()
  const away: (number | undefined)[] = []
  for (let i = 0; i < 5; i += 1) away.push(await ask("192.0.2.3"))
  expect(away.slice(0, 4)).toEqual([undefined, undefined, undefined, undefined])
  expect(away[4]).toBeGreaterThan(590)
  await server.resume()
  // After an outage the database is avoided for three seconds.
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + 3100)
  expect(await ask("192.0.2.1")).toBeGreaterThan(580)
  await Promise.all(servers.map(({ store }) => store.close()))
})

test("expired enquiries are deleted daily, and each event and lasting error is logged once", async () => {
  const forward = jest.fn(async () => 0).mockResolvedValueOnce(2)
  for (let i = 0; i < 2; i += 1) forward.mockRejectedValueOnce(new Error("down"))
  const store = { ...fileStore(join(home, "retention.db")), forward }
  const young = { ...sample("young-one"), receivedAt: new Date().toISOString() }
  for (const enquiry of [sample("old-and-new"), sample("old-and-delivered"), young]) await store.put(enquiry)
  await store.markDelivered([sample("old-and-delivered").id])
  await store.setLookedAfter(Date.now() - dayMs)
  const maintenance = new AbortController()
  const options = { retention: "300days", pollMs: 10, everyMs: 50 }
  const { done } = startMaintenance(maintenance.signal, store, options)
  await until(() => forward.mock.calls.length >= 5)
  maintenance.abort()
  await done
  expect((await contentOf(store)).map(({ id }) => id)).toEqual([young.id])
  expect(
    jest
      .mocked(console.error)
      .mock.calls.map(parts => parts.join(" "))
      .sort(),
  ).toEqual([
    "enquiries: 2 have expired and were deleted",
    "enquiries: forwarding: down",
    "enquiries: the database is back, 2 were forwarded",
  ])
})
