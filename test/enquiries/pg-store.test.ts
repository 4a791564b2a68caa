import pg from "pg"
import { openPgStore } from "../../api/enquiries/pg-store"
import { startPostgres } from "./postgres"
import { describeStore, sample } from "./store-contract"

describe("the Postgres store", () => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  let admin: pg.Client
  let count = 0
  beforeAll(async () => {
    server = await startPostgres()
    admin = new pg.Client({ connectionString: server.urlOf("postgres") })
    await admin.connect()
  }, 30_000)
  afterAll(async () => {
    await admin.end()
    await server.stop()
  })
  const newDatabase = async () => {
    count += 1
    await admin.query(`create database store_${count}`)
    return server.urlOf(`store_${count}`)
  }

  describeStore(async () => {
    const url = await newDatabase()
    return [openPgStore(url), openPgStore(url)]
  })

  test("what another deliverer is just taking is passed over at once", async () => {
    const url = await newDatabase()
    const store = openPgStore(url)
    const [first, second] = [sample("taken-by-another", 1), sample("left-for-us", 2)]
    await store.put(first)
    await store.put(second)
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    await other.query("begin")
    await other.query("select id from enquiries where id = $1 for update", [first.id])
    expect((await store.claimDue(60_000))?.enquiry.id).toBe(second.id)
    expect(await store.claimDue(60_000)).toBeUndefined()
    await other.query("rollback")
    await other.end()
    await store.close()
  })

  test("many machines may make the table at once", async () => {
    const url = await newDatabase()
    const stores = Array.from({ length: 6 }, () => openPgStore(url))
    await Promise.all(stores.map((store, i) => store.put(sample(`first-of-${i}-machines`))))
    expect(await stores[0]?.list()).toHaveLength(6)
    await Promise.all(stores.map(store => store.close()))
  })

  test("a server that is away is an error at once, and one that comes back is used again", async () => {
    const log = jest.spyOn(console, "error").mockImplementation(() => undefined)
    const store = openPgStore(await newDatabase())
    await store.put(sample("before-the-fall"))
    await admin.end()
    await server.pause()
    await expect(store.put(sample("during-the-fall"))).rejects.toThrow()
    await server.resume()
    admin = new pg.Client({ connectionString: server.urlOf("postgres") })
    await admin.connect()
    await store.put(sample("after-the-fall"))
    expect(await store.list()).toHaveLength(2)
    await store.close()
    log.mockRestore()
  })
})
