import { setTimeout as pause } from "node:timers/promises"
import { postgresForTests } from "../support/postgres"
import { temporaryFolder } from "../support/temporary-folder"
import { runTrial } from "./trial"

// At night there are 25 (test/README.md).
const kills = Number(process.env.CRASH_KILLS ?? 3)

const home = temporaryFolder()
const server = postgresForTests()

test("SQLite: acknowledged enquiries are stored exactly once while processes are killed", async () => {
  const env = { ENQUIRIES_URL: `file:${home}/enquiries.db`, ENQUIRIES_SPOOL: "off" }
  const { acknowledged, stored, refused, repeated } = await runTrial({ env, kills })
  expect(stored).toEqual(acknowledged)
  expect([refused, repeated > 0]).toEqual([0, true])
}, 300_000)

// By day the next one shows this too.
const testAtNight = process.env.CRASH_KILLS ? test : test.skip

testAtNight(
  "PostgreSQL: acknowledged enquiries are stored exactly once while processes are killed",
  async () => {
    const env = { ENQUIRIES_URL: server.urlOf("postgres"), ENQUIRIES_SPOOL: "off" }
    const { acknowledged, stored } = await runTrial({ env, kills })
    expect(stored).toEqual(acknowledged)
  },
  300_000,
)

test("PostgreSQL with a fallback: no enquiry is refused while processes and the database restart", async () => {
  const ENQUIRIES_URL = await server.createDatabase("with_restarts")
  const env = { ENQUIRIES_URL, ENQUIRIES_SPOOL: `file:${home}/spool.db` }
  const restart = async () => {
    await server.pause()
    await pause(200 + Math.random() * 600)
    await server.resume()
  }
  const { acknowledged, stored, refused } = await runTrial({ env, kills, restart })
  expect(stored).toEqual(acknowledged)
  expect(refused).toBe(0)
}, 300_000)
