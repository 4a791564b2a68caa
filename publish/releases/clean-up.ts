import { existsSync, readdirSync } from "node:fs"
import { rename, rm } from "node:fs/promises"
import { join } from "node:path"
import { currentReleaseOf } from "../../api/server/releases"
import { releasesFolder } from "../../src/shared/releases"
import { listReleases, releaseRoot, timeOf } from "./release"

/** What the name of everything begins with that is being made or removed, so that a killed program leaves no half release. */
export const unfinished = "unfinished-"

/** Removes what a killed program left. Only for the one who holds the lock. @returns how much there was */
export const cleanUp = async (project: string): Promise<number> => {
  const folder = join(project, releasesFolder)
  const left = existsSync(folder) ? readdirSync(folder).filter(name => name.startsWith(unfinished)) : []
  for (const name of left) await rm(join(folder, name), { recursive: true, force: true })
  return left.length
}

// A server looks twice a second which release is current, and finishes the answers it has begun.
const stillServedMs = 60_000

/**
 * Removes the oldest releases beyond a number, but never the current one, nor one that was current a minute ago.
 * @param kept how many stay
 * @returns the names of those removed
 */
export const removeOld = async (project: string, kept: number, now = Date.now()): Promise<string[]> => {
  const current = currentReleaseOf(project)
  const names = listReleases(project).map(({ name }) => name)
  const old = names.filter((name, index) => {
    const successor = names[index - 1]
    const isServed = successor !== undefined && now - timeOf(successor).getTime() < stillServedMs
    return index >= kept && name !== current && !isServed
  })
  for (const name of old) {
    const doomed = join(project, releasesFolder, `${unfinished}${name}`)
    await rename(releaseRoot(project, name), doomed)
    await rm(doomed, { recursive: true, force: true })
  }
  return old
}
