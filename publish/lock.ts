import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { lock } from "proper-lockfile"
import { releasesFolder } from "../src/shared/server-manifest"

export class DeployInProgress extends Error {}

/** Waits long enough for the lock of a killed process to expire, after `stale` ms. @throws DeployInProgress */
export const withLock = async <T>(project: string, work: () => Promise<T>, stale = 10_000): Promise<T> => {
  const folder = join(project, releasesFolder)
  await mkdir(folder, { recursive: true })
  const unlock = await lock(folder, {
    lockfilePath: join(folder, "lock"),
    stale,
    retries: { retries: 6, factor: 1, minTimeout: stale / 5, maxTimeout: stale / 5 },
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ELOCKED") throw error
    throw new DeployInProgress("Another deploy or rollback is running: try again when it has finished.")
  })
  try {
    return await work()
  } finally {
    await unlock()
  }
}
