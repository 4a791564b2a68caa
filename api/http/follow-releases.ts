import { openSite, type Site } from "./open-site"
import { readManifest } from "./read-manifest"
import { type Handler, siteHandler } from "./site-handler"
import { currentReleaseOf, type SiteSource, sourceOf } from "./site-source"

/** A site that is served, and the release it comes from. */
export type Served = SiteSource & { readonly site: Site; readonly handle: Handler }

/** What is served at this moment. */
export type FollowedSite = {
  /** Taken once for each request, so that one answer never comes from two releases. */
  current(): Served
  /** Takes up no further release. */
  stop(): void
}

const open = (source: SiteSource): Served => {
  const site = openSite(readManifest(source), source.root)
  return { ...source, site, handle: siteHandler(site) }
}

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
      report(
        `The release ${release} cannot be served, and what was served stays: ${(error as Error).message}`,
      )
    }
  }
  const timer = setInterval(look, lookEveryMs)
  timer.unref()
  return { current: () => served, stop: () => clearInterval(timer) }
}
