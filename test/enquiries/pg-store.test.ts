import pg from "pg"
import { postgresDatabase } from "../../api/store/postgres"
import { sqlStore } from "../../api/store/sql-store"
import { UnusableDatabase } from "../../api/store/tables"
import { postgresForTests } from "../support/postgres"
import { contentOf, describeStore, sample } from "./store-contract"

const open = (url: string) => sqlStore(postgresDatabase(url))

describe("the store in PostgreSQL", () => {
  const server = postgresForTests()
  const withClient = async (url: string, work: (client: pg.Client) => Promise<unknown>) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await work(client)
    await client.end()
  }

  describeStore(async () => {
    const url = await server.emptyDatabase()
    return [open(url), open(url)]
  })

  test("rows that another process is claiming are skipped at once", async () => {
    const url = await server.emptyDatabase()
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

  test("expired addresses go with the next request, also where no process runs all the time", async () => {
    const url = await server.emptyDatabase()
    const [one, two] = [open(url), open(url)]
    await one.countRequest("192.0.2.1", 1)
    await one.countMail(1)
    await two.countRequest("192.0.2.2", 60_000)
    await withClient(url, async client => {
      const { rows } = await client.query("select address from rate_limits order by address")
      expect(rows.map(({ address }) => address)).toEqual(["192.0.2.2", "mails of the hour"])
    })
    await Promise.all([one.close(), two.close()])
  })

  test("several machines can create the tables at once", async () => {
    const url = await server.emptyDatabase()
    const stores = Array.from({ length: 6 }, () => open(url))
    await Promise.all(stores.map((store, i) => store.put(sample(`first-of-${i}-machines`))))
    expect(await contentOf(stores[0] ?? open(url))).toHaveLength(6)
    await Promise.all(stores.map(store => store.close()))
  })

  test("a database that is not in UTF-8 is refused", async () => {
    const url = await server.createDatabase(
      "in_latin1",
      "encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0",
    )
    const store = open(url)
    await expect(store.prepare()).rejects.toThrow(UnusableDatabase)
    await expect(store.prepare()).rejects.toThrow(/encoded in LATIN1/)
    expect(await store.state()).toMatchObject({ problem: "database", accepts: false })
    await store.close()
  })
})
