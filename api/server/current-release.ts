import { existsSync, readdirSync, readlinkSync } from "node:fs"
import { basename, join } from "node:path"
import { attempt } from "../../src/shared/attempt"
import {
  currentLink,
  manifestFile,
  releaseManifest,
  releasesFolder,
  serverManifest,
} from "../../src/shared/server-manifest"
import { readJson } from "../checked-json"
import { failuresOfLoops } from "../loops"
import { openSite, type Site, type SiteOnDisk } from "./serve-site"

export const currentReleaseOf = (project: string): string | undefined =>
  attempt(() => basename(readlinkSync(join(project, releasesFolder, currentLink))))

const releaseName = /^\d{8}-\d{9}$/

/** The folders that are named as releases are, the newest first. */
export const releaseNames = (project: string): string[] => {
  const folder = join(project, releasesFolder)
  const names = existsSync(folder) ? readdirSync(folder).filter(name => releaseName.test(name)) : []
  return names.sort().reverse()
}

/** @throws what is wrong with the release, or the last build, and what to do about it */
export const readSite = (project: string, release?: string): SiteOnDisk => {
  // Not through the link, which may change between reading two files.
  const root = release ? join(project, releasesFolder, release) : project
  let cause: string
  try {
    const file = join(root, release ? releaseManifest : manifestFile)
    const manifest = readJson(file, serverManifest)
    return { root, manifest, ...(release && { release }) }
  } catch (error) {
    cause = (error as Error).message
  }
  const advice = 'run "npm run releases" to see the others, "npm run rollback" to serve one.'
  throw new Error(
    release
      ? `The release ${release} cannot be read (${cause}): ${advice}`
      : `There is no complete build in ${root}: run "npm run build" first.`,
  )
}

/** What the current release says of its site, or else the last build; undefined if neither does. */
export const currentIdentity = (project: string) =>
  attempt(() => readSite(project, currentReleaseOf(project)).manifest.site)

const openRelease = (project: string, release?: string): Site => {
  const site = openSite(readSite(project, release))
  if (release && !site.hasFiles()) throw new Error(`The release ${release} lacks files.`)
  return site
}

const openFirst = (project: string, report: (line: string) => void): Site => {
  const current = currentReleaseOf(project)
  let first: Error | undefined
  for (const release of current ? [current, ...releaseNames(project)] : [undefined])
    try {
      const site = openRelease(project, release)
      if (first) report(`Release ${current} cannot be served; serving ${release} instead: ${first.message}`)
      return site
    } catch (error) {
      // The one before may do.
      first ??= error as Error
    }
  throw first
}

const retryMs = 10_000

/** @returns the site of the current release, or of the last that opened, and whether it has been behind for 10 s */
export const followReleases = (
  project: string,
  report: (line: string) => void,
  failures = failuresOfLoops(),
  onServed: (site: Site) => void = () => undefined,
) => {
  let served = openFirst(project, report)
  onServed(served)
  let failed = { release: "", retryAt: 0 }
  let behindSince: number | undefined
  const follow = () => {
    // Without a link that can be read, opening it says why.
    const release = currentReleaseOf(project) ?? (served.release && currentLink)
    const isServed = !release || release === served.release
    behindSince = isServed ? undefined : (behindSince ?? Date.now())
    if (isServed || (release === failed.release && Date.now() < failed.retryAt)) return
    try {
      served = openRelease(project, release)
      onServed(served)
      report(`Now serving release ${release}.`)
    } catch (error) {
      const { message } = error as Error
      if (release !== failed.release)
        report(`Release ${release} cannot be served; still serving the previous one: ${message}`)
      // Not at once, since opening a release blocks the event loop.
      failed = { release, retryAt: Date.now() + retryMs }
    }
  }
  setInterval(() => failures.trial("releases", follow), 500).unref()
  const isBehind = () => behindSince !== undefined && Date.now() - behindSince >= retryMs
  return Object.assign(() => served, { isBehind })
}
