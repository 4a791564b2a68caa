import { once } from "node:events"
import { setTimeout as pause } from "node:timers/promises"
import { startMaintenance } from "../../api/store/maintenance"
import { openStore } from "../../api/store/open-store"
import { until } from "../support/until"
import { startWorker } from "./start-worker"
import { contentOf } from "./store-contract"

type Trial = {
  readonly env: { ENQUIRIES_URL: string; ENQUIRIES_SPOOL: string }
  readonly kills: number
  /** Stops and starts the database; called with every fifth kill. */
  readonly restart?: () => Promise<void>
}

/** Four processes accept enquiries while one after another is killed. @returns what was acknowledged, and what is stored */
export const runTrial = async ({ env, kills, restart }: Trial) => {
  const start = () => startWorker(env, "ignore")
  const workers = await Promise.all([start(), start(), start(), start()])
  const anyWorker = () => Math.floor(Math.random() * workers.length)
  const seen = { acknowledged: [] as string[], refused: 0, repeated: 0 }
  let isOver = false

  const post = (instance: string) => {
    const fields = { name: "Asha", email: "a@b.in", message: "m".repeat(3000), form_instance: instance }
    const url = `http://127.0.0.1:${workers[anyWorker()]?.port}/api/contact`
    return fetch(url, { method: "POST", body: new URLSearchParams(fields) }).catch(() => undefined)
  }

  /** Posts enquiries until the end, repeating each until it is acknowledged, like a visitor who presses the button again. */
  const visit = async (name: string) => {
    for (let i = 0; !isOver; i += 1) {
      const instance = `visitor-${name}-${i}`
      for (;;) {
        const response = await post(instance)
        if (response?.status === 200) break
        if (response?.status === 503) seen.refused += 1
        seen.repeated += 1
        await pause(20)
      }
      seen.acknowledged.push(instance)
      // The processes then start in half the time.
      await pause(50)
    }
  }

  const visits = Array.from({ length: 8 }, (_, i) => visit(`${i}`))
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(50 + Math.random() * 150)
    const restarting = restart && kill % 5 === 2 ? restart() : undefined
    const killed = anyWorker()
    const died = workers[killed] && once(workers[killed].child, "exit")
    workers[killed]?.child.kill("SIGKILL")
    await died
    workers[killed] = await start()
    await restarting
  }
  isOver = true
  await Promise.all(visits)
  for (const { child } of workers) child.kill("SIGKILL")
  const store = openStore(env)
  const maintenance = new AbortController()
  const { done } = startMaintenance(maintenance.signal, store, { pollMs: 50 })
  await until(async () => (await store.state()).inFallback === 0)
  maintenance.abort()
  await done
  const stored = (await contentOf(store)).map(({ instance }) => instance).sort()
  await store.close()
  return { ...seen, acknowledged: seen.acknowledged.sort(), stored }
}
