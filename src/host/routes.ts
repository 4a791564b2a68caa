import { existsSync } from "node:fs"
import { join } from "node:path"
import type { RoutesManifest } from "gatsby"
import { statusOf } from "../shared/page-status"
import { cmsPath } from "../shared/paths"
import { expandRedirects, type Redirect } from "../shared/redirects"
import { suffixes } from "../shared/server-manifest"

type Route = RoutesManifest[number]
type StaticRoute = Extract<Route, { type: "static" }>

const isStatic = (route: Route): route is StaticRoute => route.type === "static"

/** The file of a route, relative to `public/`. */
export const fileOf = (route: StaticRoute): string => route.filePath.replace(/^public\//, "")

export const filesOf = (routes: RoutesManifest): string[] => routes.filter(isStatic).map(fileOf)

/** Files in `public/` that are not served: those for Gatsby, Netlify or our own server. */
const notServed: readonly RegExp[] = [
  /^_(headers|redirects)$/,
  /^_gatsby\/slices\//,
  /^(webpack\.stats|chunk-map)\.json$/,
  /^~partytown\//,
  /(^|\/)\.(?!well-known\/)/,
  /\.map$/,
]

/**
 * The files in `public/` that have an address. Hidden files have none, except those of RFC 8615; a compressed copy of
 * another file is served instead of it, never at its own address.
 */
export const servedFiles = (routes: RoutesManifest): string[] => {
  const files = new Set(filesOf(routes))
  const isCopy = (file: string) =>
    Object.values(suffixes).some(suffix => file.endsWith(suffix) && files.has(file.slice(0, -suffix.length)))
  return [...files].filter(
    file =>
      !notServed.some(pattern => pattern.test(file)) && !isCopy(file) && existsSync(join("public", file)),
  )
}

/** Serves the CMS, which is not a Gatsby page, at its folder's address. */
export const withCmsPage = (routes: RoutesManifest): RoutesManifest =>
  routes.map(route => (route.path === `${cmsPath}/index.html` ? { ...route, path: cmsPath } : route))

/**
 * The redirects of a build, one for each address that has moved.
 * @param routes of the build; redirects of a section lead to its pages that answer 200
 * @param redirects the lines of `content/redirects.json`
 */
export const redirectsOf = (routes: RoutesManifest, redirects: readonly Redirect[]): Redirect[] => {
  const pages = routes.filter(
    route => isStatic(route) && fileOf(route).endsWith(".html") && statusOf(route.path) === 200,
  )
  return expandRedirects(
    redirects,
    pages.map(({ path }) => path),
  )
}

// Forced, since there is a file at the address (Netlify, "Redirect options").
const rule = (path: string, toPath: string, status: 301 | 404 | 410) =>
  ({ type: "redirect", path, toPath, status, force: true, headers: [] }) as unknown as Route

/** Adds redirects to the routes of a build, before all others: hosts use the first rule that matches. */
export const withRedirects = (routes: RoutesManifest, redirects: readonly Redirect[]): RoutesManifest => [
  ...redirects.map(({ from, to }) => rule(from, to, 301)),
  ...routes,
]

/**
 * Adds the status of 404 and 410 pages: a redirect to themselves, which Netlify's adapter writes into
 * `_redirects` as `/path /path 410!` (Netlify, "Redirect options").
 */
export const withStatuses = (routes: RoutesManifest): RoutesManifest =>
  routes.flatMap(route => {
    const status = isStatic(route) ? statusOf(route.path) : 200
    return status === 200 ? [route] : [rule(route.path, route.path, status), route]
  })
