import type { IncomingMessage, ServerResponse } from "node:http"
import type { Assets } from "./assets"
import { health } from "./health"
import type { FileRoute, ServerManifest } from "./manifest"
import { plainAnswer } from "./plain-answer"
import { requestTarget, type Target } from "./request-target"
import type { SiteFunction } from "./run-function"
import { sendAsset } from "./send-asset"

/** What the site answers from. */
export type Site = {
  readonly manifest: ServerManifest
  readonly assets: Assets
  readonly functions: ReadonlyMap<string, SiteFunction>
}

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<unknown> | unknown

const isRead = (method: string | undefined) => method === "GET" || method === "HEAD"

const redirect = (res: ServerResponse, status: number, location: string) =>
  plainAnswer(res, status, `${location}\n`, { location })

const answerHealth = async (res: ServerResponse) => {
  const state = await health()
  plainAnswer(res, state.status === "ok" ? 200 : 503, `${JSON.stringify(state)}\n`, {})
}

/** The address with another spelling: without the slashes at its end. Only where it leads to something. */
const withoutSlash = ({ path }: Target, { assets, functions }: Site): string | undefined => {
  const address = path.replace(/\/+$/, "") || "/"
  if (address === path) return undefined
  return assets.find(address) || functions.has(address) ? address : undefined
}

const notFoundRoute = ({ manifest }: Site) => {
  const routes = manifest.notFound.map(({ below, file }): { below: string; route: FileRoute | undefined } => {
    const found = manifest.files.find(route => route.file === file)
    return { below, route: found && { ...found, status: 404 } }
  })
  return (path: string) => routes.find(({ below }) => path.startsWith(below))?.route
}

/**
 * Answers a request from the site: its files with their statuses, its functions, its redirects, and pages for what it
 * does not know.
 */
export const siteHandler = (site: Site): Handler => {
  const { manifest, assets, functions } = site
  const common = Object.entries(manifest.headers)
  const redirects = new Map(manifest.redirects.map(rule => [rule.from, rule]))
  const notFound = notFoundRoute(site)
  return (req, res) => {
    const target = requestTarget(req.url ?? "")
    const asset = target && assets.find(target.path)
    if (asset && isRead(req.method)) return sendAsset(req, res, assets, asset)
    for (const [name, value] of common) res.setHeader(name, value)
    if (!target) return plainAnswer(res, 400, "Bad Request\n")
    const { path, query } = target
    const run = functions.get(path)
    if (run) return run(req, res)
    if (path === "/healthz" && isRead(req.method)) return answerHealth(res)
    if (asset) return plainAnswer(res, 405, "Method Not Allowed\n", { allow: "GET, HEAD" })
    const address = withoutSlash(target, site)
    if (address) return redirect(res, isRead(req.method) ? 301 : 308, `${encodeURI(address)}${query}`)
    const rule = redirects.get(path)
    if (rule) return redirect(res, rule.status, `${rule.to}${query}`)
    const page = notFound(path)
    if (!page) return plainAnswer(res, 404, "Not Found\n")
    return sendAsset(req, res, assets, page)
  }
}
