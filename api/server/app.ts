import fastifyStatic from "@fastify/static"
import fastify, { type FastifyInstance } from "fastify"
import type { pino } from "pino"
import { statusPaths } from "../../src/shared/built-files"
import { paths } from "../../src/shared/paths"
import type { Services } from "../contact/handle-contact"
import { contact } from "./contact-route"
import { harden, limits } from "./harden"
import { type CheckReadiness, health, type Metrics } from "./health"
import { requestLog } from "./request-log"
import { maxUrlLength, requestTarget, type Site, serveSite } from "./serve-site"

const endpoints = new Set<string>([...Object.values(statusPaths), paths.contactEndpoint])

/** The address of a route: Fastify's router sees only endpoints and "/"; other paths are looked up in the manifest. */
const routeOf = ({ url = "", method }: { readonly url?: string; readonly method?: string }): string => {
  const path = url.length <= maxUrlLength ? requestTarget(url)?.path : undefined
  // Where AMP's runtime is blocked, the browser posts its form to the page.
  if (method === "POST" && path === paths.ampContact) return paths.contactEndpoint
  return path !== undefined && endpoints.has(path) ? path : "/"
}

/** The plugin of the site's pages and files. */
const pages = async (app: FastifyInstance, { site }: Pick<Parts, "site">) => {
  app.all("/", (request, reply) => serveSite(request, reply, site()))
}

type Parts = {
  site: () => Site
  services: Services
  readiness: CheckReadiness
  metrics: Metrics
  log?: pino.Logger
  /** Whether it answers what is under way before it closes, for which it waits a second. */
  drains?: boolean
}

export const buildApp = ({ site, services, readiness, metrics, log, drains = false }: Parts) => {
  const { settings } = services
  const count = (status: number) => metrics.count("http_requests_total", `{status="${status}"}`)
  const logMalformed = (line: object) => log?.info(line)
  const app = fastify({
    ...limits({ site, count, proxies: settings.TRUST_PROXY, logMalformed }),
    rewriteUrl: routeOf,
  })
  app.register(harden, { site, count, drains })
  app.register(requestLog, { count, log })
  // Only for `sendFile`, by which also the handler of unknown addresses answers.
  app.register(fastifyStatic, {
    root: site().publicDir,
    serve: false,
    cacheControl: false,
    contentType: false,
  })
  app.register(pages, { site })
  app.register(contact, { site, services })
  app.register(health, { readiness, metrics, settings })
  return app
}
