import { constants, existsSync } from "node:fs"
import { copyFile, link, mkdir, rm, stat, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { isDeepStrictEqual } from "node:util"
import type { SiteOnDisk } from "../api/server/serve-site"
import { inParallel } from "../src/shared/in-parallel"
import {
  type FileRoute,
  isHashed,
  releaseManifest,
  type ServerManifest,
  suffixes,
} from "../src/shared/server-manifest"
import { goneAddresses } from "./gone-addresses"
import {
  type AddressSample,
  makeCurrent,
  nextName,
  openCurrent,
  type Release,
  releaseRoot,
  syncToDisk,
  unfinished,
} from "./releases"

// In releases: how long scripts, styles and images are kept for pages that are still open.
const maxAge = 5
const concurrency = 32

const filesOf = ({ file, encodings }: FileRoute): string[] =>
  ["", ...encodings.map(encoding => suffixes[encoding])].map(suffix => join("public", file + suffix))

// A release that was damaged later must not stop the next one.
const isOnDisk = ({ root }: SiteOnDisk, route: FileRoute): boolean =>
  filesOf(route).every(name => existsSync(join(root, name)))

const filesToKeep = (own: readonly FileRoute[], current: SiteOnDisk | undefined): FileRoute[] => {
  const paths = new Set(own.map(({ path }) => path))
  return (current?.manifest.files ?? [])
    .filter(route => current && isHashed(route) && !paths.has(route.path) && isOnDisk(current, route))
    .map(route => ({ ...route, age: (route.age ?? 0) + 1 }))
    .filter(({ age }) => age <= maxAge)
}

// A build's own files are never linked, since the next build overwrites them in place.
type FileCopy = { readonly from: string; readonly to: string; readonly mayLink: boolean }

const copyOrLink = async ({ from, to, mayLink }: FileCopy): Promise<{ bytes: number; newBytes: number }> => {
  await mkdir(dirname(to), { recursive: true })
  let isLinked = mayLink
  // Not every file system has hard links.
  if (mayLink) await link(from, to).catch(() => (isLinked = false))
  if (!isLinked) {
    await copyFile(from, to, constants.COPYFILE_FICLONE)
    await syncToDisk(to)
  }
  const { size } = await stat(to)
  return { bytes: size, newBytes: isLinked ? 0 : size }
}

const copiesFor = (
  files: readonly FileRoute[],
  site: SiteOnDisk,
  current: SiteOnDisk | undefined,
  root: string,
): FileCopy[] => {
  const known = new Map(current?.manifest.files.map(route => [route.path, route]))
  const isSame = (route: FileRoute, from: SiteOnDisk) => {
    const earlier = known.get(route.path)
    const hasSameFiles = earlier && String(filesOf(earlier)) === String(filesOf(route))
    return hasSameFiles && earlier.hash === route.hash && isOnDisk(from, route)
  }
  return files.flatMap(route => {
    const isKept = route.age !== undefined
    const source = current && (isKept || (!site.release && isSame(route, current))) ? current : site
    const mayLink = source.release !== undefined
    return filesOf(route).map(name => ({ from: join(source.root, name), to: join(root, name), mayLink }))
  })
}

// A rollback never marks addresses as gone: later pages may come back.
const goneIn = ({ manifest, release }: SiteOnDisk, current: SiteOnDisk | undefined): string[] => {
  const before = release ? undefined : current?.manifest
  const gone = [...(manifest.gone ?? []), ...(current?.manifest.gone ?? [])]
  return goneAddresses(manifest, { files: [], redirects: [], ...before, gone })
}

/** Writes a complete release into its own folder, with hard links to files of the current one. */
export const makeCandidate = async (project: string, site: SiteOnDisk) => {
  const current = openCurrent(project)
  const root = releaseRoot(project, `${unfinished}${process.pid}`)
  try {
    const own = site.manifest.files.filter(({ age }) => age === undefined)
    const files = [...own, ...filesToKeep(own, current)]
    const copied = await inParallel(copiesFor(files, site, current, root), concurrency, copyOrLink)
    const manifest: ServerManifest = { ...site.manifest, files, gone: goneIn(site, current) }
    await writeFile(join(root, releaseManifest), JSON.stringify(manifest), { flush: true })
    const sum = (key: "bytes" | "newBytes") => copied.reduce((total, file) => total + file[key], 0)
    return { site: { root, manifest }, current, bytes: sum("bytes"), newBytes: sum("newBytes") }
  } catch (error) {
    await rm(root, { recursive: true, force: true })
    throw error
  }
}

export type Candidate = Awaited<ReturnType<typeof makeCandidate>>

// Not when files were written, in which order they are listed, nor what is kept for open pages.
const visibleIn = ({ files, gone = [], ...others }: ServerManifest) => {
  const own = files.filter(({ age }) => age === undefined)
  const byPath = new Map(own.map(({ modified: _, ...file }) => [file.path, file]))
  return { ...others, gone, byPath }
}

/** Whether visitors would notice no difference between two releases. */
export const isSameSite = (one: ServerManifest, other: ServerManifest): boolean =>
  isDeepStrictEqual(visibleIn(one), visibleIn(other))

const pageHashesOf = (site: SiteOnDisk | undefined): Map<string, string> => {
  const pages = site?.manifest.files.filter(({ file, status }) => status === 200 && file.endsWith(".html"))
  return new Map(pages?.map(({ path, hash }) => [path, hash]))
}

const summarise = (paths: string[]): AddressSample => ({
  count: paths.length,
  first: paths.sort().slice(0, 10),
})

const comparePages = (now: Map<string, string>, before: Map<string, string>): Release["changes"] => {
  const paths = [...now.keys()]
  return {
    added: summarise(paths.filter(path => !before.has(path))),
    changed: summarise(paths.filter(path => before.has(path) && before.get(path) !== now.get(path))),
    gone: summarise([...before.keys()].filter(path => !now.has(path))),
  }
}

/** @param copyOf the release that a rollback copies */
export const promote = async (project: string, candidate: Candidate, copyOf?: string): Promise<Release> => {
  const { site, current, bytes, newBytes } = candidate
  const pages = pageHashesOf(site)
  const release: Release = {
    ...nextName(project),
    pages: pages.size,
    bytes,
    newBytes,
    changes: comparePages(pages, pageHashesOf(current)),
    ...(copyOf && { copyOf }),
  }
  await makeCurrent(project, site.root, release)
  return release
}
