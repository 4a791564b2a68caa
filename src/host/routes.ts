import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { RoutesManifest } from "gatsby"
import { pageStatus } from "../shared/page-status"
import { cmsPath } from "../shared/paths"
import type { Redirect } from "../shared/redirects"
import { suffixes } from "../shared/server-manifest"

// Parcel compiles this file to another folder, so only the working directory is the project's.
export const readRedirects = (): Redirect[] => JSON.parse(readFileSync("content/redirects.json", "utf8"))

type Route = RoutesManifest[number]
type StaticRoute = Extract<Route, { type: "static" }>

const isStatic = (route: Route): route is StaticRoute => route.type === "static"

export const fileOf = (route: StaticRoute): string => route.filePath.replace(/^public\//, "")

export const filesOf = (routes: RoutesManifest): string[] => routes.filter(isStatic).map(fileOf)

export const isByProduct = (file: string): boolean => /\.map$|^(webpack\.stats|chunk-map)\.json$/.test(file)

// For Gatsby or Netlify, or hidden; but `.well-known` is public (RFC 8615).
const isInternal = (file: string): boolean =>
  /^_(headers|redirects)$|^_gatsby\/slices\/|^~partytown\/|(^|\/)\.(?!well-known\/)/.test(file)

/** The files in `public/` that have an address. A compressed copy is served instead of its file, never on its own. */
export const servedFiles = (routes: RoutesManifest): string[] => {
  const files = new Set(filesOf(routes))
  const isCopy = (file: string) =>
    Object.values(suffixes).some(suffix => file.endsWith(suffix) && files.has(file.slice(0, -suffix.length)))
  return [...files].filter(
    file => !isByProduct(file) && !isInternal(file) && !isCopy(file) && existsSync(join("public", file)),
  )
}

/** Serves the CMS, which is not a Gatsby page, at its folder's address. */
export const withCmsPage = (routes: RoutesManifest): RoutesManifest =>
  routes.map(route => (route.path === `${cmsPath}/index.html` ? { ...route, path: cmsPath } : route))

export const pagePaths = (routes: RoutesManifest): string[] =>
  routes
    .filter(route => isStatic(route) && fileOf(route).endsWith(".html") && pageStatus(route.path) === 200)
    .map(({ path }) => path)

// Forced, since there is a file at the address (Netlify, "Redirect options").
const rule = (path: string, toPath: string, status: 301 | 404 | 410) =>
  ({ type: "redirect", path, toPath, status, force: true, headers: [] }) as unknown as Route

/** Adds redirects before all other routes: hosts use the first rule that matches. */
export const withRedirects = (routes: RoutesManifest, redirects: readonly Redirect[]): RoutesManifest => [
  ...redirects.map(({ from, to }) => rule(from, to, 301)),
  ...routes,
]

/** Adds a redirect of each 404 and 410 page to itself, which Netlify's adapter writes as `/path /path 410!`. */
export const withStatuses = (routes: RoutesManifest): RoutesManifest =>
  routes.flatMap(route => {
    const status = isStatic(route) ? pageStatus(route.path) : 200
    return status === 200 ? [route] : [rule(route.path, route.path, status), route]
  })
