import { existsSync } from "node:fs"
import { join } from "node:path"
import type { RoutesManifest } from "gatsby"
import { suffixes } from "../shared/server-manifest"

type StaticRoute = Extract<RoutesManifest[number], { type: "static" }>

/** What stands in `public/` for Gatsby, for Netlify or for our own server, and is nobody's address. */
const notServed: readonly RegExp[] = [
  /^_(headers|redirects)$/,
  /^_gatsby\/slices\//,
  /^(webpack\.stats|chunk-map)\.json$/,
  /^~partytown\//,
  /(^|\/)\.(?!well-known\/)/,
  /\.map$/,
  /\.LICENSE\.txt$/,
]

/** The file of a route, relative to `public/`. */
export const fileOf = (route: StaticRoute): string => route.filePath.replace(/^public\//, "")

/**
 * The files in `public/` that have an address of their own. Hidden files have none, except those of RFC 8615; a compressed
 * copy of another file is served in its place, never by itself.
 */
export const servedFiles = (routes: RoutesManifest): string[] => {
  const files = new Set(routes.filter(route => route.type === "static").map(fileOf))
  const isCopy = (file: string) =>
    Object.values(suffixes).some(suffix => file.endsWith(suffix) && files.has(file.slice(0, -suffix.length)))
  return [...files].filter(
    file =>
      !notServed.some(pattern => pattern.test(file)) && !isCopy(file) && existsSync(join("public", file)),
  )
}
