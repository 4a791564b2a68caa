import type { IncomingMessage } from "node:http"
import { type Assets, openAssets } from "./assets"
import { byteCache } from "./byte-cache"
import { isLoopback, withoutUpgrade } from "./loopback"
import type { ServerManifest } from "./manifest"
import { loadFunction, type SiteFunction } from "./run-function"

/** What the site answers from. */
export type Site = {
  readonly manifest: ServerManifest
  assetsFor(req: Pick<IncomingMessage, "headers">): Assets
  readonly functions: ReadonlyMap<string, SiteFunction>
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
    functions: new Map(manifest.functions.map(route => [route.path, loadFunction(route, root)])),
  }
}
