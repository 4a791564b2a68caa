import { readFileSync, readlinkSync } from "node:fs"
import { basename, join } from "node:path"
import {
  currentLink,
  manifestFile,
  releaseManifest,
  releasesFolder,
  type ServerManifest,
} from "../../src/shared/server-manifest"
import { openSite } from "./serve-site"

/** A site to serve: its `public/` is below `root`. A project's last build has no release name. */
export type SiteSource = { readonly root: string; readonly manifestPath: string; readonly release?: string }

export const currentReleaseOf = (project: string): string | undefined => {
  try {
    return basename(readlinkSync(join(project, releasesFolder, currentLink)))
  } catch {
    return undefined
  }
}

/** The site to serve: the current release, or the last build if there is no release. */
export const sourceOf = (project: string, release = currentReleaseOf(project)): SiteSource => {
  if (!release) return { root: project, manifestPath: join(project, manifestFile) }
  // Not through the link, which may change between reading two files.
  const root = join(project, releasesFolder, release)
  return { root, manifestPath: join(root, releaseManifest), release }
}

/** Reads the manifest of a site. @throws an error that says what to do */
export const readManifest = ({ root, manifestPath, release }: SiteSource): ServerManifest => {
  try {
    const manifest: ServerManifest = JSON.parse(readFileSync(manifestPath, "utf8"))
    if (manifest.version === 1) return manifest
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

/** Serves a project's site, and switches to each release that becomes current and can be opened. */
export const followReleases = (project: string, report: (line: string) => void) => {
  const open = (source: SiteSource) => ({ ...source, site: openSite(readManifest(source), source.root) })
  let served = open(sourceOf(project))
  let seen = served.release
  setInterval(() => {
    const release = currentReleaseOf(project)
    if (!release || release === seen) return
    seen = release
    try {
      served = open(sourceOf(project, release))
      report(`Now serving release ${release}.`)
    } catch (error) {
      const { message } = error as Error
      report(`Release ${release} cannot be served; still serving the previous one: ${message}`)
    }
  }, 500).unref()
  return { current: () => served }
}
