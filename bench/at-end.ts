import { constants } from "node:os"

const tasks: (() => void)[] = []

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const

/**
 * Keeps something for the end of this process, whether its work is done, has failed or is broken off (Ctrl+C).
 * @param task what may not wait for anything; the last kept comes first
 */
export const atEnd = (task: () => void): void => {
  if (tasks.length === 0) {
    process.once("exit", () => {
      for (const each of tasks) each()
    })
    // 128 and the signal's number, as shells have it.
    for (const signal of signals) process.once(signal, () => process.exit(128 + constants.signals[signal]))
  }
  tasks.unshift(task)
}
