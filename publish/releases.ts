import { existsSync, readdirSync, readFileSync } from "node:fs"
import { mkdir, open, rename, rm, symlink, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { lock } from "proper-lockfile"
import { currentReleaseOf, readSite, releaseNames } from "../api/server/current-release"
import type { SiteOnDisk } from "../api/server/serve-site"
import { attempt } from "../src/shared/attempt"
import { currentLink, releasesFolder } from "../src/shared/server-manifest"

export type AddressSample = { readonly count: number; readonly first: readonly string[] }

export type Release = {
  /** The folder, named by the UTC time it was made, to the millisecond. */
  readonly name: string
  readonly made: string
  readonly pages: number
  readonly bytes: number
  readonly newBytes: number
  readonly changes: Readonly<Record<"added" | "changed" | "gone", AddressSample>>
  readonly copyOf?: string
}

const releaseFile = "release.json"

/** The prefix of folders being written or removed; a killed deploy leaves them to the next one. */
export const unfinished = "unfinished-"

export const releaseRoot = (project: string, name: string): string => join(project, releasesFolder, name)

const readRelease = (project: string, name: string): Release | undefined =>
  attempt(() => {
    const release: Release = JSON.parse(readFileSync(join(releaseRoot(project, name), releaseFile), "utf8"))
    return release.name === name && readSite(project, name) ? release : undefined
  })

/** The newest first, without damaged ones. */
export const listReleases = (project: string): Release[] =>
  releaseNames(project).flatMap(name => readRelease(project, name) ?? [])

/** A line for each folder that no command uses: of a damaged release, or of something else. */
export const skippedFolders = (project: string): string[] => {
  const folder = join(project, releasesFolder)
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
  return entries
    .filter(entry => entry.isDirectory() && entry.name !== "lock" && !entry.name.startsWith(unfinished))
    .filter(({ name }) => !readRelease(project, name))
    .map(({ name }) => `${releasesFolder}/${name} is skipped: it is no complete release; remove it`)
}

/** The current release, or the newest where that cannot be read. */
export const openCurrent = (project: string): SiteOnDisk | undefined => {
  const current = currentReleaseOf(project)
  for (const name of current ? [current, ...releaseNames(project)] : []) {
    const site = attempt(() => readSite(project, name))
    if (site) return site
  }
  return undefined
}

/** Always later than the newest release, even if the clock goes back. */
export const nextName = (project: string, now = Date.now()): Pick<Release, "name" | "made"> => {
  const [newest] = listReleases(project)
  const made = new Date(newest ? Math.max(now, Date.parse(newest.made) + 1) : now).toISOString()
  return { name: made.replace(/\D/g, "").replace(/^\d{8}/, "$&-"), made }
}

/** Waits until a file, or a folder's list of names, would survive a power cut (fsync(2)). */
export const syncToDisk = async (path: string): Promise<void> => {
  const file = await open(path)
  await file.sync().finally(() => file.close())
}

/** The server follows the link, which rename(2) replaces atomically. @param folder where the release was written */
export const makeCurrent = async (project: string, folder: string, release: Release): Promise<void> => {
  await writeFile(join(folder, releaseFile), JSON.stringify(release, null, 2), { flush: true })
  await rename(folder, releaseRoot(project, release.name))
  const link = releaseRoot(project, `${unfinished}link`)
  await rm(link, { force: true })
  await symlink(release.name, link)
  await rename(link, releaseRoot(project, currentLink))
  await syncToDisk(join(project, releasesFolder))
}

export const removeUnfinished = async (project: string): Promise<void> => {
  const folder = join(project, releasesFolder)
  for (const name of readdirSync(folder))
    if (name.startsWith(unfinished)) await rm(join(folder, name), { recursive: true, force: true })
}

const stillServedMs = 60_000

/** Keeps those that a server may still be serving. */
export const removeOldReleases = async (project: string, limit: number, now = Date.now()): Promise<void> => {
  const current = currentReleaseOf(project)
  const releases = listReleases(project)
  for (const [index, { name }] of releases.entries()) {
    const successor = releases[index - 1]
    const isServed = name === current || (successor && now - Date.parse(successor.made) < stillServedMs)
    if (index < limit || isServed) continue
    const trashed = releaseRoot(project, `${unfinished}${name}`)
    await rename(releaseRoot(project, name), trashed)
    await rm(trashed, { recursive: true, force: true })
  }
}

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
