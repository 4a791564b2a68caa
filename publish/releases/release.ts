import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { releasesFolder } from "../../src/shared/releases"
import type { PageChanges } from "./page-changes"

/** What is told of a release, beside what is served of it; kept in its folder. */
export type Release = {
  /** Its folder: when it was made, in UTC to the millisecond, and the beginning of `source`. */
  readonly name: string
  /** ISO 8601, UTC. */
  readonly made: string
  /** A hash of all that it was made from. */
  readonly source: string
  /** A hash of the server's own code at that time. */
  readonly server: string
  /** Addresses with a document that answers 200. */
  readonly pages: number
  /** Of all files, compressed forms and functions among them, and of those that the release before did not have. */
  readonly bytes: number
  readonly newBytes: number
  /** Against the release before. */
  readonly changes: PageChanges
  /** The release that was made current again, where this one was no build. */
  readonly copyOf?: string
}

/** The file that says it, and that nothing is missing. */
export const releaseFile = "release.json"

const releaseName = /^\d{8}-\d{9}-[0-9a-f]{8}$/

/** The folder of a release. */
export const releaseRoot = (project: string, name: string): string => join(project, releasesFolder, name)

/**
 * Names a release; names sort by time, whatever the clock does.
 * @param newest the name of the newest release there is
 */
export const nameRelease = (source: string, newest = "", now = new Date()): string => {
  const digits = now.toISOString().replace(/\D/g, "")
  const time = `${digits.slice(0, 8)}-${digits.slice(8)}`
  if (time > newest.slice(0, time.length)) return `${time}-${source.slice(0, 8)}`
  return nameRelease(source, newest, new Date(timeOf(newest).getTime() + 1))
}

/** When a release was made, by its name. */
export const timeOf = (name: string): Date => {
  const [year, month, day, hours, minutes, seconds, milliseconds] =
    /^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)(\d{3})/.exec(name)?.slice(1) ?? []
  return new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`)
}

/** Reads what is told of a release. @returns undefined when there is none of that name, or a part of one */
export const readRelease = (project: string, name: string): Release | undefined => {
  const file = join(releaseRoot(project, name), releaseFile)
  if (!releaseName.test(name) || !existsSync(file)) return undefined
  return JSON.parse(readFileSync(file, "utf8")) as Release
}

/** All releases that are kept, the newest first. */
export const listReleases = (project: string): Release[] => {
  const folder = join(project, releasesFolder)
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names
    .sort()
    .reverse()
    .flatMap(name => readRelease(project, name) ?? [])
}
