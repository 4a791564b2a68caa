import { setTimeout as pause } from "node:timers/promises"

/** Waits until something is true, for at most a minute, so that slow machines have time. @throws if it does not become true */
export const until = async (isTrue: () => boolean | Promise<boolean>): Promise<void> => {
  const end = performance.now() + 60_000
  for (let waitMs = 1; !(await isTrue()); waitMs = Math.min(20, 2 * waitMs)) {
    if (performance.now() > end) throw new Error(`Not true within a minute: ${isTrue}`)
    await pause(waitMs)
  }
}
