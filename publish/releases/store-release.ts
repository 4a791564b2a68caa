import { rename, rm } from "node:fs/promises"
import { join } from "node:path"
import { currentReleaseOf, readManifest, sourceOf } from "../../api/server/releases"
import { releasesFolder } from "../../src/shared/releases"
import { unfinished } from "./clean-up"
import { makeCurrent } from "./make-current"
import { type MadeSite, makeSite, type SiteOnDisk } from "./make-site"
import { comparePages, pagesOf } from "./page-changes"
import { writeSynced } from "./place-file"
import { listReleases, nameRelease, type Release, releaseFile, releaseRoot } from "./release"

/** What only the one who makes a release knows of it. */
export type Origin = Pick<Release, "source" | "server" | "copyOf">

/** Reads a release with its manifest. @throws when it cannot be read */
export const openRelease = (project: string, name: string): SiteOnDisk => {
  const source = sourceOf(project, name)
  return { ...source, manifest: readManifest(source) }
}

/** The release that is current, with its manifest; nothing when there is none that can be read. */
const openCurrent = (project: string): SiteOnDisk | undefined => {
  const name = currentReleaseOf(project)
  try {
    return name ? openRelease(project, name) : undefined
  } catch {
    return undefined
  }
}

/**
 * Makes a release of a site, has it looked at, and makes it current. Until the last step what is current stays so; a site
 * that is refused, or cannot be made, leaves nothing.
 * @param site a build, or a release that is to be served again
 * @param isGood looks at the finished folder
 * @returns the release, or undefined when the site was refused
 * @throws when a file is missing or the disk is full
 */
export const storeRelease = async (
  project: string,
  site: SiteOnDisk,
  origin: Origin,
  isGood: (made: MadeSite, before: SiteOnDisk | undefined) => Promise<boolean>,
): Promise<Release | undefined> => {
  const [newest] = listReleases(project)
  const name = nameRelease(origin.source, newest?.name)
  const before = openCurrent(project)
  const folder = join(project, releasesFolder, `${unfinished}${name}`)
  try {
    const made = await makeSite(site, before, folder)
    if (!(await isGood(made, before))) return undefined
    const release: Release = {
      name,
      made: new Date().toISOString(),
      ...origin,
      pages: pagesOf(made.manifest).length,
      bytes: made.bytes,
      newBytes: made.newBytes,
      changes: comparePages(made.manifest, before?.manifest),
    }
    await writeSynced(join(folder, releaseFile), JSON.stringify(release, null, 2))
    await rename(folder, releaseRoot(project, name))
    await makeCurrent(project, name)
    return release
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
