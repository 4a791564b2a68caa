import type { FastifyInstance } from "fastify"
import fastifyPlugin from "fastify-plugin"
import type { pino } from "pino"

/** The path as it may stand in a log: without a query, without what looks like an email address, at most 200 characters. */
export const loggedPath = (url: string): string => {
  const [path = ""] = url.split(/[?#]/, 1)
  const segments = path.split("/").map(part => (/@|%40/.test(part) ? "…" : part))
  return segments.join("/").slice(0, 200)
}

type Options = { readonly count: (status: number) => void; readonly log?: pino.Logger }

/** The plugin that counts and logs responses. No personal data: neither IP address nor query, user agent or referrer. */
export const requestLog = fastifyPlugin(async (app: FastifyInstance, { count, log }: Options) => {
  app.addHook("onResponse", async ({ method, originalUrl }, { statusCode: status, elapsedTime, raw }) => {
    count(status)
    const ms = Math.round(elapsedTime * 10) / 10
    const path = loggedPath(originalUrl)
    log?.info({ method, path, status, ms, ...(!raw.writableFinished && { broken: true }) })
  })
})
