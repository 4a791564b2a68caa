import { access } from "node:fs/promises"
import type { IncomingMessage } from "node:http"
import { join } from "node:path"
import type { ServerManifest } from "../../src/shared/server-manifest"
import { type Assets, openAssets } from "../static-files/assets"
import { byteCache } from "../static-files/byte-cache"
import { loadFunction, type SiteFunction } from "./load-function"
import { isLoopback, withoutUpgrade } from "./loopback"

/** What the site answers from. */
export type Site = {
  readonly manifest: ServerManifest
  assetsFor(req: Pick<IncomingMessage, "headers">): Assets
  readonly functions: ReadonlyMap<string, SiteFunction>
  /** Whether its files are still there: fifty of them, evenly taken, so that a large site is not read whole. */
  hasFiles(): Promise<boolean>
}

const hasFiles = async ({ files }: ServerManifest, root: string): Promise<boolean> => {
  const step = Math.ceil(files.length / 50)
  const some = files.filter((_file, index) => index % step === 0)
  const looks = await Promise.allSettled(some.map(({ file }) => access(join(root, "public", file))))
  return looks.every(({ status }) => status === "fulfilled")
}

const cacheBytes = 64 * 1024 * 1024

/**
 * Opens a built site.
 * @param root the project's directory
 * @throws when a function of the build cannot be loaded
 */
export const openSite = (manifest: ServerManifest, root: string): Site => {
  const cache = byteCache(cacheBytes)
  const assets = openAssets(manifest, root, cache)
  const local = openAssets(withoutUpgrade(manifest), root, cache)
  return {
    manifest,
    assetsFor: req => (isLoopback(req) ? local : assets),
    hasFiles: () => hasFiles(manifest, root),
    functions: new Map(manifest.functions.map(route => [route.path, loadFunction(route, root)])),
  }
}
