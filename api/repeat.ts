import { setTimeout as pause } from "node:timers/promises"

/** Repeats work until aborted, after the pause in ms that it returns, or else `pauseMs`. A lasting error is logged once. */
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
