import { readlinkSync } from "node:fs"
import { basename, join } from "node:path"
import { currentLink, releaseManifest, releasesFolder } from "../../src/shared/releases"
import { manifestFile } from "../../src/shared/server-manifest"

/** Where a site that can be served lies. */
export type SiteSource = {
  /** The folder that holds its `public/`, and to which its manifest's other paths are relative. */
  readonly root: string
  readonly manifestPath: string
  /** The release's name; nothing for the last build of a project that has no release. */
  readonly release?: string
}

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
