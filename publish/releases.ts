import { existsSync, readdirSync } from "node:fs"
import { mkdir, open, rename, rm, symlink, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { lock } from "proper-lockfile"
import { z } from "zod"
import { readJson } from "../api/checked-json"
import { currentReleaseOf, readSite, releaseNames } from "../api/server/current-release"
import type { SiteOnDisk } from "../api/server/serve-site"
import { attempt } from "../src/shared/attempt"
import { currentLink, releasesFolder } from "../src/shared/server-manifest"

const addressSample = z.object({ count: z.number(), first: z.array(z.string()) }).readonly()

export type AddressSample = z.infer<typeof addressSample>

const releaseShape = z
  .object({
    /** The folder, named by the UTC time it was made, to the millisecond. */
    name: z.string(),
    made: z.iso.datetime(),
    pages: z.number(),
    bytes: z.number(),
    newBytes: z.number(),
    changes: z.object({ added: addressSample, changed: addressSample, gone: addressSample }).readonly(),
    copyOf: z.string().optional(),
  })
  .readonly()

export type Release = z.infer<typeof releaseShape>

const releaseFile = "release.json"

/** The prefix of folders being written or removed; a killed deploy leaves them to the next one. */
export const unfinished = "unfinished-"

export const releaseRoot = (project: string, name: string): string => join(project, releasesFolder, name)

/** @throws what is wrong with it, and in which file */
const readRelease = (project: string, name: string): Release => {
  const file = join(releaseRoot(project, name), releaseFile)
  const release = readJson(file, releaseShape)
  if (release.name !== name) throw new Error(`${file} is of the release ${release.name}`)
  readSite(project, name)
  return release
}

/** The newest first, without damaged ones. */
export const listReleases = (project: string): Release[] =>
  releaseNames(project).flatMap(name => attempt(() => readRelease(project, name)) ?? [])

/** A line for each folder that no command uses, of a damaged release or of something else, and what is wrong with it. */
export const skippedFolders = (project: string): string[] => {
  const folder = join(project, releasesFolder)
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
  return entries
    .filter(entry => entry.isDirectory() && entry.name !== "lock" && !entry.name.startsWith(unfinished))
    .flatMap(({ name }) => {
      try {
        readRelease(project, name)
        return []
      } catch (error) {
        return `${releasesFolder}/${name} is skipped; mend or remove it: ${(error as Error).message}`
      }
    })
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

/** When the release was made, in ms since 1970, as its name says; NaN for no time. */
const timeOf = (name: string): number =>
  Date.parse(name.replace(/^(....)(..)(..)-(..)(..)(..)(...)$/, "$1-$2-$3T$4:$5:$6.$7Z"))

/** Always later than the newest release, even if the clock goes back or that is damaged. */
export const nextName = (project: string, now = Date.now()): Pick<Release, "name" | "made"> => {
  const newest = releaseNames(project).map(timeOf).find(Number.isFinite)
  const made = new Date(newest === undefined ? now : Math.max(now, newest + 1)).toISOString()
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
    const age = successor ? now - Date.parse(successor.made) : Number.POSITIVE_INFINITY
    // One that a clock ahead has dated is not still served for as long as that was ahead.
    const isServed = name === current || (age >= 0 && age < stillServedMs)
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
    // By default it throws in a timer, which ends the process: after a sleep of the machine, or on a full disk.
    onCompromised: ({ message }) => console.error("The lock of the releases was lost:", message),
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ELOCKED") throw error
    throw new DeployInProgress("Another deploy or rollback is running: try again when it has finished.")
  })
  try {
    return await work()
  } finally {
    await unlock().catch(({ message }) => console.error("The lock of the releases was lost:", message))
  }
}
