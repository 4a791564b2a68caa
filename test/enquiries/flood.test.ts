import { sql } from "kysely"
import { handleContact, type Services } from "../../api/contact/handle-contact"
import { readinessOf } from "../../api/server/health"
import { postgresDatabase } from "../../api/store/postgres"
import { sqlStore } from "../../api/store/sql-store"
import { sqliteDatabase } from "../../api/store/sqlite"
import { collect } from "../../api/store/tables"
import { readSettings } from "../../src/settings/settings"
import { postgresForTests } from "../support/postgres"
import { temporaryFolder } from "../support/temporary-folder"

const headers = { host: "site.example", "content-type": "application/json" }
const request = { method: "POST", originalUrl: "/api/contact", headers }

/** As a server with its own connection to a database; two requests an address, a hundred enquiries for all. */
const serverOn = (database: Parameters<typeof sqlStore>[0]) => {
  const services: Services = {
    settings: readSettings({ ENQUIRY_RATE_LIMIT: "2" }),
    store: sqlStore(database),
    address: () => undefined,
  }
  let nth = 0
  return {
    database,
    store: sqlStore(database),
    /** @returns the status, and what the visitor is told */
    post: async (ip: string, body?: object) => {
      nth += 1
      const fields = body ?? { form: "contact", name: `Visitor ${nth} of ${ip}`, email: "a@b.example" }
      const { status, body: text } = await handleContact({ ...request, ip }, async () => fields, services)
      return { status, text }
    },
  }
}

const postgres = postgresForTests()
const stores: Record<string, () => Promise<ReturnType<typeof serverOn>[]>> = {
  SQLite: async () => {
    // Its counts are in the memory of one server.
    const server = serverOn(sqliteDatabase(`${temporaryFolder()}/enquiries.db`))
    return [server, server]
  },
  PostgreSQL: async () => {
    const url = await postgres.emptyDatabase()
    return [0, 1].map(() => serverOn(postgresDatabase(url)))
  },
}

const ipv4 = (i: number) => `10.${i >> 8}.${i & 255}.7`
/** Each of a site of its own. */
const sites = (i: number) => `2001:db8:${i.toString(16)}::7`
const junk = {}

const readinessWith = async (store: ReturnType<typeof sqlStore>) =>
  readinessOf(await store.state(), { hasFiles: true, isMailed: true, hasRecipient: true, backlogLimit: 2000 })

describe.each(Object.keys(stores))("a flood, kept in %s", name => {
  test.each([
    ["junk of 50 addresses", 50, 5, ipv4, junk, false],
    ["junk of 300 addresses", 300, 1, ipv4, junk, false],
    ["junk of 60 IPv6 sites", 60, 5, sites, junk, false],
    ["enquiries from 50 addresses", 50, 3, ipv4, undefined, true],
    ["enquiries from 150 IPv6 sites", 150, 1, sites, undefined, true],
    [
      "one enquiry repeated by 50 addresses",
      50,
      3,
      ipv4,
      { name: "A", email: "a@b.example", form: "contact", form_instance: "the-same-key" },
      false,
    ],
  ] as const)(
    "of %s refuses no visitor who never wrote",
    async (_what, senders, times, addressOf, body, isFlood) => {
      const said = jest.spyOn(console, "error").mockImplementation(() => undefined)
      const servers = (await stores[name]?.()) ?? []
      const [one, two] = servers
      if (!one || !two) throw new Error("no servers")
      const post = (i: number) => (i % 2 ? one : two).post(addressOf(i % senders), body)
      for (let i = 0; i < senders * times; i += 25)
        await Promise.all(Array.from({ length: 25 }, (_, j) => post(i + j)))
      const visitor = { form: "contact", name: "Asha", email: "asha@example.in" }
      for (const [i, server] of servers.entries())
        for (const ip of [`203.0.113.${i}`, `2001:db9:${i}::1`])
          expect(await server.post(ip, { ...visitor, company: ip })).toMatchObject({ status: 200 })
      const kept = (await collect(one.store.list())).filter(({ fields }) => fields.name === "Asha")
      expect(kept.map(({ spam }) => spam)).toEqual(Array(4).fill(isFlood ? ["flood"] : []))
      for (const { store } of servers)
        expect(await readinessWith(store)).toMatchObject({ status: "ready", notes: isFlood ? ["flood"] : [] })
      expect(said.mock.calls.map(String)).toEqual(
        isFlood ? [expect.stringMatching(/flood: more than 100 .* 600 s/)] : [],
      )
      for (const { store } of servers) await store.close()
    },
  )

  test("one who wrote too often is told so, and addresses beyond those kept are still heard", async () => {
    jest.spyOn(console, "error").mockImplementation(() => undefined)
    const [server] = (await stores[name]?.()) ?? []
    if (!server) throw new Error("no server")
    const { database, post, store } = server
    for (let i = 0; i < 2; i += 1) expect((await post(ipv4(1), junk)).status).toBe(400)
    expect(await post(ipv4(1))).toMatchObject({
      status: 429,
      text: expect.stringContaining("from your network"),
    })
    // Each address of one network, of which most are refused.
    for (let i = 0; i < 50; i += 1) await post(`2001:db8:7:${i}::1`, junk)
    const rows = async (where = sql`1 = 1`) =>
      (
        await database.run(db =>
          sql<{ n: number }>`select cast(count(*) as integer) as n from rate_limits where ${where}`.execute(
            db,
          ),
        )
      ).rows[0]?.n
    expect(await rows(sql`address like '2001:%'`)).toBe(11)
    const numbers = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 30000)`
    const far = sql`${database.now} + 100000`
    await database.run(db =>
      sql`${numbers} insert into rate_limits select 'x' || i, 1, ${far} from n`.execute(db),
    )
    const full = await rows()
    expect(await post("203.0.113.7")).toMatchObject({ status: 200 })
    expect((await post(ipv4(1))).status).toBe(429)
    // The row for everyone.
    expect(await rows()).toBe((full ?? 0) + 1)
    await database.run(db => sql`update rate_limits set resets_at = 0`.execute(db))
    await post("203.0.113.8")
    expect(await rows()).toBeLessThan(full ?? 0)
    await store.close()
  })
})
