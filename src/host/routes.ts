import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { RoutesManifest } from "gatsby"
import { filesBelow } from "../read-files"
import { absoluteUrl, documentFile } from "../shared/addresses"
import { escapeHtml } from "../shared/escape"
import { statusOf } from "../shared/page-status"
import { cmsPath } from "../shared/paths"
import { guessedAddresses, type Redirect } from "../shared/redirects"
import { suffixes } from "../shared/server-manifest"
import { site } from "../shared/site"
import { fillTokens } from "../shared/text-tokens"
import { outputWords } from "../shared/words/outputs"

type Route = RoutesManifest[number]
export type StaticRoute = Extract<Route, { type: "static" }>

const isStatic = (route: Route): route is StaticRoute => route.type === "static"

export const staticRoutes = (routes: RoutesManifest): StaticRoute[] => routes.filter(isStatic)

export const fileOf = (route: StaticRoute): string => route.filePath.replace(/^public\//, "")

export const isDocument = (route: StaticRoute): boolean => fileOf(route).endsWith(".html")

export const isByProduct = (file: string): boolean => /\.map$|^(webpack\.stats|chunk-map)\.json$/.test(file)

// For Gatsby or Netlify, or hidden; but `.well-known` is public (RFC 8615).
const isInternal = (file: string): boolean =>
  /^_(headers|redirects)$|^_gatsby\/slices\/|^~partytown\/|(^|\/)\.(?!well-known\/)/.test(file)

/** A copy of what an owner wrote, not of what was built. */
const isOwners = (file: string): boolean => file.startsWith("static/") || existsSync(join("static", file))

/** Those of `public/` that have an address. A compressed copy is served instead of its file, never on its own. */
export const servedRoutes = (routes: RoutesManifest): StaticRoute[] => {
  const all = staticRoutes(routes)
  const files = new Set(all.map(fileOf))
  const isCopy = (file: string) =>
    Object.values(suffixes).some(
      suffix =>
        file.endsWith(suffix) &&
        // Gatsby removes a page that is gone from a former build, but not the copies of it.
        (files.has(file.slice(0, -suffix.length)) || !isOwners(file)),
    )
  return all.filter(route => {
    const file = fileOf(route)
    return !isByProduct(file) && !isInternal(file) && !isCopy(file) && existsSync(join("public", file))
  })
}

/** Serves the CMS, which is not a Gatsby page, at its folder's address. */
export const withCmsPage = (routes: RoutesManifest): RoutesManifest =>
  routes.map(route => (route.path === `${cmsPath}/index.html` ? { ...route, path: cmsPath } : route))

/** A document that an owner put below `static/` answers 200, wherever it is. */
export const statusOfRoute = (route: StaticRoute) =>
  isDocument(route) && !isOwners(fileOf(route)) ? statusOf(route.path) : 200

/** Adds a redirect of each 404 and 410 page to itself, which Netlify's adapter writes as `/path /path 410!`. */
export const withStatuses = (routes: RoutesManifest): RoutesManifest =>
  routes.flatMap(route => {
    const status = isStatic(route) ? statusOfRoute(route) : 200
    if (status === 200) return [route]
    // Forced, since there is a file at the address (Netlify, "Redirect options").
    const { path } = route
    return [{ type: "redirect", path, toPath: path, status, force: true, headers: [] }, route]
  })

const ownFilesList = ".cache/own-files.json"

/** For hosts without redirects: search engines take an immediate refresh for a permanent redirect (Google Search Central). */
const redirectPage = ({ to }: Redirect, siteUrl: string): string =>
  [
    `<!doctype html><html lang="${site.language}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(`${outputWords.moved} | ${site.brand}`)}</title>`,
    `<link rel="canonical" href="${absoluteUrl(siteUrl, to)}">`,
    `<meta http-equiv="refresh" content="0;url=${to}">`,
    '<meta name="viewport" content="width=device-width">',
    `</head><body><p>${fillTokens(escapeHtml(outputWords.movedTo), { link: `<a href="${to}">${to}</a>` })}</p></body></html>\n`,
  ].join("\n")

/** Removes what Gatsby does not track of the previous build: redirect pages and the files of `static/`, which it copies again. */
export const removeFormerFiles = (): void => {
  if (!existsSync(ownFilesList)) return
  for (const file of JSON.parse(readFileSync(ownFilesList, "utf8")) as string[])
    rmSync(join("public", file), { force: true })
}

export const writeRedirectPages = (routes: RoutesManifest, siteUrl: string): void => {
  const redirects = routes.flatMap(route =>
    route.type === "redirect" && route.status === 301 && guessedAddresses.get(route.path) !== route.toPath
      ? [{ from: route.path, to: route.toPath }]
      : [],
  )
  for (const redirect of redirects) {
    const file = join("public", documentFile(redirect.from))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, redirectPage(redirect, siteUrl))
  }
  const pages = redirects.map(({ from }) => documentFile(from))
  writeFileSync(ownFilesList, JSON.stringify([...pages, ...filesBelow("static").files]))
}
