import pg from "pg"
import { openPool } from "../../api/enquiries/postgres/pg-pool"
import { openPgStore } from "../../api/enquiries/postgres/pg-store"
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
    return [openPgStore(openPool(url)), openPgStore(openPool(url))]
  })

  test("what another deliverer is just taking is passed over at once", async () => {
    const url = await newDatabase()
    const store = openPgStore(openPool(url))
    const [first, second] = [sample("taken-by-another", 1), sample("left-for-us", 2)]
    await store.put(first)
    await store.put(second)
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    await other.query("begin")
    await other.query("select id from enquiries where id = $1 for update", [first.id])
    expect((await store.claimDue({ leaseMs: 60_000 }))[0]?.enquiry.id).toBe(second.id)
    expect(await store.claimDue({ leaseMs: 60_000 })).toEqual([])
    await other.query("rollback")
    await other.end()
    await store.close()
  })

  test("many machines may make the table at once", async () => {
    const url = await newDatabase()
    const stores = Array.from({ length: 6 }, () => openPgStore(openPool(url)))
    await Promise.all(stores.map((store, i) => store.put(sample(`first-of-${i}-machines`))))
    expect((await stores[0]?.list())?.enquiries).toHaveLength(6)
    await Promise.all(stores.map(store => store.close()))
  })

  test("one damaged row hides no other, is named, and is made dead", async () => {
    const url = await newDatabase()
    const store = openPgStore(openPool(url))
    await store.put(sample("damaged-row", 1))
    await store.put(sample("whole-row", 2))
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query("update enquiries set fields = '[1]', spam = '[]' where id = $1", [
      sample("damaged-row", 1).id,
    ])
    const { enquiries, damaged } = await store.list()
    expect([enquiries.length, damaged[0]?.place]).toEqual([1, `row ${sample("damaged-row", 1).id}`])
    const claims = await store.claimDue({ leaseMs: 60_000, limit: 5 })
    expect(claims.map(({ enquiry }) => enquiry.id)).toEqual([sample("whole-row", 2).id])
    expect(await store.state()).toMatchObject({ waiting: 1, dead: 1 })
    await client.end()
    await store.close()
  })

  test("a table of an earlier version gets its new columns", async () => {
    const url = await newDatabase()
    const store = openPgStore(openPool(url))
    await store.put(sample("of-the-old-table"))
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query("alter table enquiries drop column consent, drop column policy")
    await client.end()
    expect((await store.list()).enquiries[0]).not.toHaveProperty("consent")
    await store.put(sample("of-the-new-table"))
    expect((await store.list()).enquiries).toContainEqual(expect.objectContaining({ consent: true }))
    await store.close()
  })

  test("a server that is away is an error at once, and one that comes back is used again", async () => {
    const log = jest.spyOn(console, "error").mockImplementation(() => undefined)
    const store = openPgStore(openPool(await newDatabase()))
    await store.put(sample("before-the-fall"))
    await admin.end()
    await server.pause()
    await expect(store.put(sample("during-the-fall"))).rejects.toThrow()
    await server.resume()
    admin = new pg.Client({ connectionString: server.urlOf("postgres") })
    await admin.connect()
    await store.put(sample("after-the-fall"))
    expect((await store.list()).enquiries).toHaveLength(2)
    await store.close()
    log.mockRestore()
  })
})
