import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fallbackStore } from "../../api/store/fallback-store"
import { startMaintenance } from "../../api/store/maintenance"
import { postgresDatabase } from "../../api/store/postgres"
import { sqlStore } from "../../api/store/sql-store"
import { startPostgres } from "./postgres"
import { startWorker } from "./start-worker"
import { contentOf, fileStore, sample } from "./store-contract"

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

let home: string
let server: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "spooled-"))
  server = await startPostgres()
}, 30_000)
afterAll(async () => {
  await server.stop()
  await rm(home, { recursive: true })
})
beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

const open = (name: string) => {
  const local = fileStore(join(home, `${name}.db`))
  const database = sqlStore(postgresDatabase(server.urlOf("postgres")))
  return { local, database, store: fallbackStore(database, local) }
}

test("while a Postgres is stopped and started under load, every visitor is thanked and nothing is lost", async () => {
  const env = { ENQUIRIES_URL: server.urlOf("postgres"), ENQUIRIES_SPOOL: `file:${home}/under-load.db` }
  const { store } = open("under-load")
  const workers = await Promise.all([startWorker(env, "ignore"), startWorker(env, "ignore")])
  const maintenance = new AbortController()
  const ended = startMaintenance({ signal: maintenance.signal, store, forwardMs: 50 })
  const thanked: string[] = []
  const refused: number[] = []
  let longestMs = 0
  let isOver = false
  const visitor = async (name: string) => {
    for (let i = 0; !isOver; i += 1) {
      const instance = `visitor-${name}-${i}`
      const body = new URLSearchParams({ form: "audit", name, email: "a@b.in", form_instance: instance })
      const began = performance.now()
      const port = workers[i % 2]?.port
      const { status } = await fetch(`http://127.0.0.1:${port}/api/contact`, { method: "POST", body })
      longestMs = Math.max(longestMs, performance.now() - began)
      if (status === 200) thanked.push(instance)
      else refused.push(status)
    }
  }
  const visitors = ["one", "two", "three", "four"].map(visitor)
  let spooled = 0
  for (let restart = 0; restart < 3; restart += 1) {
    await pause(300)
    await server.pause()
    await pause(500)
    spooled = Math.max(spooled, (await store.state()).spooled)
    await server.resume()
  }
  await pause(300)
  isOver = true
  await Promise.all(visitors)
  for (let i = 0; i < 800 && (await store.state()).spooled > 0; i += 1) await pause(50)
  maintenance.abort()
  await ended
  for (const { child } of workers) child.kill()
  const enquiries = await contentOf(open("not-the-local-store").database)
  console.log(
    `${thanked.length} thanked through 3 restarts, ${spooled} in the local store at once, the longest waited ${longestMs.toFixed(0)} ms`,
  )
  expect(refused).toEqual([])
  expect(enquiries.map(({ instance }) => instance).sort()).toEqual([...thanked].sort())
  expect(spooled).toBeGreaterThan(0)
  await store.close()
}, 90_000)

test("what is in the local store is listed, counted and deleted like what is in the database", async () => {
  const { local, database, store } = open("listed")
  const [kept, waiting, both] = [sample("in-database", 1), sample("in-local", 2), sample("in-both", 3)]
  for (const enquiry of [kept, both]) await database.put(enquiry)
  for (const enquiry of [waiting, both]) await local.put(enquiry)
  const ids = async () => (await contentOf(store)).map(({ id }) => id)
  expect(await ids()).toEqual(expect.arrayContaining([kept.id, waiting.id, both.id]))
  expect(new Set(await ids()).size).toBe((await ids()).length)
  expect(await store.state()).toMatchObject({ accepts: true, spooled: 2 })
  expect(await store.remove([waiting.id, both.id, kept.id])).toHaveLength(3)
  expect(await ids()).not.toEqual(expect.arrayContaining([waiting.id]))
  expect(await contentOf(local)).toEqual([])
  await store.close()
})

test("an enquiry that the database refuses for its content holds up no other, and is dead until retried", async () => {
  const { local, database } = open("refused")
  const [refused, later, accepted] = [sample("refused-1", 1), sample("refused-2", 2), sample("accepted", 3)]
  const put: typeof database.put = async enquiry => {
    if (enquiry.id !== accepted.id) throw Object.assign(new Error("invalid text"), { code: "22P05" })
    return database.put(enquiry)
  }
  const store = fallbackStore({ ...database, put }, local)
  expect(await store.put(refused)).toBe(true)
  await store.put(accepted)
  expect((await contentOf(database)).map(({ id }) => id)).toContain(accepted.id)
  await local.put(later)
  expect(await store.forward()).toBe(0)
  const dead = { status: "dead", error: "invalid text" }
  expect(await contentOf(local)).toMatchObject([
    { id: refused.id, ...dead },
    { id: later.id, ...dead },
  ])
  expect(await store.state()).toMatchObject({ spooled: 0, dead: 2 })
  expect(await store.retry(later.id)).toBe(1)
  expect(await fallbackStore(database, local).forward()).toBe(1)
  expect((await contentOf(database)).map(({ id }) => id)).toContain(later.id)
  await database.remove([accepted.id, later.id])
  await store.close()
})

test("while the database is down, enquiries are accepted, those on this machine are listed, and its state says so", async () => {
  await server.pause()
  const { store } = open("away")
  await store.put(sample("while-away"))
  expect(await store.state()).toMatchObject({ problem: "database", accepts: true, spooled: 1 })
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

test("expired enquiries are deleted automatically", async () => {
  const store = fileStore(join(home, "retention.db"))
  const young = { ...sample("young-one"), receivedAt: new Date().toISOString() }
  for (const enquiry of [sample("old-and-new"), sample("old-and-delivered"), young]) await store.put(enquiry)
  await store.markDelivered([sample("old-and-delivered").id])
  const maintenance = new AbortController()
  const ended = startMaintenance({ signal: maintenance.signal, store, retention: "1day" })
  for (let i = 0; i < 100 && (await contentOf(store)).length > 1; i += 1) await pause(20)
  maintenance.abort()
  await ended
  expect((await contentOf(store)).map(({ id }) => id)).toEqual([young.id])
  await store.close()
})
