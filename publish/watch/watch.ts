import { watch as watchFiles } from "chokidar"
import { today } from "../../src/shared/day"
import { Busy } from "../lock/publish-lock"
import type { Outcome } from "../publish"
import { pull } from "./pull"

/** What to do, and when to end. */
export type WatchOptions = {
  readonly project: string
  /** Whether git is asked for changes as well. */
  readonly isPulled: boolean
  readonly publish: () => Promise<Outcome["kind"]>
  readonly signal: AbortSignal
  /** Milliseconds: how long files must rest, how often the day is looked at, and how often git is asked. */
  readonly settleMs?: number
  readonly dayMs?: number
  readonly pullMs?: number
}

/** Runs work one at a time; what is asked for meanwhile is done once more afterwards. */
export const oneAtATime = (work: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | undefined
  let isAsked = false
  const go = async () => {
    while (isAsked) {
      isAsked = false
      await work()
    }
    running = undefined
  }
  return () => {
    isAsked = true
    running ??= go()
    return running
  }
}

/**
 * Publishes at once, and then whenever files of the editor have changed and rest, when a day begins, and when git has
 * something new. A mistake is reported, and the next change is waited for.
 * @returns when told to end
 */
export const watch = async (options: WatchOptions): Promise<void> => {
  const { project, isPulled, publish, signal, settleMs = 3000, dayMs = 15_000, pullMs = 15_000 } = options
  let settling: NodeJS.Timeout | undefined
  const ask = (ms: number) => {
    clearTimeout(settling)
    settling = setTimeout(() => void publishNow(), ms)
  }
  const publishNow = oneAtATime(async () => {
    if (signal.aborted) return
    try {
      await publish()
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
      if (error instanceof Busy) ask(settleMs)
    }
  })

  const files = watchFiles(["content", "static"], {
    cwd: project,
    ignoreInitial: true,
    ignored: /(^|[/\\])(\.|#)|~$/,
  })
  files.on("all", () => ask(settleMs))

  let day = today()
  const days = setInterval(() => {
    if (today() === day) return
    day = today()
    ask(0)
  }, dayMs)

  const pullNow = oneAtATime(async () => {
    try {
      if (await pull(project)) ask(0)
    } catch (error) {
      console.error((error as Error).message)
    }
  })
  const pulls = isPulled ? setInterval(() => void pullNow(), pullMs) : undefined

  if (isPulled) await pullNow()
  await publishNow()
  console.error("Waiting for changes of content and static.")
  await new Promise<void>(resolve => {
    if (signal.aborted) resolve()
    signal.addEventListener("abort", () => resolve())
  })
  clearInterval(days)
  clearInterval(pulls)
  clearTimeout(settling)
  await files.close()
  await publishNow()
}
