import type { IncomingMessage, ServerResponse } from "node:http"
import { sendAsset } from "../static-files/send-asset"
import type { Site } from "./open-site"
import { plainAnswer } from "./plain-answer"
import { requestTarget, withoutEndSlashes } from "./request-target"
import { statusAnswers } from "./status-answers"

/** Answers a request; rejects when that fails. */
export type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<unknown> | unknown

const isRead = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD"

const isHost = (name = "") => name.length === 4 && name.toLowerCase() === "host"

/** Every request of HTTP/1.1 names its host, and none names two (RFC 9112, section 3.2). */
const namesItsHost = ({ httpVersion, rawHeaders }: IncomingMessage): boolean => {
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2) if (isHost(rawHeaders[i])) hosts += 1
  return hosts === 1 || (hosts === 0 && httpVersion !== "1.1")
}

// The site's own addresses have at most some hundred characters, a long search 2,000.
const longestAddress = 2048

const redirect = (res: ServerResponse, status: number, location: string) =>
  plainAnswer(res, status, `${location}\n`, { location })

/**
 * Answers a request from the site: its files with their statuses, its functions, its redirects, and pages for what it does
 * not know. An address with slashes at its end leads to the one without only if there is one, so that nothing unknown is
 * ever redirected, and never anywhere else.
 */
export const siteHandler = ({ manifest, assetsFor, functions, hasFiles }: Site): Handler => {
  const statuses = new Map<string, Handler>(Object.entries(statusAnswers(hasFiles)))
  const common = Object.entries(manifest.headers)
  const redirects = new Map(manifest.redirects.map(rule => [rule.from, rule]))
  return (req, res) => {
    const assets = assetsFor(req)
    const { url = "" } = req
    const isLong = url.length > longestAddress
    const target = !isLong && namesItsHost(req) ? requestTarget(url) : undefined
    const asset = target && assets.find(target.path)
    if (asset && isRead(req)) return sendAsset(req, res, assets, asset)
    for (const [name, value] of common) res.setHeader(name, value)
    if (isLong) return plainAnswer(res, 414, "URI Too Long\n")
    if (!target) return plainAnswer(res, 400, "Bad Request\n")
    const { path, query } = target
    const run = functions.get(path)
    if (run) return run(req, res)
    const status = isRead(req) ? statuses.get(path) : undefined
    if (status) return status(req, res)
    if (asset) return plainAnswer(res, 405, "Method Not Allowed\n", { allow: "GET, HEAD" })
    const address = withoutEndSlashes(path)
    if (address !== path && (assets.find(address) || functions.has(address)))
      return redirect(res, isRead(req) ? 301 : 308, `${encodeURI(address)}${query}`)
    const rule = redirects.get(address)
    if (rule) return redirect(res, rule.status, `${rule.to}${query}`)
    const page = assets.notFound(path)
    return page ? sendAsset(req, res, assets, page) : plainAnswer(res, 404, "Not Found\n")
  }
}
