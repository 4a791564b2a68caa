import { setTimeout as pause } from "node:timers/promises"

/** `work` may return another pause than `pauseMs` before it runs again. A lasting error is logged once. */
export const repeat = async (
  signal: AbortSignal,
  name: string,
  pauseMs: number,
  work: () => Promise<number | undefined>,
): Promise<void> => {
  let problem = ""
  while (!signal.aborted) {
    let waitMs: number | undefined
    try {
      waitMs = await work()
      problem = ""
    } catch (error) {
      const { message } = error as Error
      if (message !== problem) console.error(`${name}:`, message)
      problem = message
    }
    await pause(waitMs ?? pauseMs, undefined, { signal, ref: false }).catch(() => undefined)
  }
}
