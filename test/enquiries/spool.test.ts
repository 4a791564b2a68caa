import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openFileStore } from "../../api/enquiries/file/file-store"
import { openPool } from "../../api/enquiries/postgres/pg-pool"
import { openPgStore } from "../../api/enquiries/postgres/pg-store"
import { openSpooledStore } from "../../api/enquiries/spooled-store"
import { startUpkeep } from "../../api/enquiries/upkeep"
import { startPostgres } from "./postgres"
import { startWorker } from "./start-worker"
import { sample } from "./store-contract"

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
  const spool = openFileStore(join(home, name))
  const database = openPgStore(openPool(server.urlOf("postgres")))
  return { spool, database, store: openSpooledStore(database, spool) }
}

test("while a Postgres is stopped and started under load, every visitor is thanked and nothing is lost", async () => {
  const env = { ENQUIRIES_URL: server.urlOf("postgres"), ENQUIRIES_SPOOL: `file:${home}/under-load` }
  const { store } = open("under-load")
  const workers = await Promise.all([startWorker(env, "ignore"), startWorker(env, "ignore")])
  const upkeep = new AbortController()
  const ended = startUpkeep({ signal: upkeep.signal, store, spoolMs: 50 })
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
  upkeep.abort()
  await ended
  for (const { child } of workers) child.kill()
  const { enquiries } = await open("not-the-spool").database.list()
  console.log(
    `${thanked.length} thanked through 3 restarts, ${spooled} in the spool at once, the longest waited ${longestMs.toFixed(0)} ms`,
  )
  expect(refused).toEqual([])
  expect(enquiries.map(({ instance }) => instance).sort()).toEqual([...thanked].sort())
  expect(spooled).toBeGreaterThan(0)
  await store.close()
}, 90_000)

test("what is in the spool is listed, told and deleted like what is in the database", async () => {
  const { spool, database, store } = open("listed")
  const [kept, waiting, both] = [sample("in-database", 1), sample("in-spool", 2), sample("in-both", 3)]
  for (const enquiry of [kept, both]) await database.put(enquiry)
  for (const enquiry of [waiting, both]) await spool.put(enquiry)
  const ids = async () => (await store.list()).enquiries.map(({ id }) => id)
  expect(await ids()).toEqual(expect.arrayContaining([kept.id, waiting.id, both.id]))
  expect(new Set(await ids()).size).toBe((await ids()).length)
  expect(await store.state()).toMatchObject({ accepts: true, spooled: 2 })
  expect(await store.remove([waiting.id, both.id, kept.id])).toBe(3)
  expect(await ids()).not.toEqual(expect.arrayContaining([waiting.id]))
  expect((await spool.list()).enquiries).toEqual([])
  await store.close()
})

test("what the database refuses for its content is dead in the spool, and holds up no other", async () => {
  const { spool, database, store } = open("refused")
  const refused = sample("refused-by-content", 1)
  await spool.put(refused)
  await spool.put(sample("taken-after-it", 2))
  const restore: typeof database.restore = async enquiries => {
    if (enquiries[0]?.id === refused.id) throw Object.assign(new Error("invalid text"), { code: "22P05" })
    return database.restore(enquiries)
  }
  expect(await openSpooledStore({ ...database, restore }, spool).moveSpooled()).toBe(1)
  expect((await spool.list()).enquiries).toMatchObject([
    { id: refused.id, status: "dead", error: "invalid text" },
  ])
  await store.close()
})

test("a database that is away leaves the store taking, and says so", async () => {
  await server.pause()
  const { store } = open("away")
  await store.put(sample("while-away"))
  expect(await store.state()).toMatchObject({ problem: "database", accepts: true, spooled: 1 })
  await expect(store.moveSpooled()).rejects.toThrow()
  await expect(store.list()).rejects.toThrow()
  await server.resume()
  expect(await store.moveSpooled()).toBe(1)
  await store.close()
})

test("what is older than enquiries are kept is deleted by itself", async () => {
  const store = openFileStore(join(home, "retention"))
  const young = { ...sample("young-one"), receivedAt: new Date().toISOString() }
  for (const enquiry of [sample("old-and-new"), sample("old-and-delivered"), young]) await store.put(enquiry)
  await store.markDelivered([sample("old-and-delivered").id])
  await writeFile(join(home, "retention/attempts/gone.1"), "{}")
  const upkeep = new AbortController()
  const ended = startUpkeep({ signal: upkeep.signal, store, retention: { amount: 1, unit: "day" } })
  for (let i = 0; i < 100 && (await store.list()).enquiries.length > 1; i += 1) await pause(20)
  upkeep.abort()
  await ended
  expect((await store.list()).enquiries.map(({ id }) => id)).toEqual([young.id])
})
