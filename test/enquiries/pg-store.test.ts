import pg from "pg"
import { postgresDatabase } from "../../api/store/databases"
import { sqlStore } from "../../api/store/sql-store"
import { UnusableDatabase } from "../../api/store/tables"
import { startPostgres } from "../support/postgres"
import { contentOf, describeStore, sample } from "./store-contract"

const open = (url: string) => sqlStore(postgresDatabase(url))

// As the version before November 2026 created it.
const formerTable = `
create table enquiries (
  id text primary key,
  received_at timestamptz not null,
  form text not null,
  instance text not null,
  spam json not null,
  fields json not null,
  status text not null default 'new',
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  last_error text,
  delivered_at timestamptz,
  consent boolean
);
create index enquiries_waiting on enquiries (due_at) where status in ('new', 'failed');
create table enquiry_rate_limit (key varchar(255) primary key, points integer not null default 0, expire bigint)`

describe("the store in PostgreSQL", () => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  let count = 0
  beforeAll(async () => {
    server = await startPostgres()
  }, 30_000)
  afterAll(() => server.stop())
  const newDatabase = (options?: string) => {
    count += 1
    return server.createDatabase(`store_${count}`, options)
  }
  const withClient = async (url: string, work: (client: pg.Client) => Promise<unknown>) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await work(client)
    await client.end()
  }

  describeStore(async () => {
    const url = await newDatabase()
    return [open(url), open(url)]
  })

  test("rows that another process is claiming are skipped at once", async () => {
    const url = await newDatabase()
    const store = open(url)
    const [first, second] = [sample("taken-by-another", 1), sample("left-for-us", 2)]
    await store.put(first)
    await store.put(second)
    await withClient(url, async other => {
      await other.query("begin")
      await other.query("select id from enquiries where id = $1 for update", [first.id])
      expect((await store.claimDue({ leaseMs: 60_000 }))[0]?.id).toBe(second.id)
      expect(await store.claimDue({ leaseMs: 60_000 })).toEqual([])
      await other.query("rollback")
    })
    await store.close()
  })

  test("several machines can create the tables at once", async () => {
    const url = await newDatabase()
    const stores = Array.from({ length: 6 }, () => open(url))
    await Promise.all(stores.map((store, i) => store.put(sample(`first-of-${i}-machines`))))
    expect(await contentOf(open(url))).toHaveLength(6)
    await Promise.all(stores.map(store => store.close()))
  })

  test("the table of a former version is converted, with every state", async () => {
    const url = await newDatabase()
    const [failed, delivered] = [sample("former-failed", 1), sample("former-delivered", 2)]
    await withClient(url, async client => {
      await client.query(formerTable)
      for (const { id, receivedAt, form, instance, spam, fields, consent } of [failed, delivered])
        await client.query(
          "insert into enquiries (id, received_at, form, instance, spam, fields, consent) values ($1, $2, $3, $4, $5, $6, $7)",
          [id, receivedAt, form, instance, JSON.stringify(spam), JSON.stringify(fields), consent],
        )
      await client.query(
        "update enquiries set status = 'failed', attempts = 3, last_error = '503', due_at = now() - interval '1 s' where id = $1",
        [failed.id],
      )
      await client.query("update enquiries set status = 'delivered' where id = $1", [delivered.id])
      await client.query("update enquiries set received_at = 'infinity' where id = $1", [failed.id])
    })
    const stores = [open(url), open(url)] as const
    // A conversion that fails is repeated whole.
    expect(await stores[0].state()).toMatchObject({ accepts: false })
    await withClient(url, client =>
      client.query("update enquiries set received_at = $2 where id = $1", [failed.id, failed.receivedAt]),
    )
    const enquiries = await contentOf(stores[0])
    const { policy: _, ...withoutPolicy } = failed
    expect(enquiries).toMatchObject([
      { ...withoutPolicy, status: "failed", attempts: 3, error: "503" },
      { id: delivered.id, status: "delivered" },
    ])
    expect(await stores[0].claimDue({ leaseMs: 60_000, limit: 5 })).toMatchObject([{ attempts: 3 }])
    await withClient(url, async client => {
      const { rows } = await client.query("select to_regclass('enquiry_rate_limit') as former")
      expect(rows).toEqual([{ former: null }])
    })
    await stores[1].put(sample("after-the-change", 3))
    expect(await contentOf(stores[0], { email: "z@example.in" })).toHaveLength(3)
    for (const store of stores) await store.close()
  })

  test("a database that is not in UTF-8 is refused", async () => {
    const url = await newDatabase("encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0")
    const store = open(url)
    await expect(store.prepare()).rejects.toThrow(UnusableDatabase)
    await expect(store.prepare()).rejects.toThrow(/encoded in LATIN1/)
    expect(await store.state()).toMatchObject({ problem: "database", accepts: false })
    await store.close()
  })

  test("a store fails fast while the server is down and recovers afterwards", async () => {
    const log = jest.spyOn(console, "error").mockImplementation(() => undefined)
    const store = open(await newDatabase())
    await store.put(sample("before-the-fall"))
    await server.pause()
    await expect(store.put(sample("during-the-fall"))).rejects.toThrow()
    await server.resume()
    await store.put(sample("after-the-fall"))
    expect(await contentOf(store)).toHaveLength(2)
    await store.close()
    log.mockRestore()
  })
})
