import { once } from "node:events"
import { setTimeout as pause } from "node:timers/promises"
import { startMaintenance } from "../../api/store/maintenance"
import { openStore } from "../../api/store/open-store"
import { startWorker } from "./start-worker"
import { contentOf } from "./store-contract"

type Workers = Awaited<ReturnType<typeof startWorker>>[]

/** Posts enquiries until stopped, repeating each until it is acknowledged, like a visitor who presses the button again. */
const visit = async (workers: Workers, name: string, isOver: () => boolean) => {
  const result = { acknowledged: [] as string[], refused: 0, repeated: 0, longestMs: 0 }
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
      const url = `http://127.0.0.1:${workers[Math.floor(Math.random() * workers.length)]?.port}/api/contact`
      const began = performance.now()
      const body = new URLSearchParams(fields)
      const response = await fetch(url, { method: "POST", body }).catch(() => undefined)
      result.longestMs = Math.max(result.longestMs, Math.round(performance.now() - began))
      isThanked = response?.status === 200
      if (response?.status === 503) result.refused += 1
      if (!isThanked) {
        result.repeated += 1
        await pause(20)
      }
    }
    result.acknowledged.push(instance)
    // The processes then start in half the time.
    await pause(50)
  }
  return result
}

type Trial = {
  readonly env: { ENQUIRIES_URL: string; ENQUIRIES_SPOOL: string }
  readonly kills: number
  /** Stops and starts the database; called with every fifth kill. */
  readonly restart?: () => Promise<void>
}

/** Four processes accept enquiries while one after another is killed. @returns what was acknowledged, and what is stored */
export const runTrial = async ({ env, kills, restart }: Trial) => {
  const workers: Workers = await Promise.all(Array.from({ length: 4 }, () => startWorker(env, "ignore")))
  let isOver = false
  const visits = Array.from({ length: 8 }, (_, i) => visit(workers, `${i}`, () => isOver))
  let restarts = 0
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(50 + Math.random() * 150)
    const restarting = restart && kill % 5 === 2 ? restart() : undefined
    if (restarting) restarts += 1
    const killed = Math.floor(Math.random() * workers.length)
    const died = workers[killed] && once(workers[killed].child, "exit")
    workers[killed]?.child.kill("SIGKILL")
    await died
    workers[killed] = await startWorker(env, "ignore")
    await restarting
  }
  await pause(300)
  isOver = true
  const results = await Promise.all(visits)
  for (const { child } of workers) child.kill("SIGKILL")
  const store = openStore(env)
  const maintenance = new AbortController()
  const { done } = startMaintenance(maintenance.signal, store, { pollMs: 50 })
  const { inFallback } = await store.state()
  while ((await store.state()).inFallback > 0) await pause(100)
  maintenance.abort()
  await done
  const stored = (await contentOf(store)).map(({ instance }) => instance).sort()
  await store.close()
  const sum = (of: "refused" | "repeated") => results.reduce((total, result) => total + result[of], 0)
  const [refused, repeated] = [sum("refused"), sum("repeated")]
  const acknowledged = results.flatMap(result => result.acknowledged).sort()
  const longestMs = Math.max(...results.map(result => result.longestMs))
  console.log(
    `${env.ENQUIRIES_URL.split(":")[0]}: ${acknowledged.length} acknowledged, ${kills} kills, ${restarts} restarts, ` +
      `${repeated} posts repeated, ${refused} answered 503, ${inFallback} in the fallback at the end, the longest took ${longestMs} ms`,
  )
  return { acknowledged, stored, refused, repeated }
}
