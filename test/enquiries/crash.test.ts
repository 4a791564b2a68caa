import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openStore } from "../../api/store/open-store"
import { startPostgres } from "./postgres"
import { startWorker, type Worker } from "./start-worker"
import { contentOf } from "./store-contract"

const enquiries = 1200
const workers = 4
const pauseBetweenKills = () => 50 + Math.random() * 150

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Posts one enquiry until somebody acknowledges it, as a visitor who presses the button again would. */
const postUntilThanked = async (crew: readonly Worker[], instance: string): Promise<number> => {
  for (let attempt = 1; ; attempt += 1) {
    const worker = crew[Math.floor(Math.random() * crew.length)]
    const body = new URLSearchParams({
      form: "audit",
      name: instance,
      email: "a@b.in",
      message: "m".repeat(3000),
      form_instance: instance,
    })
    const answer = await fetch(`http://127.0.0.1:${worker?.port}/api/contact`, {
      method: "POST",
      body,
    }).catch(() => undefined)
    if (answer?.status === 200) return attempt
    if (attempt > 500) throw new Error(`${instance} was never acknowledged`)
    await wait(20)
  }
}

const survive = async (url: string) => {
  // What the database keeps is asked here; `npm run test:restarts` has a local store besides.
  const env = { ENQUIRIES_URL: url, ENQUIRIES_SPOOL: "off" }
  const crew = await Promise.all(Array.from({ length: workers }, () => startWorker(env)))
  let running = true
  let kills = 0
  const killer = async (victims: readonly number[]) => {
    while (running) {
      await wait(pauseBetweenKills())
      const victim = victims[Math.floor(Math.random() * victims.length)] ?? 0
      const died = crew[victim] && once(crew[victim].child, "exit")
      crew[victim]?.child.kill("SIGKILL")
      await died
      kills += 1
      crew[victim] = await startWorker(env)
    }
  }
  const killing = Promise.all([killer([0, 1]), killer([2, 3])])
  const instances = Array.from({ length: enquiries }, (_, i) => `crash-instance-${i}`)
  let repeats = 0
  const visitor = async (mine: readonly string[]) => {
    for (const instance of mine) repeats += (await postUntilThanked(crew, instance)) - 1
  }
  const shares = Array.from({ length: 8 }, (_, i) => instances.filter((_instance, at) => at % 8 === i))
  await Promise.all(shares.map(visitor))
  running = false
  await killing
  for (const { child } of crew) child.kill("SIGKILL")
  const store = openStore(env)
  const stored = (await contentOf(store)).map(enquiry => enquiry.instance).sort()
  await store.close()
  console.log(
    `${url.split(":")[0]}: ${enquiries} enquiries, ${kills} processes killed, ${repeats} posts repeated`,
  )
  return { stored, acknowledged: [...instances].sort(), kills, repeats }
}

test("SQLite: every acknowledged enquiry is stored, none twice, while processes are killed", async () => {
  const home = await mkdtemp(join(tmpdir(), "crash-"))
  const { stored, acknowledged, kills, repeats } = await survive(`file:${home}/enquiries.db`)
  expect(stored).toEqual(acknowledged)
  expect(kills).toBeGreaterThan(3)
  expect(repeats).toBeGreaterThan(0)
  await rm(home, { recursive: true })
}, 300_000)

test("Postgres: every acknowledged enquiry is stored, none twice, while processes are killed", async () => {
  const server = await startPostgres()
  const { stored, acknowledged } = await survive(server.urlOf("postgres"))
  expect(stored).toEqual(acknowledged)
  await server.stop()
}, 300_000)
