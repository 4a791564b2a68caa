import { readFileSync, readlinkSync } from "node:fs"
import { basename, join } from "node:path"
import { currentLink, releaseManifest, releasesFolder } from "../../src/shared/releases"
import { manifestFile, type ServerManifest } from "../../src/shared/server-manifest"
import { openSite, type Site } from "./site"

/** Where a site that can be served lies. */
export type SiteSource = {
  /** The folder that holds its `public/`, and to which its manifest's other paths are relative. */
  readonly root: string
  readonly manifestPath: string
  /** The release's name; nothing for the last build of a project that has no release. */
  readonly release?: string
}

/** A site that is served, and the release it comes from. */
type Served = SiteSource & { readonly site: Site }

/** What is served at this moment. */
export type FollowedSite = {
  /** Taken once for each request, so that one answer never comes from two releases. */
  current(): Served
  /** Takes up no further release. */
  stop(): void
}

/** The site was not built, or by a build of another time. */
class NotBuilt extends Error {}

/**
 * Which release of a project is current. The link is read and not followed: who follows it file by file would find two
 * releases if it changed meanwhile.
 * @param project the project's directory
 */
export const currentReleaseOf = (project: string): string | undefined => {
  try {
    return basename(readlinkSync(join(project, releasesFolder, currentLink)))
  } catch {
    return undefined
  }
}

/** What is to be served of a project: its current release, or its last build where nothing was ever released. */
export const sourceOf = (project: string, release = currentReleaseOf(project)): SiteSource => {
  if (!release) return { root: project, manifestPath: join(project, manifestFile) }
  const root = join(project, releasesFolder, release)
  return { root, manifestPath: join(root, releaseManifest), release }
}

/**
 * Reads the manifest of a site.
 * @throws NotBuilt with one line that says what to do
 */
export const readManifest = ({ root, manifestPath, release }: SiteSource): ServerManifest => {
  try {
    const manifest: ServerManifest = JSON.parse(readFileSync(manifestPath, "utf8"))
    if (manifest.version === 1) return manifest
  } catch {
    // Missing or cut short: the same advice holds.
  }
  throw new NotBuilt(
    release
      ? `The release ${release} cannot be read: run "npm run releases" to see the others, "npm run rollback" to serve one.`
      : `There is no complete build in ${root}: run "npm run build" first.`,
  )
}

const open = (source: SiteSource): Served => ({
  ...source,
  site: openSite(readManifest(source), source.root),
})

// One link is read, some microseconds. A watcher would tell at once, but not on every file system.
const lookEveryMs = 500

/**
 * Serves what a project has to be served, and takes up each release that becomes current. A release that cannot be opened
 * is reported once, and the one before stays.
 * @param project the project's directory
 * @param report takes one line
 * @throws NotBuilt when there is nothing to be served
 */
export const followReleases = (project: string, report: (line: string) => void): FollowedSite => {
  let served = open(sourceOf(project))
  let seen = served.release
  const look = () => {
    const release = currentReleaseOf(project)
    if (!release || release === seen) return
    seen = release
    try {
      served = open(sourceOf(project, release))
      report(`The release ${release} is served now.`)
    } catch (error) {
      const { message } = error as Error
      report(`The release ${release} cannot be served, and what was served stays: ${message}`)
    }
  }
  const timer = setInterval(look, lookEveryMs)
  timer.unref()
  return { current: () => served, stop: () => clearInterval(timer) }
}
