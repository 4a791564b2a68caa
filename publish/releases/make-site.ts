import { existsSync, readdirSync, readFileSync } from "node:fs"
import { mkdir } from "node:fs/promises"
import { dirname, join } from "node:path"
import type { SiteSource } from "../../api/server/releases"
import { inParallel } from "../../src/shared/in-parallel"
import { releaseFunctions, releaseManifest } from "../../src/shared/releases"
import { type FileRoute, type ServerManifest, suffixes } from "../../src/shared/server-manifest"
import { type AddressBook, goneAddresses } from "../addresses/addresses"
import { filesToKeep, ownFiles } from "./kept-files"
import { copyDurably, linkOrCopy, writeSynced } from "./place-file"

/** A site with what is served of it. */
export type SiteOnDisk = SiteSource & { readonly manifest: ServerManifest }

/** A site in a folder of its own, before it is told that it is a release. */
export type MadeSite = SiteOnDisk & { readonly bytes: number; readonly newBytes: number }

const atOnce = 32

const namesOf = ({ file, encodings }: FileRoute): string[] => [
  file,
  ...encodings.map(encoding => `${file}${suffixes[encoding]}`),
]

// Gatsby leaves them in `.cache/functions`, some folders deep where an address is.
const functionsFolder = ({ root, release }: SiteSource): string =>
  join(root, release ? releaseFunctions : ".cache/functions")

const codeOf = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(name => name.endsWith(".js"))
    : []

const sameBytes = (one: string, other: string): boolean =>
  existsSync(other) && readFileSync(one).equals(readFileSync(other))

type Placing = { readonly to: string; readonly from: string; readonly isLink: boolean }

const placePublic = (site: SiteOnDisk, before: SiteOnDisk | undefined, kept: FileRoute[]): Placing[] => {
  const known = new Map(before?.manifest.files.map(route => [route.path, route]))
  const placed = (route: FileRoute, source: SiteSource, isLink: boolean): Placing[] =>
    namesOf(route).map(name => ({
      to: join("public", name),
      from: join(source.root, "public", name),
      isLink,
    }))
  const own = ownFiles(site.manifest).flatMap(route => {
    const same = known.get(route.path)
    const isSame =
      same?.hash === route.hash &&
      same.file === route.file &&
      String(same.encodings) === String(route.encodings)
    if (site.release) return placed(route, site, true)
    return before && isSame ? placed(route, before, true) : placed(route, site, false)
  })
  return before ? [...own, ...kept.flatMap(route => placed(route, before, true))] : own
}

const placeFunctions = (site: SiteOnDisk, before: SiteOnDisk | undefined): Placing[] =>
  codeOf(functionsFolder(site)).map(name => {
    const from = join(functionsFolder(site), name)
    const same = before && join(functionsFolder(before), name)
    const to = join(releaseFunctions, name)
    if (site.release) return { to, from, isLink: true }
    return same && sameBytes(from, same) ? { to, from: same, isLink: true } : { to, from, isLink: false }
  })

const noAddresses: AddressBook = { files: [], redirects: [] }

/**
 * What answers 410: what the release before had, if the check lets it go, and what was gone there. A release that is served
 * again lets nothing go: what came after it is to come back.
 */
const goneIn = ({ release, manifest }: SiteOnDisk, before: SiteOnDisk | undefined): string[] => {
  const gone = [...(manifest.gone ?? []), ...(before?.manifest.gone ?? [])]
  return goneAddresses(manifest, { ...((!release && before?.manifest) || noAddresses), gone })
}

/**
 * Puts what is served of a site into a folder of its own: its own files, with hard links to the release before where they
 * are the same, its functions, its manifest, and the files named by their content that open pages may still ask for.
 * @param site a build, or a release that is to be served again
 * @param before the release that is current
 * @param root the folder, which must not exist
 * @throws when a file that the manifest names is not there, or the disk is full
 */
export const makeSite = async (
  site: SiteOnDisk,
  before: SiteOnDisk | undefined,
  root: string,
): Promise<MadeSite> => {
  const own = ownFiles(site.manifest)
  const kept = before ? filesToKeep(own, before.manifest) : []
  const placings = [...placePublic(site, before, kept), ...placeFunctions(site, before)]
  const folders = new Set(placings.map(({ to }) => dirname(join(root, to))))
  await inParallel([...folders], atOnce, folder => mkdir(folder, { recursive: true }))
  const placed = await inParallel(placings, atOnce, ({ from, to, isLink }) =>
    isLink ? linkOrCopy(from, join(root, to)) : copyDurably(from, join(root, to)),
  )
  const manifest: ServerManifest = {
    ...site.manifest,
    files: [...own, ...kept],
    gone: goneIn(site, before),
    functions: site.manifest.functions.map(({ path, entry }) => ({
      path,
      entry: join(releaseFunctions, entry.replace(/^.*?functions\//, "")),
    })),
  }
  const manifestPath = join(root, releaseManifest)
  await writeSynced(manifestPath, JSON.stringify(manifest))
  return {
    root,
    manifestPath,
    manifest,
    bytes: placed.reduce((sum, { bytes }) => sum + bytes, 0),
    newBytes: placed.reduce((sum, { newBytes }) => sum + newBytes, 0),
  }
}
