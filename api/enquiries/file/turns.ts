import { setImmediate as nextTurn } from "node:timers/promises"

const longestMs = 5

/**
 * Shares the thread during work over many files: awaited between two steps, it lets requests be answered
 * whenever 5 ms have passed.
 */
export const takeTurns = () => {
  let began = performance.now()
  return async (): Promise<void> => {
    if (performance.now() - began < longestMs) return
    await nextTurn()
    began = performance.now()
  }
}
