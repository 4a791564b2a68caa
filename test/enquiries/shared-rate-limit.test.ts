import { postgresDatabase } from "../../api/store/postgres"
import { rateLimit } from "../../api/store/rate-limit"
import { sqlStore } from "../../api/store/sql-store"
import { startPostgres } from "./postgres"

const limit = { points: 4, windowSeconds: 600 }

test("servers on one database share the limit, and count for themselves while it is away", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined)
  const server = await startPostgres()
  const stores = [0, 1].map(() => sqlStore(postgresDatabase(server.urlOf("postgres"))))
  const servers = stores.map(store => rateLimit(limit, store.countRequest))
  const waits: (number | undefined)[] = []
  for (let i = 0; i < 6; i += 1) waits.push(await servers[i % 2]?.take("192.0.2.1"))
  expect(waits.slice(0, 4)).toEqual([undefined, undefined, undefined, undefined])
  for (const wait of waits.slice(4)) expect(wait).toBeGreaterThan(590)
  expect(await servers[0]?.take("192.0.2.2")).toBeUndefined()

  await server.pause()
  const [fresh] = servers
  const away: (number | undefined)[] = []
  for (let i = 0; i < 5; i += 1) away.push(await fresh?.take("192.0.2.3"))
  expect(away.slice(0, 4)).toEqual([undefined, undefined, undefined, undefined])
  expect(away[4]).toBeGreaterThan(590)
  await server.resume()
  // The database is left in peace for two seconds once it was away.
  await new Promise(resolve => setTimeout(resolve, 2100))
  expect(await fresh?.take("192.0.2.1")).toBeGreaterThan(580)
  await Promise.all(stores.map(store => store.close()))
  await server.stop()
  log.mockRestore()
}, 60_000)
