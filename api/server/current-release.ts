import { readFileSync, readlinkSync } from "node:fs"
import { basename, join } from "node:path"
import {
  currentLink,
  manifestFile,
  releaseManifest,
  releasesFolder,
  type SiteIdentity,
} from "../../src/shared/server-manifest"
import { openSite, type SiteOnDisk } from "./serve-site"

export const currentReleaseOf = (project: string): string | undefined => {
  try {
    return basename(readlinkSync(join(project, releasesFolder, currentLink)))
  } catch {
    return undefined
  }
}

export const readSite = (project: string, release?: string): SiteOnDisk => {
  // Not through the link, which may change between reading two files.
  const root = release ? join(project, releasesFolder, release) : project
  try {
    const file = join(root, release ? releaseManifest : manifestFile)
    const manifest: SiteOnDisk["manifest"] = JSON.parse(readFileSync(file, "utf8"))
    if (manifest.version === 1) return { root, manifest, ...(release && { release }) }
  } catch {
    // Missing or truncated: the advice below applies to both.
  }
  const advice = 'run "npm run releases" to see the others, "npm run rollback" to serve one.'
  throw new Error(
    release
      ? `The release ${release} cannot be read: ${advice}`
      : `There is no complete build in ${root}: run "npm run build" first.`,
  )
}

/** Of the current release, or else of the last build; undefined without either, or if they do not say. */
export const currentIdentity = (project: string): SiteIdentity | undefined => {
  try {
    return readSite(project, currentReleaseOf(project)).manifest.site
  } catch {
    return undefined
  }
}

export const followReleases = (project: string, report: (line: string) => void) => {
  let served = openSite(readSite(project, currentReleaseOf(project)))
  let failed = { release: "", retryAt: 0 }
  setInterval(() => {
    const release = currentReleaseOf(project)
    const isWaiting = release === failed.release && Date.now() < failed.retryAt
    if (!release || release === served.release || isWaiting) return
    try {
      served = openSite(readSite(project, release))
      report(`Now serving release ${release}.`)
    } catch (error) {
      const { message } = error as Error
      if (release !== failed.release)
        report(`Release ${release} cannot be served; still serving the previous one: ${message}`)
      // Not at once, since opening a release blocks the event loop.
      failed = { release, retryAt: Date.now() + 10_000 }
    }
  }, 500).unref()
  return () => served
}
