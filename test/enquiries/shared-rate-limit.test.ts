import { handleContact } from "../../api/contact/handle-contact"
import { openStore } from "../../api/store/open-store"
import { readSettings } from "../../src/settings/settings"
import { startPostgres } from "../support/postgres"
import { temporaryFolder } from "../support/temporary-folder"

test("servers on one database share the rate limit, and count separately while it is down", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined)
  const home = temporaryFolder()
  const postgres = await startPostgres()
  const servers = [0, 1].map(i => {
    const urls = { ENQUIRIES_URL: postgres.urlOf("postgres"), ENQUIRIES_SPOOL: `file:${home}/${i}.db` }
    const settings = readSettings({ ...urls, ENQUIRY_RATE_LIMIT: "4" })
    return { settings, store: openStore(urls), address: () => undefined }
  })
  const headers = { host: "site.example", "content-type": "application/json" }
  const request = { method: "POST", originalUrl: "/api/contact", headers }
  /** @returns the seconds to wait, if the request is refused */
  const ask = async (ip: string, server = servers[0]) => {
    const response = server && (await handleContact({ ...request, ip }, async () => ({}), server))
    return response?.status === 429 ? Number(response.headers["Retry-After"]) : undefined
  }
  const waits: (number | undefined)[] = []
  for (let i = 0; i < 6; i += 1) waits.push(await ask("192.0.2.1", servers[i % 2]))
  expect(waits.slice(0, 4)).toEqual([undefined, undefined, undefined, undefined])
  for (const wait of waits.slice(4)) expect(wait).toBeGreaterThan(590)
  expect(await ask("192.0.2.2")).toBeUndefined()

  await postgres.pause()
  const away: (number | undefined)[] = []
  for (let i = 0; i < 5; i += 1) away.push(await ask("192.0.2.3"))
  expect(away.slice(0, 4)).toEqual([undefined, undefined, undefined, undefined])
  expect(away[4]).toBeGreaterThan(590)
  await postgres.resume()
  // After an outage the database is avoided for three seconds.
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + 3100)
  expect(await ask("192.0.2.1")).toBeGreaterThan(580)
  await Promise.all(servers.map(({ store }) => store.close()))
  await postgres.stop()
})
