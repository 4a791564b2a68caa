import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startMaintenance } from "../../api/store/maintenance"
import { openStore } from "../../api/store/open-store"
import { startPostgres } from "./postgres"
import { startWorker } from "./start-worker"
import { contentOf } from "./store-contract"

/**
 * `npm run test:restarts`: four processes take enquiries while one after another is killed, 25 times for each store, and
 * PostgreSQL is stopped and started in between. Ends with 1 when an acknowledged enquiry is missing or stored twice, or a
 * visitor was answered 503.
 */
const kills = 25
const visitors = 8
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

type Crew = Awaited<ReturnType<typeof startWorker>>[]

/** Posts enquiries, each until it is acknowledged, as a visitor who presses the button again would, until told to stop. */
const visit = async (crew: Crew, name: string, isOver: () => boolean) => {
  const acknowledged: string[] = []
  let [refused, repeated] = [0, 0]
  for (let i = 0; !isOver(); i += 1) {
    const instance = `visitor-${name}-${i}`
    const fields = {
      form: "audit",
      name,
      email: "a@b.in",
      message: "m".repeat(3000),
      form_instance: instance,
    }
    for (let isThanked = false; !isThanked; ) {
      const { port } = crew[Math.floor(Math.random() * crew.length)] ?? { port: 0 }
      const body = new URLSearchParams(fields)
      const url = `http://127.0.0.1:${port}/api/contact`
      const answer = await fetch(url, { method: "POST", body }).catch(() => undefined)
      isThanked = answer?.status === 200
      if (answer?.status === 503) refused += 1
      if (!isThanked) {
        repeated += 1
        await pause(20)
      }
    }
    acknowledged.push(instance)
  }
  return { acknowledged, refused, repeated }
}

const trial = async (
  name: string,
  env: { ENQUIRIES_URL: string; ENQUIRIES_SPOOL: string },
  restart?: () => Promise<void>,
) => {
  const crew: Crew = await Promise.all(Array.from({ length: 4 }, () => startWorker(env, "ignore")))
  let isOver = false
  const visits = Array.from({ length: visitors }, (_, i) => visit(crew, `${name}-${i}`, () => isOver))
  let restarts = 0
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(50 + Math.random() * 150)
    const restarting = restart && kill % 5 === 2 ? restart() : undefined
    if (restarting) restarts += 1
    const victim = Math.floor(Math.random() * crew.length)
    const died = crew[victim] && once(crew[victim].child, "exit")
    crew[victim]?.child.kill("SIGKILL")
    await died
    crew[victim] = await startWorker(env, "ignore")
    await restarting
  }
  isOver = true
  const results = await Promise.all(visits)
  for (const { child } of crew) child.kill("SIGKILL")
  const acknowledged = results.flatMap(result => result.acknowledged).sort()
  const total = (of: "refused" | "repeated") => results.reduce((sum, result) => sum + result[of], 0)
  const store = openStore(env)
  const maintenance = new AbortController()
  const ended = startMaintenance({ signal: maintenance.signal, store, forwardMs: 50 })
  while ((await store.state()).spooled > 0) await pause(100)
  maintenance.abort()
  await ended
  const stored = (await contentOf(store)).map(({ instance }) => instance)
  await store.close()
  const missing = acknowledged.filter(instance => !stored.includes(instance)).length
  const twice = stored.length - new Set(stored).size
  const refused = total("refused")
  console.log(
    `${name}: ${acknowledged.length} acknowledged, ${kills} kills, ${restarts} restarts of the database, ` +
      `${total("repeated")} posts repeated, ${refused} answered 503, ${missing} missing, ${twice} stored twice`,
  )
  return missing + twice + refused
}

const main = async (): Promise<number> => {
  const home = await mkdtemp(join(tmpdir(), "restarts-"))
  const alone = { ENQUIRIES_URL: `file:${home}/enquiries.db`, ENQUIRIES_SPOOL: "off" }
  let wrong = await trial("sqlite", alone)

  const server = await startPostgres()
  const env = { ENQUIRIES_URL: server.urlOf("postgres"), ENQUIRIES_SPOOL: `file:${home}/spool.db` }
  wrong += await trial("postgres", env, async () => {
    await server.pause()
    await pause(200 + Math.random() * 600)
    await server.resume()
  })
  await server.stop()
  await rm(home, { recursive: true })
  return wrong
}

void main().then(wrong => {
  process.exitCode = wrong > 0 ? 1 : 0
})
