import { setTimeout as pause } from "node:timers/promises"

/** What fails in the loops of a process, by the name of a loop or of a part of it: for the log and /readyz. */
export const failuresOfLoops = () => {
  const failing = new Map<string, string>()
  return {
    /** What `work` throws ends nothing, is logged when it begins or changes, and listed until the work succeeds. Never rejects. */
    trial: async (name: string, work: () => unknown): Promise<void> => {
      try {
        await work()
        failing.delete(name)
      } catch (error) {
        const { message = String(error) } = error as Partial<Error>
        if (failing.get(name) !== message) console.error(`${name}:`, message)
        failing.set(name, message)
      }
    },
    list: (): string[] => [...failing].map(([name, message]) => `${name}: ${message}`),
  }
}

/** `work` may return another pause than `pauseMs` before it runs again. */
export const repeat = async (
  signal: AbortSignal,
  name: string,
  pauseMs: number,
  work: () => unknown,
  failures = failuresOfLoops(),
): Promise<void> => {
  while (!signal.aborted) {
    let waitMs: unknown
    await failures.trial(name, async () => {
      waitMs = await work()
    })
    const ms = typeof waitMs === "number" ? waitMs : pauseMs
    await pause(ms, undefined, { signal, ref: false }).catch(() => undefined)
  }
}
